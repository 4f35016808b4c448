import { certificationSuite } from '@ma-cantine/lib/generated/certification-suite'
import { formatMoment } from '@ma-cantine/lib/messages/dates'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import { readText } from '../files/read-text.ts'
import { marks } from '../output/file-output.ts'
import type { Result } from '../output/result.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { fingerprintOf } from '../signatures/public-key.ts'
import { mostBytes } from './case-file.ts'
import { suiteJson } from './cases.ts'
import { type Certificate, isSignedByItsKey, readCertificate } from './certificate.ts'
import type { VerifyOptions } from './certify.ts'
import { checkCases } from './check-cases.ts'

interface CertificateCheck {
  readonly check: 'form' | 'signature' | 'key' | 'suite' | 'cases' | 'files'
  readonly ok: boolean
  readonly message: string
}

/** Checks a certificate, and again the files that it is about. */
export async function verifyCertificate(
  file: string,
  { files, key }: VerifyOptions,
  context: Context,
): Promise<Result> {
  const { words, locale } = context
  const { certification: sentences } = words
  const certificate = readCertificate(await readText(file, mostBytes, context.words))
  const checks: readonly CertificateCheck[] = certificate
    ? [
        signatureCheck(certificate, context),
        ...(key === undefined ? [] : [keyCheck(certificate, key, context)]),
        suiteCheck(certificate, context),
        casesCheck(certificate, context),
        ...(files === undefined ? [] : [await filesCheck(certificate, files, context)]),
      ]
    : [{ check: 'form', ok: false, message: sentences.check.altered }]
  const ok = checks.every(check => check.ok)
  const isToCome = certificate !== null && Date.parse(certificate.date) > Date.now() + 86_400_000
  const notes = [
    ...(isToCome ? [sentences.check.future] : []),
    ...(ok && files === undefined ? [sentences.statementOnly] : []),
  ]
  return {
    exitCode: ok ? exitCodes.fine : exitCodes.refused,
    json: {
      ok,
      checks,
      notes,
      product: certificate?.product ?? null,
      date: certificate?.date ?? null,
      suite: certificate?.suite ?? null,
      fingerprint: certificate && fingerprintOf(certificate.publicKey),
    },
    text: [
      `${ok ? marks.good : marks.bad} ${makePrintable(file)} — ${ok ? sentences.holds : sentences.doesNotHold}`,
      ...(certificate ? [`  ${sentences.declared(certificate.product, formatMoment(certificate.date, locale))}`] : []),
      ...checks.map(check => `  ${check.ok ? marks.good : marks.bad} ${check.message}`),
      ...(notes.length > 0 ? ['', ...notes] : []),
    ].join('\n'),
  }
}

function signatureCheck(certificate: Certificate, { words }: Context): CertificateCheck {
  const { check: sentences } = words.certification
  const ok = isSignedByItsKey(certificate)
  const key = fingerprintOf(certificate.publicKey)
  return { check: 'signature', ok, message: ok ? sentences.signature(key) : sentences.wrongSignature(key) }
}

function keyCheck(certificate: Certificate, key: string, { words }: Context): CertificateCheck {
  const { check: sentences } = words.certification
  const ok = fingerprintOf(certificate.publicKey) === key.trim()
  return { check: 'key', ok, message: ok ? sentences.expectedKey : sentences.otherKey(makePrintable(key)) }
}

const hasOwnSuite = ({ suite }: Certificate): boolean =>
  suite.version === suiteJson.version && suite.digest === suiteJson.digest

function suiteCheck(certificate: Certificate, { words }: Context): CertificateCheck {
  const { check: sentences } = words.certification
  const { version } = certificate.suite
  if (hasOwnSuite(certificate)) return { check: 'suite', ok: true, message: sentences.suite(version) }
  const message =
    version === suiteJson.version ? sentences.otherSuite(version) : sentences.olderSuite(version, suiteJson.version)
  return { check: 'suite', ok: false, message }
}

function casesCheck(certificate: Certificate, { words }: Context): CertificateCheck {
  const { check: sentences } = words.certification
  const { cases } = certificate
  const names = certificationSuite.cases.map(({ name }) => name)
  if (hasOwnSuite(certificate) && cases.map(({ name }) => name).join() !== names.join())
    return { check: 'cases', ok: false, message: sentences.otherCases }
  const failed = cases.filter(({ verdict, sha256 }) => verdict !== 'passed' || sha256 === null)
  if (failed.length > 0)
    return { check: 'cases', ok: false, message: sentences.failedCases(failed.map(({ name }) => name)) }
  return { check: 'cases', ok: true, message: sentences.cases(cases.length) }
}

async function filesCheck(certificate: Certificate, folder: string, context: Context): Promise<CertificateCheck> {
  const { check: sentences } = context.words.certification
  if (!hasOwnSuite(certificate)) return { check: 'files', ok: false, message: sentences.filesOfOtherSuite }
  const results = await checkCases(folder, context)
  const others = results.filter(({ case: { name }, verdict, file }) => {
    const certified = certificate.cases.find(each => each.name === name)
    return certified?.verdict !== verdict || certified.sha256 !== (file?.sha256 ?? null)
  })
  if (others.length === 0) return { check: 'files', ok: true, message: sentences.files }
  return { check: 'files', ok: false, message: sentences.otherFiles(others.map(({ case: { name } }) => name)) }
}
