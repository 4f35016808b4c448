import { type FoundRows, RowFinder } from './found-rows.ts'
import { defaultMaximumErrors } from './report.ts'

/** Lines compared with one another, from the first of the file: ten times what a file sent to the service may hold. */
const comparedLines = 1 << 20
export const isCompared = (row: number): boolean => row <= comparedLines + 1

/** Numbers that one line takes: the two halves of its hash, and its row. */
const stride = 3

/** The hashes of lines, in their order, to be compared later with those of other parts of the file. */
export class LineHashes {
  private numbers = new Int32Array(1024 * stride)
  private length = 0

  add(low: number, high: number, row: number): void {
    if (this.length === this.numbers.length) {
      const larger = new Int32Array(this.length * 2)
      larger.set(this.numbers)
      this.numbers = larger
    }
    this.numbers[this.length++] = low
    this.numbers[this.length++] = high
    this.numbers[this.length++] = row
  }

  get all(): Int32Array {
    return this.numbers.slice(0, this.length)
  }
}

/**
 * Finds lines that are the same as one before. They are compared by their hashes, and no more than `comparedLines` of
 * them, so that memory stays flat: later lines are not looked at.
 */
export class RepeatedLines {
  private readonly finder: RowFinder
  private slots = new Int32Array(4096 * stride)
  private mask = 4095
  private size = 0

  /** @param maximum repeated lines that are kept, the others being counted */
  constructor(maximum: number = defaultMaximumErrors) {
    this.finder = new RowFinder(maximum)
  }

  get found(): FoundRows {
    return this.finder
  }

  add(low: number, high: number, row: number): void {
    if (!isCompared(row)) return
    const place = this.place(low, high)
    const first = this.slots[place + 2] as number
    if (first !== 0) {
      this.finder.add(row)
      if (!this.finder.full) this.finder.keep({ row, value: null, expected: String(first) })
      return
    }
    this.put(place, low, high, row)
    this.size++
    if (this.size * 2 > this.mask) this.grow()
  }

  merge(lines: Int32Array, rowsBefore: number): void {
    for (let i = 0; i < lines.length; i += stride) {
      this.add(lines[i] as number, lines[i + 1] as number, (lines[i + 2] as number) + rowsBefore)
    }
  }

  /** Where a hash is, or the empty slot where it would be: no row is 0. */
  private place(low: number, high: number): number {
    const { slots, mask } = this
    let place = (low & mask) * stride
    while (slots[place + 2] !== 0 && (slots[place] !== low || slots[place + 1] !== high)) {
      place = place + stride === slots.length ? 0 : place + stride
    }
    return place
  }

  private put(place: number, low: number, high: number, row: number): void {
    this.slots[place] = low
    this.slots[place + 1] = high
    this.slots[place + 2] = row
  }

  private grow(): void {
    const { slots } = this
    this.slots = new Int32Array(slots.length * 2)
    this.mask = this.slots.length / stride - 1
    for (let i = 0; i < slots.length; i += stride) {
      const low = slots[i] as number
      const high = slots[i + 1] as number
      const row = slots[i + 2] as number
      if (row !== 0) this.put(this.place(low, high), low, high, row)
    }
  }
}
