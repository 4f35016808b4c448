import { exampleRows } from '../generated/example-rows.ts'
import { csvCell } from '../table-schema/csv-cell.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import { delimiters } from '../table-schema/dialect.ts'
import { betweenQuotes } from '../table-schema/new-cell.ts'
import type { FileKind } from './file-kind.ts'
import { schemaOf } from './import-schemas.ts'

/**
 * An empty import file: the header alone, in UTF-8 with a byte order mark and semicolons, which a French spreadsheet opens
 * directly.
 */
export function emptyFile(schema: TableSchema): string {
  return `\ufeff${headerOf(schema).join(';')}\r\n`
}

/** A valid import file with invented rows, in the format of the empty one; its numbers have French commas. */
export function exampleFile(kind: FileKind): string {
  const schema = schemaOf(kind)
  const rows = exampleRows[kind].map(cells =>
    cells.map((cell, index) => csvCell(isAmount(schema, index) ? comma(cell) : cell)),
  )
  return `${emptyFile(schema)}${rows.map(cells => `${cells.join(';')}\r\n`).join('')}`
}

/** The cells of the example below its header, with decimal points; a row may stop early. */
export const exampleCells = (kind: FileKind): readonly (readonly string[])[] => exampleRows[kind]

/** Labels with any mark that could be taken for the end of a cell are quoted, so that the delimiter stays certain. */
const headerOf = ({ fields }: TableSchema): string[] =>
  fields.map(({ name }) =>
    /["\r\n]/.test(name) || delimiters.some(mark => name.includes(mark)) ? betweenQuotes(name) : name,
  )

/** Whether a column holds decimal numbers, even if its type is text (the price of a purchase). */
export function isAmount({ fields }: TableSchema, index: number): boolean {
  const field = fields[index]
  return field?.type === 'number' || (field?.constraints?.pattern?.includes('[.,]') ?? false)
}

const comma = (number: string): string => number.replace('.', ',')
