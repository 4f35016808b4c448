import type { ByteRow } from './byte-row.ts'

/**
 * A fact about the values of a column that only the whole file can tell: each row falls into a bin, and a bin is odd
 * among the others. Bins keep memory flat, and those of two parts of a file add up.
 */
export interface Distribution<Code extends string = string> {
  /** The column that gets the warning, then the others it looks at: a row with one of them wrong is left out. */
  readonly columns: readonly [string, ...string[]]
  readonly code: Code
  readonly bins: number
  /** The bin of a row; -1 when the row says nothing. `places` are the indexes of `columns` in the schema. */
  bin(row: ByteRow, places: readonly number[]): number
  /** The odd bins, each with what should have been expected, from the number of rows in each. */
  odd(counts: ReadonlyMap<number, number>): ReadonlyMap<number, string>
}
