/** The column that a property of a record is read from, and how its trimmed text becomes a value. */
export interface Binding<Value> {
  readonly column: string
  readonly read: (text: string) => Value
}

export type Bindings<Draft> = { readonly [Property in keyof Draft]: Binding<Draft[Property]> }

/** The usual ways to read a cell; an empty one is null. */
export const text = (value: string): string | null => (value === '' ? null : value)
export const count = (value: string): number | null => (value === '' ? null : Number(value))
