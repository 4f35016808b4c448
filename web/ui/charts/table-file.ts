import { csvCell } from '@ma-cantine/lib/table-schema/csv-cell'

export interface FileTable {
  /** The name of the file, without extension. */
  readonly name: string
  /** The name of the sheet of a workbook. */
  readonly sheet: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

const mediaTypes = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
} as const
export type TableFormat = keyof typeof mediaTypes

/** Spreadsheets refuse these in the name of a sheet, and more than 31 characters. */
const sheetName = (text: string): string =>
  text
    .replace(/[[\]:*?/\\']/g, ' ')
    .slice(0, 31)
    .trim()

/** Replaces characters that XML forbids. */
const cellText = (text: string): string => text.toWellFormed().replace(/[^\P{Cc}\t\r\n]|[\ufffe\uffff]/gu, '\ufffd')

/** Makes a small file of a table. Texts are text cells, never formulas; numbers can be added up. */
export async function tableFile(table: FileTable, format: TableFormat): Promise<File> {
  const content = { csv: csvOf, xlsx: xlsxOf, ods: odsOf }[format]
  return new File(await content(table), `${table.name}.${format}`, { type: mediaTypes[format] })
}

/** French spreadsheets read semicolons, decimal commas, and UTF-8 by its mark. */
async function csvOf({ header, rows }: FileTable): Promise<BlobPart[]> {
  const textOf = (cell: string | number) => (typeof cell === 'number' ? String(cell).replace('.', ',') : cell)
  const line = (cells: readonly (string | number)[]) => `${cells.map(cell => csvCell(textOf(cell))).join(';')}\r\n`
  return [`\ufeff${[header, ...rows].map(line).join('')}`]
}

const widthOf = ({ header, rows }: FileTable, column: number): number =>
  Math.min(Math.max(10, ...[header, ...rows].map(row => String(row[column] ?? '').length + 2)), 50)

const cellsOf = ({ header, rows }: FileTable): (string | number)[][] =>
  [header, ...rows].map(row => row.map(cell => (typeof cell === 'string' ? cellText(cell) : cell)))

async function xlsxOf(table: FileTable): Promise<BlobPart[]> {
  const { writeXlsx } = await import('hucre/xlsx')
  const columns = table.header.map((_, index) => ({
    width: widthOf(table, index),
    numFmt: index === 0 ? '@' : 'General',
  }))
  const sheet = { name: sheetName(table.sheet), columns, rows: cellsOf(table), freezePane: { rows: 1 } }
  return [(await writeXlsx({ sheets: [sheet] })) as Uint8Array<ArrayBuffer>]
}

async function odsOf(table: FileTable): Promise<BlobPart[]> {
  const { writeOds } = await import('@ma-cantine/lib/spreadsheets/ods/write-ods')
  const columns = table.header.map((_, index) => ({
    width: widthOf(table, index),
    type: index === 0 ? ('text' as const) : ('number' as const),
  }))
  async function* rows() {
    yield* cellsOf(table)
  }
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of writeOds(rows(), { name: sheetName(table.sheet), columns })) {
    parts.push(part as Uint8Array<ArrayBuffer>)
  }
  return parts
}
