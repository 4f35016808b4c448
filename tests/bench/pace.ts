import { measure } from './measure.ts'

/** What csv-parse alone takes, on the machine that the server was designed with, to read a million rows. */
const referenceSeconds = 2.65

/**
 * How many times slower than that machine this one is at the moment: it changes from one minute to the next where a
 * machine is shared, so it is measured before and after what it is to be held against.
 */
export class Pace {
  private readonly script: string
  private readonly file: string
  private last: number | null = null

  /** @param file of a million rows, for csv-parse to read by the script. */
  constructor(script: string, file: string) {
    this.script = script
    this.file = file
  }

  /** Runs the work. @returns what it gives, with the slowness of the machine around it. */
  async around<Result>(work: () => Promise<Result>): Promise<{ result: Result; slowness: number }> {
    const before = this.last ?? (await this.now())
    const result = await work()
    this.last = await this.now()
    return { result, slowness: (before + this.last) / 2 }
  }

  private async now(): Promise<number> {
    const { seconds } = await measure(this.script, [this.file])
    return seconds / referenceSeconds
  }
}
