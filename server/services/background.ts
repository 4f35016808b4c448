/** Tracks work that the server must finish before it stops. */
export class Background {
  private readonly tasks = new Set<Promise<void>>()
  private readonly requestWork = new Set<Promise<void>>()
  private readonly onFailure: (error: unknown) => void

  constructor(onFailure: (error: unknown) => void) {
    this.onFailure = onFailure
  }

  run(work: () => PromiseLike<unknown>): void {
    const settled = Promise.resolve()
      .then(work)
      .then(() => undefined, this.onFailure)
      .finally(() => this.tasks.delete(settled))
    this.tasks.add(settled)
  }

  /** Tracks the work of a request: if its client disconnects, it may still need the database. */
  track<Result>(work: Promise<Result>): Promise<Result> {
    const end = () => void this.requestWork.delete(settled)
    const settled: Promise<void> = work.then(end, end)
    this.requestWork.add(settled)
    return work
  }

  get size(): number {
    return this.tasks.size
  }

  /** Number of handlers that have not ended, whether their clients wait or not. */
  get handlers(): number {
    return this.requestWork.size
  }

  async waitForAll(): Promise<void> {
    while (this.tasks.size + this.requestWork.size > 0) await Promise.all([...this.tasks, ...this.requestWork])
  }
}
