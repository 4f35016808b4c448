import type { ByteSource } from '../imports/byte-source.ts'
import type { FileKind } from '../imports/file-kind.ts'
import { type ColumnSurvey, ColumnWatch } from './column-survey.ts'
import type { EncodingDoubt } from './encoding-doubt.ts'
import { findHeader } from './find-header.ts'
import { type ReadSourceOptions, readSource } from './read-source.ts'

export interface SourceSurvey {
  readonly sheet: string | null
  readonly delimiter: ',' | ';' | '\t' | '|' | null
  readonly headerRow: number
  readonly labels: readonly string[]
  /** The number of rows below the header that hold something. */
  readonly rows: number
  readonly columns: readonly ColumnSurvey[]
}

export interface SurveyOptions extends Pick<ReadSourceOptions, 'encoding' | 'limits'> {
  readonly kind: FileKind
}

/** Reads a whole file once and describes its columns, in memory that does not grow with it. Null when it holds no table. */
export async function surveySource(
  source: ByteSource,
  { kind, encoding, limits }: SurveyOptions,
): Promise<SourceSurvey | EncodingDoubt | null> {
  let headerRow = 0
  let labels: readonly string[] = []
  let columns: ColumnWatch[] = []
  let rows = 0
  const reading = await readSource(source, {
    encoding,
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
  if (reading.encoding?.isSure === false) return { doubt: reading.encoding }
  const { sheet, delimiter } = reading
  return { sheet, delimiter, headerRow, labels, rows, columns: columns.map(column => column.survey()) }
}
