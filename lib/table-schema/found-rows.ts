import { rowsPerGroup } from './rows-per-group.ts'

export interface FoundRow {
  readonly row: number
  /** The cell, null when it is the whole row. */
  readonly value: string | null
  readonly expected?: string
}

/** Rows that have something in common, as plain data: all counted, the first ones kept. */
export interface FoundRows {
  readonly count: number
  /** Sum of the rows' numbers, modulo 2³². */
  readonly rowSum: number
  readonly firsts: readonly FoundRow[]
}

/** Counts rows, in their order, and keeps the first ones. */
export class RowFinder implements FoundRows {
  count = 0
  rowSum = 0
  readonly firsts: FoundRow[] = []
  private readonly maximum: number

  constructor(maximum: number = rowsPerGroup) {
    this.maximum = maximum
  }

  /** Only counting is left to do. */
  get full(): boolean {
    return this.firsts.length >= this.maximum
  }

  add(row: number): void {
    this.count++
    this.rowSum = (this.rowSum + row) | 0
  }

  keep(found: FoundRow): void {
    if (!this.full) this.firsts.push(found)
  }

  /** Takes in rows that come after `rowsBefore` others. */
  merge({ count, rowSum, firsts }: FoundRows, rowsBefore: number): void {
    this.count += count
    this.rowSum = (this.rowSum + rowSum + Math.imul(count, rowsBefore)) | 0
    for (const found of firsts) this.keep({ ...found, row: found.row + rowsBefore })
  }

  get plain(): FoundRows {
    return { count: this.count, rowSum: this.rowSum, firsts: this.firsts }
  }
}
