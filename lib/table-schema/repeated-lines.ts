import type { FoundRow, FoundRows } from './found-rows.ts'
import { type HashedRows, isCompared } from './line-hashes.ts'

/** The number of 32-bit words per line in the filter. */
const wordsPerLine = 0.25

/**
 * Finds the rows that repeat an earlier one. A blocked Bloom filter first shows that nearly all rows are new; only the few
 * candidates are then compared exactly.
 */
export class RepeatedLines {
  private readonly parts: HashedRows[] = []
  private readonly filter: Int32Array
  private readonly candidates = new Candidates()

  /** @param lines an estimate of their number */
  constructor(lines: number) {
    this.filter = new Int32Array(2 ** Math.max(5, Math.ceil(Math.log2(lines * wordsPerLine))))
  }

  /** Adds rows, in the order of the file. */
  add(part: HashedRows): void {
    this.parts.push(part)
    addCandidates(part.hashes, this.filter, this.candidates)
  }

  /**
   * The rows that repeat an earlier one, each with the first of its kind. @param maximum how many to return one by one.
   */
  findRows(maximum: number): FoundRows {
    const repeated = new RepeatedRows(this.candidates, maximum)
    if (this.candidates.size > 0) for (const part of this.parts) repeated.addPart(part)
    return repeated
  }
}

/** Adds to the candidates the hashes whose bits are all set by earlier ones. */
function addCandidates(hashes: Int32Array, filter: Int32Array, candidates: Candidates): void {
  const mask = filter.length - 1
  for (let i = 0; i < hashes.length; i += 2) {
    const low = hashes[i] as number
    const high = hashes[i + 1] as number
    const bits = (1 << (high & 31)) | (1 << ((high >>> 5) & 31)) | (1 << ((high >>> 10) & 31))
    const place = low & mask
    const word = filter[place] as number
    if ((word & bits) !== bits) filter[place] = word | bits
    else candidates.add(low, high)
  }
}

/** Counts the candidate rows that are not the first of their kind. */
class RepeatedRows implements FoundRows {
  count = 0
  rowSum = 0
  readonly firsts: FoundRow[] = []
  private readonly candidates: Candidates
  private readonly maximum: number

  constructor(candidates: Candidates, maximum: number) {
    this.candidates = candidates
    this.maximum = maximum
  }

  addPart({ row: start, hashes }: HashedRows): void {
    for (let i = 0; i < hashes.length; i += 2) {
      const row = start + i / 2
      const first = this.candidates.firstRow(hashes[i] as number, hashes[i + 1] as number, row)
      if (first !== 0 && first !== row && isCompared(row)) this.add(row, first)
    }
  }

  private add(row: number, first: number): void {
    this.count++
    this.rowSum = (this.rowSum + row) | 0
    if (this.firsts.length < this.maximum) this.firsts.push({ row, value: null, expected: String(first) })
  }
}

/** The number of integers per candidate: the two halves of its hash, and the first row that has it. */
const stride = 3

const hintWords = 4096

/** A hash table of candidates with the first row of each, in one typed array. */
class Candidates {
  size = 0
  private slots = new Int32Array(1024 * stride)
  private mask = 1023
  /** A bit per candidate, in an array small enough for the processor's cache: it excludes nearly all lines. */
  private readonly hints = new Int32Array(hintWords)

  /** Adds a hash; two zeros mean a row without hash and are ignored. */
  add(low: number, high: number): void {
    const place = this.place(low, high)
    if (!this.isFree(place) || (low === 0 && high === 0)) return
    this.put(place, low, high)
    const hint = (high >>> 5) & (hintWords - 1)
    this.hints[hint] = (this.hints[hint] as number) | (1 << (high & 31))
    this.size++
    if (this.size * 2 > this.mask) this.grow()
  }

  /** The first row with the hash, which may be this one; 0 when the hash is no candidate. */
  firstRow(low: number, high: number, row: number): number {
    const hint = this.hints[(high >>> 5) & (hintWords - 1)] as number
    if (((hint >>> (high & 31)) & 1) === 0) return 0
    const place = this.place(low, high)
    if (this.isFree(place)) return 0
    if (this.slots[place + 2] === 0) this.slots[place + 2] = row
    return this.slots[place + 2] as number
  }

  /** The slot of a hash, or the free slot where it would be. */
  private place(low: number, high: number): number {
    const { slots, mask } = this
    let place = (low & mask) * stride
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
