import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import { RawRows } from '@ma-cantine/lib/repair/raw-rows'
import { withoutKnown } from '@ma-cantine/lib/reports/without-known'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { CheckedInput } from '../checks/check-input.ts'
import { readInput, readingProblem } from '../files/read-input.ts'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'
import { baselineErrors } from './baseline-options.ts'

type Finding = FileReport['errors'][number]

/** How many times each finding was there. A fingerprint shows nothing of the data, so that a baseline can be shared. */
export type Baseline = Map<string, number>

/** @throws Failure when the file is no baseline. */
export async function readBaseline(file: string, words: Words): Promise<Baseline> {
  try {
    const { findings } = JSON.parse(await readFile(file, 'utf8')) as { findings: Record<string, number> }
    return new Map(Object.entries(findings))
  } catch (error) {
    const problem = readingProblem(error, file, words) ?? { code: 'no-baseline', ...words.validation.noBaseline(file) }
    throw new Failure(exitCodes.usage, problem)
  }
}

export const writtenBaseline = (baseline: Baseline): string =>
  `${JSON.stringify({ version: 1, findings: Object.fromEntries([...baseline].sort()) }, null, 1)}\n`

/** The findings of one or several files, by fingerprint. */
export type Fingerprints = ReadonlyMap<Finding, string>

/**
 * Tells findings by what they are about rather than by their row number: code, column, value, content of the row.
 * @param path where the text of the file is.
 * @throws Failure when the report does not hold all its findings.
 */
export async function fingerprintsOf(
  checked: Extract<CheckedInput, { report: unknown }>,
  path: string,
  tables: readonly Table[],
  words: Words,
): Promise<Fingerprints> {
  const { errors, warnings, errorCount, warningCount } = checked.report
  if (errors.length < errorCount || warnings.length < warningCount) {
    const sentences = words.validation.baselineTooLarge(checked.file, baselineErrors)
    throw new Failure(exitCodes.usage, { code: 'baseline-too-large', ...sentences })
  }
  const byRow = Map.groupBy([...errors, ...warnings], ({ row }) => row)
  const fingerprints = new Map<Finding, string>()
  const add = (findings: readonly Finding[] = [], cells: readonly string[] = []) => {
    for (const finding of findings) fingerprints.set(finding, fingerprintOf(finding, cells))
  }
  let row = 0
  const rows = new RawRows({
    tables,
    onRow: cells => {
      add(byRow.get(++row), cells)
      byRow.delete(row)
    },
    // A finding in what makes no row is told by its code alone.
    onRest: () => {},
  })
  if (byRow.size > 0) {
    for await (const chunk of readInput(path, () => {})) rows.push(chunk)
    rows.end()
  }
  for (const findings of byRow.values()) add(findings)
  return fingerprints
}

function fingerprintOf({ code, field, column, value }: Finding, cells: readonly string[]): string {
  const text = JSON.stringify([code, field ?? column, value, cells.map(cell => cell.trim())])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** Leaves out of a report what the baseline has, each as often as it has it, and takes that from the baseline. */
export function leaveOutKnown(
  report: FileReport,
  fingerprints: Fingerprints,
  baseline: Baseline,
): { readonly report: FileReport; readonly known: number } {
  const known = new Set<Finding>()
  for (const [finding, fingerprint] of fingerprints) {
    const left = baseline.get(fingerprint) ?? 0
    if (left === 0) continue
    baseline.set(fingerprint, left - 1)
    known.add(finding)
  }
  return { report: withoutKnown(report, known), known: known.size }
}
