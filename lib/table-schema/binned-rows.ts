import type { ByteRow } from './byte-row.ts'
import type { Distribution } from './distribution.ts'
import type { FoundRow, FoundRows } from './found-rows.ts'
import type { ErrorCollector } from './report.ts'
import { rowsPerGroup } from './rows-per-group.ts'

/** The rows of a part of a file in the bins of a distribution, as plain data. */
export interface Bins {
  /** By bin. */
  readonly counts: Uint32Array<ArrayBuffer>
  /** By bin, the sum of the rows' numbers, modulo 2³². */
  readonly rowSums: Int32Array<ArrayBuffer>
  /** The first rows of each bin: bin, row, where its cell ends in `cells`. */
  readonly firsts: Int32Array<ArrayBuffer>
  readonly cells: Uint8Array<ArrayBuffer>
}

/** Numbers that one of the first rows takes. */
const stride = 3

/**
 * The rows of a file, or of a part of it, in the bins of a distribution. The cells of the first rows are kept as bytes:
 * hardly any will be told.
 */
export class BinnedRows {
  /** Indexes in the schema of the columns that the distribution looks at. */
  readonly places: readonly number[]
  private readonly distribution: Distribution
  private readonly counts: Uint32Array<ArrayBuffer>
  private readonly rowSums: Int32Array<ArrayBuffer>
  /** By bin, how many of its rows are among the first. */
  private readonly kept: Uint8Array
  private firsts = new Int32Array(64 * stride)
  private firstsLength = 0
  private cells = new Uint8Array(1024)
  private cellsLength = 0

  constructor(distribution: Distribution, places: readonly number[]) {
    this.distribution = distribution
    this.places = places
    this.counts = new Uint32Array(distribution.bins)
    this.rowSums = new Int32Array(distribution.bins)
    this.kept = new Uint8Array(distribution.bins)
  }

  /** A row whose cells, of those that the distribution looks at, are right. */
  see(row: ByteRow, number: number): void {
    const { distribution, places, counts, rowSums } = this
    const bin = distribution.bin(row, places)
    if (bin === -1) return
    const before = counts[bin] as number
    counts[bin] = before + 1
    rowSums[bin] = (rowSums[bin] as number) + number
    if (before < rowsPerGroup) {
      const place = places[0] as number
      this.keep(bin, number, row.bytes, row.starts[place] as number, row.ends[place] as number)
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

  /** Takes in rows that come after `rowsBefore` others. */
  merge({ counts, rowSums, firsts, cells }: Bins, rowsBefore: number): void {
    // An iterator would take a hundred times as long, for each of many parts.
    for (let bin = 0; bin < counts.length; bin++) {
      const count = counts[bin] as number
      if (count === 0) continue
      this.counts[bin] = (this.counts[bin] as number) + count
      this.rowSums[bin] = (this.rowSums[bin] as number) + (rowSums[bin] as number) + Math.imul(count, rowsBefore)
    }
    let start = 0
    for (let i = 0; i < firsts.length; i += stride) {
      const end = firsts[i + 2] as number
      this.keep(firsts[i] as number, (firsts[i + 1] as number) + rowsBefore, cells, start, end)
      start = end
    }
  }

  /** Warns of what only the end of the file can tell. */
  tell(errors: ErrorCollector, column: number): void {
    const { code, columns, odd } = this.distribution
    const counts = new Map<number, number>()
    for (let bin = 0; bin < this.counts.length; bin++) {
      const count = this.counts[bin] as number
      if (count > 0) counts.set(bin, count)
    }
    const oddBins = odd(counts)
    if (oddBins.size === 0) return
    const firsts = this.firstsOf(oddBins)
    const groups = [...oddBins].map(([bin, expected]) => ({
      found: this.found(bin, firsts.get(bin) ?? []),
      value: String(bin),
      expected,
    }))
    errors.warnOf(code, column, columns[0], groups)
  }

  private keep(bin: number, row: number, bytes: Uint8Array, start: number, end: number): void {
    if ((this.kept[bin] as number) >= rowsPerGroup) return
    this.kept[bin] = (this.kept[bin] as number) + 1
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

  /** The first rows of the given bins, their cells read. */
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

  private found(bin: number, firsts: readonly FoundRow[]): FoundRows {
    return { count: this.counts[bin] as number, rowSum: this.rowSums[bin] as number, firsts }
  }
}
