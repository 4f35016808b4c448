import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { CheckedInput } from '../checks/check-input.ts'
import type { Words } from '../words/fr.ts'
import { type Baseline, fingerprintsOf, leaveOutKnown, readBaseline, writtenBaseline } from './baseline.ts'
import type { BaselineOptions } from './baseline-options.ts'
import { writeReport } from './report-file.ts'

export interface BaselineComparison {
  readonly checked: readonly CheckedInput[]
  /** How many errors and warnings are known already; null without a baseline. */
  readonly known: number | null
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
