import { DatabaseBusyError } from './trouble.ts'

interface QueueItem {
  readonly enter: () => void
}

/**
 * Runs a few pieces of long work at a time. The others wait in a queue, without a connection; owners take turns, so
 * that one with many requests does not delay one with a single request.
 */
export class WorkQueue {
  private readonly concurrency: number
  private readonly limit: number
  private running = 0
  private waitingCount = 0
  /** Queues by owner, in the order of their next turns. */
  private readonly queues = new Map<number, QueueItem[]>()

  /** @param limit largest number of waiting items. */
  constructor(concurrency: number, limit: number) {
    this.concurrency = concurrency
    this.limit = limit
  }

  /**
   * @throws DatabaseBusyError when the queue is full, the reason of the signal when it aborts before the work begins.
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
    if (this.running < this.concurrency) {
      this.running++
      return
    }
    if (this.waitingCount >= this.limit) throw new DatabaseBusyError('queue')
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.remove(owner, place)
        reject(signal?.reason)
      }
      const place: QueueItem = {
        enter: () => {
          signal?.removeEventListener('abort', giveUp)
          resolve()
        },
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      const line = this.queues.get(owner) ?? []
      line.push(place)
      this.queues.set(owner, line)
      this.waitingCount++
    })
  }

  /** Starts the next item of the owner whose turn it is, who then comes last. */
  private leave(): void {
    const [next] = this.queues
    if (!next) {
      this.running--
      return
    }
    const [owner, [place, ...rest]] = next
    this.queues.delete(owner)
    if (rest.length > 0) this.queues.set(owner, rest)
    this.waitingCount--
    place?.enter()
  }

  private remove(owner: number, place: QueueItem): void {
    const line = (this.queues.get(owner) ?? []).filter(other => other !== place)
    if (line.length > 0) this.queues.set(owner, line)
    else this.queues.delete(owner)
    this.waitingCount--
  }
}
