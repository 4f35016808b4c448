import type { ByteSource } from '../imports/byte-source.ts'
import type { FileKind } from '../imports/file-kind.ts'
import type { WorkbookLimits } from '../spreadsheets/workbook-limits.ts'
import { type ColumnSurvey, ColumnWatch } from './column-survey.ts'
import { findHeader } from './find-header.ts'
import { readSource } from './read-source.ts'

export interface SourceSurvey {
  readonly sheet: string | null
  readonly delimiter: ',' | ';' | '\t' | '|' | null
  readonly headerRow: number
  readonly labels: readonly string[]
  /** The number of rows below the header that hold something. */
  readonly rows: number
  readonly columns: readonly ColumnSurvey[]
}

/** Reads a whole file once and describes its columns, in memory that does not grow with it. Null when it holds no table. */
export async function surveySource(
  source: ByteSource,
  { kind, limits }: { readonly kind: FileKind; readonly limits?: Partial<WorkbookLimits> | undefined },
): Promise<SourceSurvey | null> {
  let headerRow = 0
  let labels: readonly string[] = []
  let columns: ColumnWatch[] = []
  let rows = 0
  const reading = await readSource(source, {
    limits,
    choose: readings => {
      const header = findHeader(kind, readings)
      if (!header) return null
      headerRow = header.row
      labels = header.labels
      columns = labels.map(label => new ColumnWatch(label))
      return header.reading
    },
    onRow: (cells, row) => {
      if (row <= headerRow || cells.every(cell => cell.trim() === '')) return
      rows++
      for (const [position, column] of columns.entries()) column.add(cells[position] ?? '', rows)
    },
  })
  if (!reading) return null
  const { sheet, delimiter } = reading
  return { sheet, delimiter, headerRow, labels, rows, columns: columns.map(column => column.survey()) }
}
