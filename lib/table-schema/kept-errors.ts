import type { TableError } from './error.ts'

interface Kept {
  readonly error: TableError
  /** Rank among those that came: two errors of one row stay in their order. */
  readonly rank: number
}

/**
 * The errors that are kept whole: the first of each kind, so that every kind has its example however many others came
 * before, then the earliest others, up to a maximum.
 */
export class KeptErrors {
  private readonly kinds = new Set<string>()
  private readonly firsts: Kept[] = []
  private readonly others: Kept[] = []
  private readonly maximum: number
  private rank = 0

  constructor(maximum: number) {
    this.maximum = maximum
  }

  /** Only the first error of a kind not met yet would still be kept. */
  get full(): boolean {
    return this.others.length >= this.maximum
  }

  add(error: TableError): void {
    const kind = `${error.code} ${error.field ?? ''}`
    const isFirst = !this.kinds.has(kind)
    if (!isFirst && this.full) return
    this.kinds.add(kind)
    const kept = isFirst ? this.firsts : this.others
    kept.push({ error, rank: this.rank++ })
  }

  /** All of them, in the order of the file. */
  get all(): TableError[] {
    return inOrder([...this.firsts, ...this.others])
  }

  /** No more than the maximum, the first of each kind before all, in the order of the file. */
  get shown(): TableError[] {
    const firsts = this.firsts.slice(0, this.maximum)
    return inOrder([...firsts, ...this.others.slice(0, this.maximum - firsts.length)])
  }
}

const inOrder = (kept: Kept[]): TableError[] =>
  kept.sort((a, b) => a.error.row - b.error.row || a.rank - b.rank).map(({ error }) => error)
