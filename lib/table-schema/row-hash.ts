/** The number of bytes that must be readable after the hashed ones, because four are read at a time. */
export const hashPadding = 4

/**
 * Hashes rows of bytes to 64 bits, as two halves. In a million rows, two different ones collide once in ten million
 * files.
 */
export class RowHash {
  low = 0
  high = 0
  private bytes: Uint8Array = new Uint8Array(0)
  private view: DataView = new DataView(new ArrayBuffer(0))

  compute(bytes: Uint8Array, start: number, end: number): void {
    if (this.bytes !== bytes) this.setBytes(bytes)
    const { view } = this
    // Each half has two chains for alternate words, which the processor runs in parallel.
    let low = 0x9e3779b9 | 0
    let high = 0x7f4a7c15 | 0
    let otherLow = 0x3c6ef372 | 0
    let otherHigh = 0x2545f491 | 0
    let position = start
    for (; position + 8 <= end; position += 8) {
      const word = view.getInt32(position, true)
      const other = view.getInt32(position + 4, true)
      low = Math.imul(low ^ word, 0x85ebca6b)
      otherLow = Math.imul(otherLow ^ other, 0x85ebca6b)
      high = Math.imul(high ^ word, 0xc2b2ae35)
      otherHigh = Math.imul(otherHigh ^ other, 0xc2b2ae35)
      low = (low << 15) | (low >>> 17)
      otherLow = (otherLow << 15) | (otherLow >>> 17)
      high = (high << 13) | (high >>> 19)
      otherHigh = (otherHigh << 13) | (otherHigh >>> 19)
    }
    low = Math.imul(low, 0x27d4eb2f) ^ otherLow
    high = Math.imul(high, 0x165667b1) ^ otherHigh
    if (position + 4 <= end) {
      const word = view.getInt32(position, true)
      low = Math.imul(low ^ word, 0x85ebca6b)
      high = Math.imul(high ^ word, 0xc2b2ae35)
      position += 4
    }
    const rest = end - position
    // Masks out the bytes after the end of the row.
    const word = rest === 0 ? 0 : view.getInt32(position, true) & ((1 << (rest * 8)) - 1)
    const length = end - start
    this.low = mixBits(Math.imul(low ^ word, 0x85ebca6b) ^ length)
    this.high = mixBits(Math.imul(high ^ word, 0xc2b2ae35) ^ length)
  }

  private setBytes(bytes: Uint8Array): void {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }
}

/** Spreads the bits of a number over all 32. It is a bijection: different numbers stay different. */
export function mixBits(state: number): number {
  let hash = state ^ (state >>> 16)
  hash = Math.imul(hash, 0x85ebca6b)
  hash ^= hash >>> 13
  hash = Math.imul(hash, 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}
