import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { CheckedInput } from '../checks/check-input.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'
import { type Baseline, fingerprintsOf, leaveOutKnown, readBaseline, writtenBaseline } from './baseline.ts'
import { writeReport } from './report-file.ts'

export interface BaselineOptions {
  /** What is in this file is not told again. */
  readonly baseline?: string
  /** Where what is found goes, for a later run. */
  readonly writeBaseline?: string
}

export interface BaselineComparison {
  readonly checked: readonly CheckedInput[]
  /** How many errors and warnings are known already; null without a baseline. */
  readonly known: number | null
}

/** @throws Failure when the server is asked as well: its errors come without the content of their rows. */
export function refuseOnlineBaseline(
  { baseline, writeBaseline, online }: BaselineOptions & { readonly online?: true },
  words: Words,
): void {
  if (!online || (baseline ?? writeBaseline) === undefined) return
  throw new Failure(exitCodes.usage, { code: 'baseline-online', ...words.validation.baselineOnline })
}

/**
 * Leaves out of the reports what an earlier run has found, and writes what this one finds.
 * @param pathOf where the text of a file is.
 */
export async function compareWithBaseline(
  all: readonly CheckedInput[],
  { baseline: file, writeBaseline, maxErrors }: BaselineOptions & { readonly maxErrors: number },
  pathOf: (checked: CheckedInput) => Promise<string>,
  tables: readonly Table[],
  words: Words,
): Promise<BaselineComparison> {
  if (file === undefined && writeBaseline === undefined) return { checked: all, known: null }
  const baseline = file === undefined ? new Map<string, number>() : await readBaseline(file, words)
  const found: Baseline = new Map()
  const compared: CheckedInput[] = []
  let knownCount = 0
  for (const checked of all) {
    if ('problem' in checked) {
      compared.push(checked)
      continue
    }
    const fingerprints = await fingerprintsOf(checked, await pathOf(checked), tables, words)
    for (const fingerprint of fingerprints.values()) found.set(fingerprint, (found.get(fingerprint) ?? 0) + 1)
    const { report, known } = leaveOutKnown(checked.report, fingerprints, baseline)
    compared.push({ ...checked, report: cut(report, maxErrors) })
    knownCount += known
  }
  if (writeBaseline !== undefined) await writeReport(writeBaseline, writtenBaseline(found), words)
  return { checked: compared, known: file === undefined ? null : knownCount }
}

/** More are compared than are shown. */
const cut = (report: FileReport, maximum: number): FileReport => ({
  ...report,
  errors: report.errors.slice(0, maximum),
  warnings: report.warnings.slice(0, maximum),
})
