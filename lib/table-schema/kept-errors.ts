import type { TableError } from './error.ts'

interface RankedError {
  readonly error: TableError
  /** The order of arrival, which sorts the errors of one row. */
  readonly rank: number
}

/**
 * The errors that a report holds: the first of each kind, so that every kind has an example however many others came
 * before, then the earliest others, up to a maximum.
 */
export class KeptErrors {
  private readonly kinds = new Set<string>()
  private readonly firsts: RankedError[] = []
  private readonly others: RankedError[] = []
  private readonly maximum: number
  private rank = 0

  constructor(maximum: number) {
    this.maximum = maximum
  }

  /** From now on, only the first error of a new kind is kept. */
  get isFull(): boolean {
    return this.others.length >= this.maximum
  }

  add(error: TableError): void {
    const kind = `${error.code} ${error.field ?? ''}`
    const isFirst = !this.kinds.has(kind)
    if (!isFirst && this.isFull) return
    this.kinds.add(kind)
    const errors = isFirst ? this.firsts : this.others
    errors.push({ error, rank: this.rank++ })
  }

  /** All kept errors, in the order of the file. */
  get all(): TableError[] {
    return sortErrors([...this.firsts, ...this.others])
  }

  /** At most `maximum` errors, with the first of each kind in priority, in the order of the file. */
  get withinMaximum(): TableError[] {
    const firsts = this.firsts.slice(0, this.maximum)
    return sortErrors([...firsts, ...this.others.slice(0, this.maximum - firsts.length)])
  }
}

const sortErrors = (errors: RankedError[]): TableError[] =>
  errors.sort((a, b) => a.error.row - b.error.row || a.rank - b.rank).map(({ error }) => error)
