import type { Field } from './descriptor.ts'

/** The values read so far in a unique column. */
export class UniqueIndex {
  private readonly firstRows = new Map<string, number>()

  /** Adds a value. @returns the row that already holds it; undefined when this one is the first. */
  add(value: string, row: number): number | undefined {
    const first = this.firstRows.get(value)
    if (first === undefined) this.firstRows.set(value, row)
    return first
  }
}

/** Receives each value of a column with its row, as a `UniqueIndex` does. */
export type ColumnValues = Pick<UniqueIndex, 'add'>

/** One index for each `unique` column, by its position in the schema. */
export function uniqueIndexes(
  fields: readonly Field[],
): readonly { readonly index: number; readonly values: ColumnValues }[] {
  return fields.flatMap((field, index) => (field.constraints?.unique ? [{ index, values: new UniqueIndex() }] : []))
}
