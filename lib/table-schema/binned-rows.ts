import type { ByteRow } from './byte-row.ts'
import type { Distribution } from './distribution.ts'
import { type FoundRows, RowFinder } from './found-rows.ts'
import type { ErrorCollector } from './report.ts'
import type { CellText } from './table.ts'

/** The rows of each bin that is not empty. */
export type Bins = ReadonlyMap<number, FoundRows>

/** The rows of a file, or of a part of it, in the bins of a distribution. */
export class BinnedRows {
  /** Indexes in the schema of the columns that the distribution looks at. */
  readonly places: readonly number[]
  private readonly distribution: Distribution
  private readonly finders: (RowFinder | undefined)[]

  constructor(distribution: Distribution, places: readonly number[]) {
    this.distribution = distribution
    this.places = places
    this.finders = new Array(distribution.bins)
  }

  /** A row whose cells, of those that the distribution looks at, are right. */
  see(cells: ByteRow, row: number, textAt: CellText): void {
    const bin = this.distribution.bin(cells, this.places)
    if (bin === -1) return
    const finder = this.finder(bin)
    finder.add(row)
    if (!finder.full) finder.keep({ row, value: textAt(this.places[0] as number) })
  }

  get bins(): Bins {
    return new Map(this.finders.flatMap((finder, bin) => (finder ? [[bin, finder.plain]] : [])))
  }

  merge(bins: Bins, rowsBefore: number): void {
    for (const [bin, found] of bins) this.finder(bin).merge(found, rowsBefore)
  }

  /** Warns of what only the end of the file can tell. */
  tell(errors: ErrorCollector, column: number): void {
    const { code, columns, odd } = this.distribution
    const counts = new Map(this.finders.flatMap((finder, bin) => (finder ? [[bin, finder.count]] : [])))
    const found = [...odd(counts)].map(([bin, expected]) => ({ found: this.finder(bin), value: String(bin), expected }))
    errors.warnOf(code, column, columns[0], found)
  }

  private finder(bin: number): RowFinder {
    this.finders[bin] ??= new RowFinder()
    return this.finders[bin]
  }
}
