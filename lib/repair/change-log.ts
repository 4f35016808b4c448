import { type Change, type FixName, fixes } from './change.ts'

/** The changes of one sort. */
export interface FixGroup {
  readonly fix: FixName
  readonly safe: boolean
  readonly count: number
  /** The first ones, at most `examplesPerGroup`. */
  readonly examples: readonly Change[]
}

export const defaultMaximumChanges = 1000
export const examplesPerGroup = 3

/** Counts every change but keeps the first ones only, so that memory does not grow with their number. */
export class ChangeLog {
  count = 0
  readonly changes: Change[] = []
  private readonly tallies = new Map<FixName, { count: number; examples: Change[] }>()
  private readonly maximum: number

  constructor(maximum: number = defaultMaximumChanges) {
    this.maximum = maximum
  }

  add(change: Change): void {
    this.count++
    if (this.changes.length < this.maximum) this.changes.push(change)
    for (const fix of change.fixes) {
      const tally = this.tallies.get(fix) ?? { count: 0, examples: [] }
      this.tallies.set(fix, tally)
      tally.count++
      if (tally.examples.length < examplesPerGroup) tally.examples.push(change)
    }
  }

  /** The groups in order of first appearance. A change that needed two fixes counts in both. */
  get groups(): FixGroup[] {
    return [...this.tallies].map(([fix, tally]) => ({ fix, safe: fixes[fix].safe, ...tally }))
  }
}
