/** Where a property of a record comes from: a column, and how its text (trimmed) becomes a value. */
export interface Binding<Value> {
  readonly column: string
  readonly read: (text: string) => Value
}

export type Bindings<Draft> = { readonly [Property in keyof Draft]: Binding<Draft[Property]> }

/** The two plainest ways to read a cell; an empty one is null. */
export const text = (value: string): string | null => (value === '' ? null : value)
export const count = (value: string): number | null => (value === '' ? null : Number(value))
