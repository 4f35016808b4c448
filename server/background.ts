/** Work that no request waits for, but that stopping the server does. */
export class Background {
  private readonly running = new Set<Promise<void>>()
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

  get size(): number {
    return this.running.size
  }

  async finished(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running)
  }
}
