/**
 * Milliseconds that visitors may be behind the primary: more than a large import takes to be replayed, less than somebody
 * takes to tell others of what they have just published.
 */
const longestDelay = 5000

interface Sample {
  readonly at: number
  readonly position: number
}

/**
 * How far a replica must have replayed the log to serve anybody: as far as the primary was a while ago. An idle primary
 * writes no log, so that the date of the last replayed commit says nothing of the delay.
 */
export class RequiredPosition {
  /** Of the primary, in order: the first one is the last that is old enough, if any is. */
  #samples: Sample[] = []
  #reached = 0

  /** The last known position of the primary; null before the first. */
  get last(): number | null {
    return this.#samples.at(-1)?.position ?? null
  }

  /** Takes the position of the primary now. */
  add(position: number, at: number): void {
    this.#samples.push({ position, at })
    const old = this.#samples.findLastIndex(sample => sample.at <= at - longestDelay)
    if (old > 0) this.#samples.splice(0, old)
  }

  /** What was read once must not disappear: a replica that starts again may begin with an earlier state. */
  reach(position: number): void {
    this.#reached = Math.max(this.#reached, position)
  }

  /** Positions of another history do not compare. */
  forget(): void {
    this.#samples = []
    this.#reached = 0
  }

  /**
   * Until a sample is old enough, the first one is asked for. It comes after the migrations of this node, so that the replica
   * has replayed them.
   */
  get value(): number {
    return Math.max(this.#reached, this.#samples[0]?.position ?? Number.POSITIVE_INFINITY)
  }
}
