import type { ByteRow } from './byte-row.ts'
import type { Distribution } from './distribution.ts'
import { FirstRows, type PackedRows } from './first-rows.ts'
import type { FoundRow, FoundRows } from './found-rows.ts'
import type { ErrorCollector } from './report.ts'
import { rowsPerGroup } from './rows-per-group.ts'

/** The rows of a part of a file in the bins of a distribution, as data that threads can exchange. */
export interface Bins extends PackedRows {
  /** The number of rows of each bin. */
  readonly counts: Uint32Array<ArrayBuffer>
  /** The sum of the row numbers of each bin, modulo 2³². */
  readonly rowSums: Int32Array<ArrayBuffer>
}

/** Puts the rows of a file, or of a part of it, in the bins of a distribution. */
export class BinnedRows {
  /** Indexes in the schema of the columns that the distribution reads. */
  readonly places: readonly number[]
  private readonly distribution: Distribution
  private readonly counts: Uint32Array<ArrayBuffer>
  private readonly rowSums: Int32Array<ArrayBuffer>
  private readonly firsts: FirstRows

  constructor(distribution: Distribution, places: readonly number[]) {
    this.distribution = distribution
    this.places = places
    this.counts = new Uint32Array(distribution.bins)
    this.rowSums = new Int32Array(distribution.bins)
    this.firsts = new FirstRows(distribution.bins)
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
      this.firsts.add(bin, number, row.bytes, row.starts[place] as number, row.ends[place] as number)
    }
  }

  get bins(): Bins {
    return { counts: this.counts, rowSums: this.rowSums, ...this.firsts.packed }
  }

  /** Adds the rows of another part, which come after `rowsBefore` others. */
  merge({ counts, rowSums, ...firsts }: Bins, rowsBefore: number): void {
    // An iterator would be a hundred times slower, for each of many parts.
    for (let bin = 0; bin < counts.length; bin++) {
      const count = counts[bin] as number
      if (count === 0) continue
      this.counts[bin] = (this.counts[bin] as number) + count
      this.rowSums[bin] = (this.rowSums[bin] as number) + (rowSums[bin] as number) + Math.imul(count, rowsBefore)
    }
    this.firsts.merge(firsts, rowsBefore)
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
    const firsts = this.firsts.decode(oddBins)
    const groups = [...oddBins].map(([bin, expected]) => ({
      rows: this.rowsOf(bin, firsts.get(bin) ?? []),
      value: String(bin),
      expected,
    }))
    errors.warnRows(code, column, columns[0], groups)
  }

  private rowsOf(bin: number, firsts: readonly FoundRow[]): FoundRows {
    return { count: this.counts[bin] as number, rowSum: this.rowSums[bin] as number, firsts }
  }
}
