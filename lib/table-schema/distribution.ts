import type { ByteRow } from './byte-row.ts'

/**
 * A warning that depends on the values of a column in the whole file: each row falls into a bin, and some bins are odd
 * among the others. Bins keep memory flat, and those of two parts of a file add up.
 */
export interface Distribution<Code extends string = string> {
  /** The column of the warning, then the others to read. A row with a wrong cell in one of them is left out. */
  readonly columns: readonly [string, ...string[]]
  readonly code: Code
  readonly bins: number
  /** The bin of a row; -1 to leave the row out. `places` are the indexes of `columns` in the schema. */
  bin(row: ByteRow, places: readonly number[]): number
  /** Finds the odd bins from the number of rows in each. Returns them with the value that was expected. */
  findOdd(counts: ReadonlyMap<number, number>): ReadonlyMap<number, string>
}
