import { checkFile, type FileReport } from '../imports/check-file.ts'
import type { Table } from '../table-schema/table.ts'
import { compareRows, type Difference, type ReadRow, type RowValues } from './compare-rows.ts'
import { kindOfCase, referenceFile } from './reference-file.ts'
import type { CertificationCase } from './suite.ts'

export interface CaseCheck {
  /** The verdict of the engine on the file. */
  readonly report: FileReport
  /** Empty while the file is refused: rows with an error have no values to compare. */
  readonly differences: readonly Difference[]
}

/** A file of a case holds a few rows: more of them is another file, and is not compared further. */
const mostRows = 1000

/** No file of a case unpacks to more. */
const workbookLimits = { unpackedBytes: 50_000_000 }

/** Checks a file by the engine, and compares its values with those that the case expects. */
export async function checkCase(each: CertificationCase, bytes: Uint8Array): Promise<CaseCheck> {
  const { report, rows } = await readRows(each, bytes)
  if (!report.valid) return { report, differences: [] }
  const { rows: expected } = await readRows(each, new TextEncoder().encode(referenceFile(each)))
  return {
    report,
    differences: compareRows(
      rows,
      expected.map(({ values }) => values),
    ),
  }
}

async function readRows(
  each: CertificationCase,
  bytes: Uint8Array,
): Promise<{ readonly report: FileReport; readonly rows: readonly ReadRow[] }> {
  const rows: ReadRow[] = []
  const report = await checkFile([bytes], {
    kind: kindOfCase(each),
    workbookLimits,
    onRecord: (draft, row, table) => {
      if (rows.length < mostRows) rows.push({ row, values: valuesOf(draft as Record<string, unknown>, table) })
    },
  })
  return { report, rows }
}

const valuesOf = (draft: Record<string, unknown>, { columnOf }: Table): RowValues =>
  new Map([...columnOf].map(([property, column]) => [column, comparable(draft[property])]))

/** The order of a list means nothing, nor do the ways to end a line or to join a letter and its accent. */
function comparable(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (Array.isArray(value)) return value.map(comparable).sort().join(', ')
  return String(value).normalize('NFC').replaceAll('\r\n', '\n')
}
