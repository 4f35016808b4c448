import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import { exists } from '../files/draft-file.ts'
import { filesText } from '../output/files-text.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { fingerprintOf, writePublicKey } from '../signatures/public-key.ts'
import { writeReport } from '../validation/report-file.ts'
import { caseJson, describeCase } from './case-output.ts'
import { suiteJson } from './cases.ts'
import { signStatement, writeCertificate } from './certificate.ts'
import type { RunOptions } from './certify.ts'
import { type CaseResult, checkCases } from './check-cases.ts'
import { loadVendorKey } from './vendor-key.ts'

/** Checks the files of a folder against the suite, and writes a certificate of what was found. */
export async function runSuite(folder: string, options: RunOptions, context: Context): Promise<Result> {
  const { words } = context
  const { product, output, force } = options
  if (output !== undefined && product === undefined) {
    throw new Failure(exitCodes.usage, { code: 'needs-product', ...words.certification.needsProduct })
  }
  if (output !== undefined && !force && (await exists(output))) {
    throw new Failure(exitCodes.usage, { code: 'file-exists', ...words.files.fileExists(output) })
  }
  const results = await checkCases(folder, context)
  const certificate = output === undefined ? null : await certify(results, output, product ?? '', context)
  const failed = results.filter(({ verdict }) => verdict !== 'passed')
  const passedCount = results.length - failed.length
  const outputs = failed.map(result => describeCase(result, context))
  const closing = [
    words.certification.totals(passedCount, results.length),
    ...(certificate ? words.certification.written(makePrintable(certificate.file), certificate.fingerprint) : []),
  ]
  return {
    exitCode: failed.length === 0 ? exitCodes.fine : exitCodes.refused,
    json: {
      ok: failed.length === 0,
      suite: suiteJson,
      product: product ?? null,
      passed: passedCount,
      cases: results.map(result => caseJson(result, context)),
      certificate,
    },
    text: filesText(outputs, closing),
    view: async () => (await import('../output/views/files.tsx')).filesView(outputs, closing),
  }
}

async function certify(results: readonly CaseResult[], place: string, product: string, context: Context) {
  const { words, version } = context
  const key = await loadVendorKey(process.env, words)
  const publicKey = writePublicKey(key)
  const statement = {
    product,
    date: new Date().toISOString(),
    command: version,
    suite: suiteJson,
    cases: results.map(({ case: { name }, verdict, file }) => ({ name, verdict, sha256: file?.sha256 ?? null })),
    publicKey,
  }
  await writeReport(place, writeCertificate(signStatement(statement, key)), words)
  return { file: place, fingerprint: fingerprintOf(publicKey) }
}
