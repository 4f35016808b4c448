import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'

export interface BaselineOptions {
  /** What is in this file is not told again. */
  readonly baseline?: string
  /** Where what is found goes, for a later run. */
  readonly writeBaseline?: string
}

/** Errors and warnings that a baseline can hold: all those of a report must be compared. */
export const baselineErrors = 100_000

export const comparesBaseline = ({ baseline, writeBaseline }: BaselineOptions): boolean =>
  (baseline ?? writeBaseline) !== undefined

/** How many errors a report lists: what is compared with a baseline must all be known. */
export const mostErrors = (options: BaselineOptions & { readonly maxErrors: number }): number =>
  comparesBaseline(options) ? Math.max(options.maxErrors, baselineErrors) : options.maxErrors

/** @throws Failure when the server is asked as well: its errors come without the content of their rows. */
export function refuseOnlineBaseline(options: BaselineOptions & { readonly online?: true }, words: Words): void {
  if (!options.online || !comparesBaseline(options)) return
  throw new Failure(exitCodes.usage, { code: 'baseline-online', ...words.validation.baselineOnline })
}
