import { InvoiceRefusal } from './invoice-problem.ts'

/** The time that the reading of one invoice may take. It runs from the first look at it. */
export class ReadingTime {
  private readonly milliseconds: number
  private end: number | null = null

  constructor(milliseconds: number) {
    this.milliseconds = milliseconds
  }

  /** @throws InvoiceRefusal when the time is over. */
  check(): void {
    const now = performance.now()
    this.end ??= now + this.milliseconds
    if (now >= this.end) throw new InvoiceRefusal('too-slow')
  }
}

/** The last reading: the next waits for it. */
let last: Promise<unknown> = Promise.resolve()

/** Reads PDFs one after the other: they share the limits of `pdf-streams.ts`, and the time of one is its own. */
export function inTurn<Read>(read: () => Promise<Read>): Promise<Read> {
  const turn = last.then(read)
  last = turn.catch(() => {})
  return turn
}
