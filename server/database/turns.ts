import { DatabaseBusy } from './trouble.ts'

interface Waiting {
  readonly enter: () => void
}

/**
 * Lets a few long works run at a time. The others wait in line without anything of the database; owners take turns, so
 * that who asks for a hundred does not make who asks for one wait for all of them.
 */
export class Turns {
  private readonly places: number
  private readonly longestLine: number
  private taken = 0
  private waiting = 0
  /** By owner, in the order of their next turn. */
  private readonly lines = new Map<number, Waiting[]>()

  /** @param longestLine how many may wait in all. */
  constructor(places: number, longestLine: number) {
    this.places = places
    this.longestLine = longestLine
  }

  /**
   * @throws DatabaseBusy when the line is too long, the reason of the signal when it is aborted before the work begins.
   */
  async run<Result>(owner: number, signal: AbortSignal | undefined, work: () => Promise<Result>): Promise<Result> {
    await this.enter(owner, signal)
    try {
      return await work()
    } finally {
      this.leave()
    }
  }

  private enter(owner: number, signal: AbortSignal | undefined): Promise<void> | void {
    signal?.throwIfAborted()
    if (this.taken < this.places) {
      this.taken++
      return
    }
    if (this.waiting >= this.longestLine) throw new DatabaseBusy('line')
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.remove(owner, place)
        reject(signal?.reason)
      }
      const place: Waiting = {
        enter: () => {
          signal?.removeEventListener('abort', giveUp)
          resolve()
        },
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      const line = this.lines.get(owner) ?? []
      line.push(place)
      this.lines.set(owner, line)
      this.waiting++
    })
  }

  /** The place goes to the owner whose turn it is, who then comes last. */
  private leave(): void {
    const [next] = this.lines
    if (!next) {
      this.taken--
      return
    }
    const [owner, [place, ...rest]] = next
    this.lines.delete(owner)
    if (rest.length > 0) this.lines.set(owner, rest)
    this.waiting--
    place?.enter()
  }

  private remove(owner: number, place: Waiting): void {
    const line = (this.lines.get(owner) ?? []).filter(other => other !== place)
    if (line.length > 0) this.lines.set(owner, line)
    else this.lines.delete(owner)
    this.waiting--
  }
}
