import { measure } from './measure.ts'

/** What csv-parse alone takes, on the machine that the server was designed with, to read a million rows. */
const referenceSeconds = 2.65

export interface Paced<Result> {
  readonly result: Result
  /** How many times slower than that machine this one was. */
  readonly slowness: number
}

/**
 * Runs the work with csv-parse before and after it: the pace of a shared machine changes from one minute to the next.
 *
 * @param script that has csv-parse read the file, which is of a million rows.
 */
export async function paced<Result>(script: string, file: string, work: () => Promise<Result>): Promise<Paced<Result>> {
  const before = await measure(script, [file])
  const result = await work()
  const after = await measure(script, [file])
  return { result, slowness: (before.seconds + after.seconds) / 2 / referenceSeconds }
}
