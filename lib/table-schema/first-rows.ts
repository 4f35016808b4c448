import type { FoundRow } from './found-rows.ts'
import { rowsPerGroup } from './rows-per-group.ts'

/** The first rows of each bin, as data that threads can exchange. */
export interface PackedRows {
  /** Three numbers for each row: its bin, its row, the end of its cell in `cells`. */
  readonly firsts: Int32Array<ArrayBuffer>
  readonly cells: Uint8Array<ArrayBuffer>
}

/** The number of integers per row in `firsts`. */
const stride = 3

/**
 * Holds the first rows of each bin of a distribution. Their cells stay bytes, because hardly any of them will be
 * reported.
 */
export class FirstRows {
  /** The number of rows of each bin that are in `firsts`. */
  private readonly counts: Uint8Array
  private firsts = new Int32Array(64 * stride)
  private firstsLength = 0
  private cells = new Uint8Array(1024)
  private cellsLength = 0

  constructor(bins: number) {
    this.counts = new Uint8Array(bins)
  }

  /** Adds a row with its cell, some of the bytes, unless enough rows of its bin are there. */
  add(bin: number, row: number, bytes: Uint8Array, start: number, end: number): void {
    if ((this.counts[bin] as number) >= rowsPerGroup) return
    this.counts[bin] = (this.counts[bin] as number) + 1
    this.reserve(end - start)
    for (let i = start; i < end; i++) this.cells[this.cellsLength++] = bytes[i] as number
    this.firsts[this.firstsLength++] = bin
    this.firsts[this.firstsLength++] = row
    this.firsts[this.firstsLength++] = this.cellsLength
  }

  get packed(): PackedRows {
    return { firsts: this.firsts.slice(0, this.firstsLength), cells: this.cells.slice(0, this.cellsLength) }
  }

  /** Adds the rows of another part, which come after `rowsBefore` others. */
  merge({ firsts, cells }: PackedRows, rowsBefore: number): void {
    let start = 0
    for (let i = 0; i < firsts.length; i += stride) {
      const end = firsts[i + 2] as number
      this.add(firsts[i] as number, (firsts[i + 1] as number) + rowsBefore, cells, start, end)
      start = end
    }
  }

  /** The rows of the given bins, with decoded cells. */
  decode(bins: ReadonlyMap<number, unknown>): Map<number, FoundRow[]> {
    const decoder = new TextDecoder()
    const rows = new Map<number, FoundRow[]>()
    let start = 0
    for (let i = 0; i < this.firstsLength; i += stride) {
      const bin = this.firsts[i] as number
      const end = this.firsts[i + 2] as number
      if (bins.has(bin)) {
        const value = decoder.decode(this.cells.subarray(start, end))
        rows.set(bin, [...(rows.get(bin) ?? []), { row: this.firsts[i + 1] as number, value }])
      }
      start = end
    }
    return rows
  }

  private reserve(bytes: number): void {
    if (this.cellsLength + bytes > this.cells.length) {
      const larger = new Uint8Array((this.cellsLength + bytes) * 2)
      larger.set(this.cells)
      this.cells = larger
    }
    if (this.firstsLength + stride > this.firsts.length) {
      const larger = new Int32Array(this.firsts.length * 2)
      larger.set(this.firsts)
      this.firsts = larger
    }
  }
}
