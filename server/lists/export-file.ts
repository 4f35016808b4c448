import type { ExportFacts, Field } from '@ma-cantine/lib/entities/field'
import type { FileFormat } from '@ma-cantine/lib/http/file-endpoints'
import { writeOds } from '@ma-cantine/lib/spreadsheets/ods/write-ods'
import { writeXlsxStream } from 'hucre/xlsx'
import { Download } from '../http/download.ts'
import { type Cell, exportColumns } from './export-columns.ts'
import { mediaTypes } from './media-types.ts'

type Batches = AsyncIterable<readonly Readonly<Record<string, unknown>>[]>

export interface ExportNames {
  /** Of the file, without its extension, in plain ASCII. */
  readonly file: string
  readonly sheet: string
}

/** Makes the exports of an entity: files for people to read, not for imports. Rows come in batches, by property. */
export function exportFile(fields: Readonly<Record<string, Field & ExportFacts>>, names: ExportNames) {
  const { headers, sheetColumns, odsColumns, sheetRow, csvHeader, csvRow } = exportColumns(fields)
  const name = names.sheet

  async function* lines(batches: Batches): AsyncGenerator<string> {
    yield csvHeader
    for await (const rows of batches) yield rows.map(csvRow).join('')
  }
  async function* cells(batches: Batches): AsyncGenerator<Cell[]> {
    for await (const rows of batches) yield* rows.map(sheetRow)
  }
  async function* cellsWithHeaders(batches: Batches): AsyncGenerator<Cell[]> {
    yield headers
    yield* cells(batches)
  }
  const contents = {
    csv: lines,
    xlsx: (batches: Batches) =>
      writeXlsxStream(cells(batches), { name, columns: sheetColumns, freezePane: { rows: 1 } }),
    ods: (batches: Batches) => writeOds(cellsWithHeaders(batches), { name, columns: odsColumns }),
  }
  return (format: FileFormat, batches: Batches): Download =>
    new Download(`${names.file}.${format}`, mediaTypes[format], contents[format](batches))
}
