/** The figures that the writes of one person allow, in their order. */
export class FigureHistory<Figures extends object> {
  readonly #steps: { readonly from: number; readonly figures: Figures }[]

  constructor(figures: Figures) {
    this.#steps = [{ from: 0, figures }]
  }

  /** After all writes that were answered. */
  get now(): Figures {
    return (this.#steps.at(-1) as { figures: Figures }).figures
  }

  /** A write begins that may lead to these figures, and be seen before its answer. */
  add(figures: Figures): void {
    this.#steps.push({ from: performance.now(), figures })
  }

  /** Whether they were true at some moment after this one, give or take the write that was under way. */
  allows(seen: Figures, since: number): boolean {
    const last = this.#steps.findLastIndex(({ from }) => from <= since)
    const text = JSON.stringify(seen)
    return this.#steps.slice(Math.max(0, last - 1)).some(({ figures }) => JSON.stringify(figures) === text)
  }
}
