import { readDate } from './cell-type.ts'
import type { TableSchema } from './descriptor.ts'

/** The column of a property of a record, and how its trimmed text becomes a value and back. */
export interface Binding<Value> {
  readonly column: string
  readonly read: (text: string) => Value
  /** The text that `read` turns into this value. */
  write(value: Value): string
}

export type Bindings<Draft> = { readonly [Property in keyof Draft]: Binding<Draft[Property]> }

/** A text that a spreadsheet would take for a formula stands in a CSV file behind an apostrophe (`csvCell`). */
const guardedFormula = /^'+\s*[=+\-@＝＋－＠]/

function readText(text: string): string | null {
  if (text === '') return null
  return text.startsWith("'") && guardedFormula.test(text) ? text.slice(1) : text
}

const writeText = (value: string | null): string => (guardedFormula.test(value ?? '') ? `'${value}` : (value ?? ''))

/** The usual columns; an empty cell is null. */
export const textIn = (column: string): Binding<string | null> => ({ column, read: readText, write: writeText })

export const codeIn = <Code extends string>(column: string): Binding<Code | null> => ({
  column,
  read: text => (text === '' ? null : (text as Code)),
  write: code => code ?? '',
})

export const countIn = (column: string): Binding<number | null> => ({
  column,
  read: text => (text === '' ? null : Number(text)),
  write: count => (count === null ? '' : String(count)),
})

/** A day, YYYY-MM-DD; null for a text that is none. */
export const dayIn = (column: string): Binding<string | null> => ({
  column,
  read: text => readDate(text) ?? null,
  write: day => day ?? '',
})

/** Writes the cells of a record, in the order of the columns of the schema. */
export function cellsWriter<Draft extends object>(
  schema: TableSchema,
  bindings: Bindings<Draft>,
): (draft: Draft) => string[] {
  const properties = Object.entries(bindings) as [keyof Draft, Binding<Draft[keyof Draft]>][]
  const columns = schema.fields.flatMap(({ name }) => properties.filter(([, { column }]) => column === name))
  return draft => columns.map(([property, binding]) => binding.write(draft[property]))
}
