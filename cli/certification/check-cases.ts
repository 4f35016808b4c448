import { type CaseCheck, checkCase } from '@ma-cantine/lib/certification/check-case'
import type { CertificationCase } from '@ma-cantine/lib/certification/suite'
import { certificationSuite } from '@ma-cantine/lib/generated/certification-suite'
import type { Context } from '../app/context.ts'
import { isFolder } from '../files/find-files.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import { type CaseFile, type CaseTrouble, readCaseFile } from './case-file.ts'

export type CaseVerdict = 'passed' | 'failed' | 'missing'

export interface CaseResult {
  readonly case: CertificationCase
  readonly verdict: CaseVerdict
  readonly file: Pick<CaseFile, 'file' | 'sha256'> | null
  /** Null when there is no file to check. */
  readonly check: CaseCheck | null
  readonly trouble: CaseTrouble | null
}

/** Checks the files of all cases. @throws Failure when there is no such folder. */
export async function checkCases(folder: string, { words }: Context): Promise<CaseResult[]> {
  if (!(await isFolder(folder).catch(() => false))) {
    throw new Failure(exitCodes.usage, { code: 'no-folder', ...words.certification.noFolder(folder) })
  }
  const results: CaseResult[] = []
  for (const each of certificationSuite.cases) {
    const read = await readCaseFile(folder, each.name)
    if ('trouble' in read) {
      const { trouble } = read
      const verdict = trouble.code === 'no-file' ? 'missing' : 'failed'
      results.push({ case: each, verdict, file: null, check: null, trouble })
      continue
    }
    const check = await checkCase(each, read.bytes)
    const isRight = check.report.valid && check.differences.length === 0
    const { file, sha256 } = read
    results.push({
      case: each,
      verdict: isRight ? 'passed' : 'failed',
      file: { file, sha256 },
      check,
      trouble: null,
    })
  }
  return results
}
