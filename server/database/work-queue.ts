import { DatabaseBusyError } from './trouble.ts'

/** Who waits, and for what. */
export interface QueuePlace {
  /** Id of a user: users take turns, however much work each of them has. */
  readonly owner: number
  /** Ids of the canteens and names of the locks that the work will take: work on the same ones runs in turn. */
  readonly locks?: Iterable<number | string>
  /** Removes the work from the queue, and has no effect once it has begun. */
  readonly signal?: AbortSignal | undefined
}

interface QueueItem {
  readonly locks: ReadonlySet<number | string>
  readonly enter: () => void
}

/**
 * Runs a few pieces of long work at a time. The others wait in a queue, without a connection; owners take turns, so
 * that one with many requests does not delay one with a single request. What would wait for the locks of other work
 * waits here instead, for as long as that takes.
 */
export class WorkQueue {
  private readonly concurrency: number
  private readonly limit: number
  private readonly fullError: () => Error
  private readonly running = new Set<QueueItem>()
  private waitingCount = 0
  /** Queues by owner, in the order of their next turns. */
  private readonly queues = new Map<number, QueueItem[]>()

  /**
   * @param limit largest number of waiting items.
   * @param fullError what refuses one more.
   */
  constructor(concurrency: number, limit: number, fullError: () => Error = () => new DatabaseBusyError('queue')) {
    this.concurrency = concurrency
    this.limit = limit
    this.fullError = fullError
  }

  /**
   * @throws the error of a full queue, the reason of the signal when it aborts before the work begins.
   */
  async run<Result>(place: QueuePlace, work: () => Promise<Result>): Promise<Result> {
    const item = await this.enter(place)
    try {
      return await work()
    } finally {
      this.running.delete(item)
      this.startNext()
    }
  }

  private enter({ owner, locks = [], signal }: QueuePlace): Promise<QueueItem> {
    signal?.throwIfAborted()
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.remove(owner, item)
        reject(signal?.reason)
        // Others may have waited behind it for its locks.
        this.startNext()
      }
      const item: QueueItem = {
        locks: new Set(locks),
        enter: () => {
          signal?.removeEventListener('abort', giveUp)
          resolve(item)
        },
      }
      signal?.addEventListener('abort', giveUp, { once: true })
      this.queues.set(owner, [...(this.queues.get(owner) ?? []), item])
      this.waitingCount++
      this.startNext()
      if (this.waitingCount > this.limit) {
        signal?.removeEventListener('abort', giveUp)
        this.remove(owner, item)
        reject(this.fullError())
      }
    })
  }

  /** Starts what can run: the first item of the owner whose turn it is, who then comes last. */
  private startNext(): void {
    for (let owner = this.findOwner(); owner !== null; owner = this.findOwner()) {
      const [next, ...rest] = this.queues.get(owner) ?? []
      this.queues.delete(owner)
      if (rest.length > 0) this.queues.set(owner, rest)
      if (!next) continue
      this.waitingCount--
      this.running.add(next)
      next.enter()
    }
  }

  /**
   * The next owner whose first item needs no lock of others. One that has to wait keeps its turn, and its locks from those
   * behind it, so that it is not overtaken for ever.
   */
  private findOwner(): number | null {
    if (this.running.size >= this.concurrency) return null
    const taken = new Set([...this.running].flatMap(({ locks }) => [...locks]))
    for (const [owner, [first]] of this.queues) {
      const locks = [...(first?.locks ?? [])]
      if (!locks.some(lock => taken.has(lock))) return owner
      for (const lock of locks) taken.add(lock)
    }
    return null
  }

  private remove(owner: number, item: QueueItem): void {
    const rest = (this.queues.get(owner) ?? []).filter(other => other !== item)
    if (rest.length > 0) this.queues.set(owner, rest)
    else this.queues.delete(owner)
    this.waitingCount--
  }
}
