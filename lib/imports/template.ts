import { exampleRows } from '../generated/example-rows.ts'
import { csvCell } from '../table-schema/csv-cell.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import type { FileKind } from './file-kind.ts'
import { schemaOf } from './import-schemas.ts'

/**
 * An empty import file: the header alone, in UTF-8 with a byte order mark and semicolons, as a French spreadsheet opens
 * it without asking anything.
 */
export function emptyFile(schema: TableSchema): string {
  return `\ufeff${headerOf(schema).join(';')}\r\n`
}

/** An import file with invented rows, right in every respect, written as the empty one; its numbers have French commas. */
export function exampleFile(kind: FileKind): string {
  const schema = schemaOf(kind)
  const rows = exampleRows[kind].map(cells =>
    cells.map((cell, index) => csvCell(isAmount(schema, index) ? comma(cell) : cell)),
  )
  return `${emptyFile(schema)}${rows.map(cells => `${cells.join(';')}\r\n`).join('')}`
}

/** The cells of that file below its header, as they are typed with decimal points; a row may stop early. */
export const exampleCells = (kind: FileKind): readonly (readonly string[])[] => exampleRows[kind]

const headerOf = ({ fields }: TableSchema): string[] => fields.map(({ name }) => name)

/** A number with decimals, be it written as text (the price of a purchase). */
export function isAmount({ fields }: TableSchema, index: number): boolean {
  const field = fields[index]
  return field?.type === 'number' || (field?.constraints?.pattern?.includes('[.,]') ?? false)
}

const comma = (number: string): string => number.replace('.', ',')
