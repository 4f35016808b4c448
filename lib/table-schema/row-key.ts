import type { ByteRow } from './byte-row.ts'
import { mixed } from './row-hash.ts'

/** What no two rows of a file may share: several columns together, where the rows that count have them. */
export interface RowKey<Code extends string = string> {
  /** The column that gets the error, then the others it looks at: a row with one of them wrong has no key. */
  readonly columns: readonly [string, ...string[]]
  readonly code: Code
  /** The two halves of the key, integers of 32 bits, equal for equal keys only; null when the row has none. */
  read(row: ByteRow, places: readonly number[]): KeyHalves | null
}

export type KeyHalves = readonly [number, number]

/**
 * Spreads keys, which may differ in a few bits only, over all 64 bits as hashes are. Each step can be undone: keys that
 * differ still do.
 */
export function spread([first, second]: KeyHalves): KeyHalves {
  let low = first
  let high = second
  low ^= mixed(high)
  high ^= mixed(low)
  low ^= mixed(high)
  return [low, high]
}
