import type { Field } from './descriptor.ts'

/** The values met so far in a column that must not repeat itself. */
export class UniqueIndex {
  private readonly firstRows = new Map<string, number>()

  /** The row that already holds the value; undefined when this one is the first. */
  repeated(value: string, row: number): number | undefined {
    const first = this.firstRows.get(value)
    if (first === undefined) this.firstRows.set(value, row)
    return first
  }
}

/** Told each value of a column, with its row; answers as a `UniqueIndex` does. */
export type SeenValues = Pick<UniqueIndex, 'repeated'>

/** One index for each `unique` column, by its position in the schema. */
export function uniqueIndexes(
  fields: readonly Field[],
): readonly { readonly index: number; readonly values: SeenValues }[] {
  return fields.flatMap((field, index) => (field.constraints?.unique ? [{ index, values: new UniqueIndex() }] : []))
}
