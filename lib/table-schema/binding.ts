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
