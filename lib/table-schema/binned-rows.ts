import type { ByteRow } from './byte-row.ts'
import type { Distribution } from './distribution.ts'
import type { FoundRow, FoundRows } from './found-rows.ts'
import type { ErrorCollector } from './report.ts'
import { rowsPerGroup } from './rows-per-group.ts'

/** The rows of a part of a file in the bins of a distribution, as data that threads can exchange. */
export interface Bins {
  /** The number of rows of each bin. */
  readonly counts: Uint32Array<ArrayBuffer>
  /** The sum of the row numbers of each bin, modulo 2³². */
  readonly rowSums: Int32Array<ArrayBuffer>
  /** Three numbers for each of the first rows: its bin, its row, the end of its cell in `cells`. */
  readonly firsts: Int32Array<ArrayBuffer>
  readonly cells: Uint8Array<ArrayBuffer>
}

/** The number of integers per row in `firsts`. */
const stride = 3

/**
 * Puts the rows of a file, or of a part of it, in the bins of a distribution. The cells of the first rows stay bytes,
 * because hardly any of them will be reported.
 */
export class BinnedRows {
  /** Indexes in the schema of the columns that the distribution reads. */
  readonly places: readonly number[]
  private readonly distribution: Distribution
  private readonly counts: Uint32Array<ArrayBuffer>
  private readonly rowSums: Int32Array<ArrayBuffer>
  /** The number of rows of each bin that are in `firsts`. */
  private readonly firstCounts: Uint8Array
  private firsts = new Int32Array(64 * stride)
  private firstsLength = 0
  private cells = new Uint8Array(1024)
  private cellsLength = 0

  constructor(distribution: Distribution, places: readonly number[]) {
    this.distribution = distribution
    this.places = places
    this.counts = new Uint32Array(distribution.bins)
    this.rowSums = new Int32Array(distribution.bins)
    this.firstCounts = new Uint8Array(distribution.bins)
  }

  /** Adds a row, whose cells in the columns of the distribution must be right. */
  add(row: ByteRow, number: number): void {
    const { distribution, places, counts, rowSums } = this
    const bin = distribution.bin(row, places)
    if (bin === -1) return
    const before = counts[bin] as number
    counts[bin] = before + 1
    rowSums[bin] = (rowSums[bin] as number) + number
    if (before < rowsPerGroup) {
      const place = places[0] as number
      this.addFirst(bin, number, row.bytes, row.starts[place] as number, row.ends[place] as number)
    }
  }

  get bins(): Bins {
    return {
      counts: this.counts,
      rowSums: this.rowSums,
      firsts: this.firsts.slice(0, this.firstsLength),
      cells: this.cells.slice(0, this.cellsLength),
    }
  }

  /** Adds the rows of another part, which come after `rowsBefore` others. */
  merge({ counts, rowSums, firsts, cells }: Bins, rowsBefore: number): void {
    // An iterator would be a hundred times slower, for each of many parts.
    for (let bin = 0; bin < counts.length; bin++) {
      const count = counts[bin] as number
      if (count === 0) continue
      this.counts[bin] = (this.counts[bin] as number) + count
      this.rowSums[bin] = (this.rowSums[bin] as number) + (rowSums[bin] as number) + Math.imul(count, rowsBefore)
    }
    let start = 0
    for (let i = 0; i < firsts.length; i += stride) {
      const end = firsts[i + 2] as number
      this.addFirst(firsts[i] as number, (firsts[i + 1] as number) + rowsBefore, cells, start, end)
      start = end
    }
  }

  /** Warns about the rows of odd bins, once all rows are known. */
  warn(errors: ErrorCollector, column: number): void {
    const { code, columns, findOdd } = this.distribution
    const counts = new Map<number, number>()
    for (let bin = 0; bin < this.counts.length; bin++) {
      const count = this.counts[bin] as number
      if (count > 0) counts.set(bin, count)
    }
    const oddBins = findOdd(counts)
    if (oddBins.size === 0) return
    const firsts = this.firstsOf(oddBins)
    const groups = [...oddBins].map(([bin, expected]) => ({
      rows: this.rowsOf(bin, firsts.get(bin) ?? []),
      value: String(bin),
      expected,
    }))
    errors.warnRows(code, column, columns[0], groups)
  }

  private addFirst(bin: number, row: number, bytes: Uint8Array, start: number, end: number): void {
    if ((this.firstCounts[bin] as number) >= rowsPerGroup) return
    this.firstCounts[bin] = (this.firstCounts[bin] as number) + 1
    this.reserve(end - start)
    for (let i = start; i < end; i++) this.cells[this.cellsLength++] = bytes[i] as number
    this.firsts[this.firstsLength++] = bin
    this.firsts[this.firstsLength++] = row
    this.firsts[this.firstsLength++] = this.cellsLength
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

  /** The first rows of the given bins, with decoded cells. */
  private firstsOf(bins: ReadonlyMap<number, unknown>): Map<number, FoundRow[]> {
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

  private rowsOf(bin: number, firsts: readonly FoundRow[]): FoundRows {
    return { count: this.counts[bin] as number, rowSum: this.rowSums[bin] as number, firsts }
  }
}
