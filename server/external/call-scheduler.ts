/** A limit of a service: at most `calls` in any `milliseconds`. */
export interface CallLimit {
  readonly calls: number
  readonly milliseconds: number
}

/** Spaces the calls of this process to stay within all the limits of a service. */
export class CallScheduler {
  /** Start times of the latest calls, oldest first; some may be in the future. */
  private readonly starts: number[] = []
  private readonly limits: readonly CallLimit[]
  private readonly longest: number

  constructor(limits: readonly CallLimit[]) {
    this.limits = limits
    this.longest = Math.max(...limits.map(({ calls }) => calls))
  }

  /**
   * Schedules the next call.
   * @returns the milliseconds to wait before it; null, without scheduling, when they exceed `longestWait`.
   */
  scheduleCall(longestWait: number): number | null {
    const now = performance.now()
    const starts = this.limits.map(({ calls, milliseconds }) => (this.starts.at(-calls) ?? -Infinity) + milliseconds)
    const start = Math.max(now, ...starts)
    if (start - now > longestWait) return null
    this.starts.push(start)
    if (this.starts.length > this.longest) this.starts.shift()
    return start - now
  }
}
