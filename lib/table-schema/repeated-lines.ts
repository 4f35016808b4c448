import { type FoundRows, RowFinder } from './found-rows.ts'
import { type HashedRows, isCompared } from './line-hashes.ts'

/**
 * The rows that are the same as one before, each with the first of its kind. A bit for each hash met tells at once that
 * nearly all rows are new; only the few that may not be are then looked for among the others.
 */
export function repeatedLines(parts: readonly HashedRows[], maximum: number): FoundRows {
  const found = new RowFinder(maximum)
  const candidates = candidatesOf(parts)
  if (candidates.size === 0) return found
  forEachLine(parts, (low, high, row) => {
    const first = candidates.firstRow(low, high, row)
    if (first === 0 || first === row) return
    found.add(row)
    if (!found.full) found.keep({ row, value: null, expected: String(first) })
  })
  return found
}

/** Hashes that share their bit with an earlier one. */
function candidatesOf(parts: readonly HashedRows[]): Candidates {
  const lines = parts.reduce((sum, { hashes }) => sum + hashes.length / 2, 0)
  const bits = 2 ** Math.max(10, Math.ceil(Math.log2(lines * 8)))
  const met = new Uint32Array(bits / 32)
  const candidates = new Candidates()
  forEachLine(parts, (low, high) => {
    const place = (low & (bits - 1)) >>> 5
    const bit = 1 << (low & 31)
    if (((met[place] as number) & bit) !== 0) candidates.add(low, high)
    else met[place] = (met[place] as number) | bit
  })
  return candidates
}

function forEachLine(parts: readonly HashedRows[], see: (low: number, high: number, row: number) => void): void {
  for (const { row: start, hashes } of parts) {
    for (let i = 0; i < hashes.length; i += 2) {
      const low = hashes[i] as number
      const high = hashes[i + 1] as number
      const row = start + i / 2
      if ((low !== 0 || high !== 0) && isCompared(row)) see(low, high, row)
    }
  }
}

/** Numbers that one candidate takes: the two halves of its hash, and the first row that has it. */
const stride = 3

/** A set of hashes that remembers where each was first seen: memory is a plain array, whatever their number. */
class Candidates {
  size = 0
  private slots = new Int32Array(1024 * stride)
  private mask = 1023

  add(low: number, high: number): void {
    const place = this.place(low, high)
    if (!this.isFree(place)) return
    this.put(place, low, high)
    this.size++
    if (this.size * 2 > this.mask) this.grow()
  }

  /** The first row that had the hash, this one if it is; 0 when the hash is no candidate. */
  firstRow(low: number, high: number, row: number): number {
    const place = this.place(low, high)
    if (this.isFree(place)) return 0
    if (this.slots[place + 2] === 0) this.slots[place + 2] = row
    return this.slots[place + 2] as number
  }

  /** Where a hash is, or the free slot where it would be. The high half picks it: the low one has picked the bit. */
  private place(low: number, high: number): number {
    const { slots, mask } = this
    let place = (high & mask) * stride
    while (!this.isFree(place) && (slots[place] !== low || slots[place + 1] !== high)) {
      place = place + stride === slots.length ? 0 : place + stride
    }
    return place
  }

  private isFree(place: number): boolean {
    return this.slots[place] === 0 && this.slots[place + 1] === 0
  }

  private put(place: number, low: number, high: number): void {
    this.slots[place] = low
    this.slots[place + 1] = high
  }

  private grow(): void {
    const { slots } = this
    this.slots = new Int32Array(slots.length * 2)
    this.mask = this.slots.length / stride - 1
    for (let i = 0; i < slots.length; i += stride) {
      const low = slots[i] as number
      const high = slots[i + 1] as number
      if (low !== 0 || high !== 0) this.put(this.place(low, high), low, high)
    }
  }
}
