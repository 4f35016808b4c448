import type { ByteRow } from './byte-row.ts'
import { mixBits } from './row-hash.ts'

/** A key over several columns that no two rows of a file may share; some rows may have none. */
export interface RowKey<Code extends string = string> {
  /** The column of the error, then the others to read. A row with a wrong cell in one of them has no key. */
  readonly columns: readonly [string, ...string[]]
  readonly code: Code
  /** The two halves of the key, 32-bit integers that are equal for equal keys only; null when the row has none. */
  read(row: ByteRow, places: readonly number[]): KeyHalves | null
}

export type KeyHalves = readonly [number, number]

/**
 * Spreads the bits of a key over all 64, as hash tables need. It is a bijection: different keys stay different.
 */
export function spreadBits([first, second]: KeyHalves): KeyHalves {
  let low = first
  let high = second
  low ^= mixBits(high)
  high ^= mixBits(low)
  low ^= mixBits(high)
  return [low, high]
}
