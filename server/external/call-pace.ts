/** How many calls a service accepts: at most `calls` in any `milliseconds`. */
export interface CallLimit {
  readonly calls: number
  readonly milliseconds: number
}

/** Spaces the calls of this process so that they stay within all the limits of a service. */
export class CallPace {
  /** When the latest calls start, oldest first; some may be to come. */
  private readonly starts: number[] = []
  private readonly limits: readonly CallLimit[]
  private readonly longest: number

  constructor(limits: readonly CallLimit[]) {
    this.limits = limits
    this.longest = Math.max(...limits.map(({ calls }) => calls))
  }

  /**
   * Books the next call.
   * @returns the milliseconds to wait before making it; null, and nothing is booked, when that would be above the longest
   * wait that is accepted.
   */
  book(longestWait: number): number | null {
    const now = performance.now()
    const starts = this.limits.map(({ calls, milliseconds }) => (this.starts.at(-calls) ?? -Infinity) + milliseconds)
    const start = Math.max(now, ...starts)
    if (start - now > longestWait) return null
    this.starts.push(start)
    if (this.starts.length > this.longest) this.starts.shift()
    return start - now
  }
}
