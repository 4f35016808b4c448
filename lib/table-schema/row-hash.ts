/**
 * Two hashes of the cells of a row, 64 bits together: two rows of a million that differ are taken for equal once in a
 * hundred thousand files. What a cell holds is hashed, not how it is quoted, and each cell ends with a mark that no byte
 * can be.
 */
export const startOfLow = 0x811c9dc5 | 0
export const startOfHigh = 0x9e3779b9 | 0
export const endOfCell = 0x100

/** The next state, with a byte or the end of a cell. */
export const nextLow = (low: number, byte: number): number => Math.imul(low ^ byte, 0x01000193)
export const nextHigh = (high: number, byte: number): number =>
  Math.imul(((high << 7) | (high >>> 25)) ^ byte, 0x85ebca6b)

/** Spreads what the last bytes have changed over all bits. */
export function mixed(state: number): number {
  let hash = state ^ (state >>> 16)
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
