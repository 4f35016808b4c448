/** Work that no request waits for, but that stopping the server does. */
export class Background {
  private readonly running = new Set<Promise<void>>()
  private readonly answering = new Set<Promise<void>>()
  private readonly onFailure: (error: unknown) => void

  constructor(onFailure: (error: unknown) => void) {
    this.onFailure = onFailure
  }

  run(work: () => PromiseLike<unknown>): void {
    const settled = Promise.resolve()
      .then(work)
      .then(() => undefined, this.onFailure)
      .finally(() => this.running.delete(settled))
    this.running.add(settled)
  }

  /** Work that a request waits for, unless its client has gone: what it then still writes needs the database open. */
  answer<Result>(work: Promise<Result>): Promise<Result> {
    const end = () => void this.answering.delete(settled)
    const settled: Promise<void> = work.then(end, end)
    this.answering.add(settled)
    return work
  }

  get size(): number {
    return this.running.size
  }

  /** Handlers of requests that have not ended, whether their clients wait or not. */
  get handlers(): number {
    return this.answering.size
  }

  async finished(): Promise<void> {
    while (this.running.size + this.answering.size > 0) await Promise.all([...this.running, ...this.answering])
  }
}
