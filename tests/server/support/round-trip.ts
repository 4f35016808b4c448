import { writeOds } from '@ma-cantine/lib/spreadsheets/ods/write-ods'
import { openWorkbook } from '@ma-cantine/lib/spreadsheets/open-workbook'
import { defaultWorkbookLimits, WorkbookBudget } from '@ma-cantine/lib/spreadsheets/workbook-limits'
import { parse } from 'csv-parse/sync'
import { inlineRows, packParts, xlsxParts } from '../../support/workbooks.ts'

/** The formats of exported files. */
export const fileFormats = ['csv', 'xlsx', 'ods'] as const
export type FileFormat = (typeof fileFormats)[number]

export const fileTypes: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
}

/** Texts that a spreadsheet, a CSV file or XML could change. */
export const hostileTexts = [
  '=1+1',
  "'=1+1",
  '-5',
  '@ici',
  '0123',
  '  deux   espaces ',
  'a;b,"c"',
  '<&>',
  'ligne 1\nligne 2',
  '2,1E+13',
]

export async function rowsOf(content: Buffer, format: FileFormat): Promise<string[][]> {
  if (format === 'csv') return parse(content, { bom: true, delimiter: ';' }) as string[][]
  const workbook = await openWorkbook(content, new WorkbookBudget(defaultWorkbookLimits))
  const rows: string[][] = []
  for (const sheet of workbook.sheets) await workbook.readRows(sheet, cells => rows.push([...cells]))
  return rows
}

/** The same file with other cells, as a spreadsheet saves it. */
export async function withCells(
  content: Buffer,
  format: FileFormat,
  changes: readonly (readonly [row: number, column: number, text: string])[],
): Promise<Buffer | string> {
  const cells = await rowsOf(content, format)
  for (const [row, column, value] of changes) (cells[row] as string[])[column] = value
  if (format === 'csv') {
    return cells.map(row => row.map(cell => `"${cell.replaceAll('"', '""')}"`).join(';')).join('\r\n')
  }
  if (format === 'xlsx') {
    return Buffer.from(await packParts(xlsxParts([{ name: 'Feuille', rows: inlineRows(cells) }])))
  }
  const rows = async function* () {
    yield* cells
  }
  const parts: Uint8Array[] = []
  for await (const part of writeOds(rows(), { name: 'Feuille', columns: [] })) parts.push(part)
  return Buffer.concat(parts)
}
