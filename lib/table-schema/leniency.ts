import type { Field } from './descriptor.ts'
import type { Table } from './table.ts'

/**
 * A way to read cells that the schema refuses, where their meaning is beyond doubt. The cell then counts as right, with a
 * warning.
 */
export interface Leniency<Code extends string = string> {
  readonly columns: readonly string[]
  /** The code of the warning. */
  readonly code: Code
  /**
   * Returns the text that the cell stands for, which the schema must accept; '' makes it an empty cell, even in a
   * mandatory column. Null when the cell is not of this sort.
   */
  readonly read: (text: string, field: Field) => string | null
}

/** A refused cell, as it is read. */
export interface LenientReading {
  readonly text: string
  readonly code: string
}

/** Reads a cell that its check refuses; null when it stays refused. @param index of the column in the schema. */
export function readLeniently(
  { leniencies, checks, schema }: Pick<Table, 'leniencies' | 'checks' | 'schema'>,
  index: number,
  text: string,
): LenientReading | null {
  for (const { read, code } of leniencies?.[index] ?? []) {
    const meant = read(text, schema.fields[index] as Field)
    if (meant !== null && (meant === '' || checks[index]?.(meant) === null)) return { text: meant, code }
  }
  return null
}

/** The table that refuses whatever its schema refuses. */
export const strictTable = <Draft>(table: Table<Draft>): Table<Draft> =>
  table.leniencies === null ? table : Object.create(table, { leniencies: { value: null, enumerable: true } })
