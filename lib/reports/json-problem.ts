import type { ReadingProblem } from './reported-file.ts'

interface ManyReasons extends ReadingProblem {
  readonly reasons?: readonly { readonly advice: string }[]
}

/** A problem in the JSON of the terminal. */
export interface JsonProblem {
  readonly code: string
  readonly message: string
  /** How to mend it, in words. */
  readonly hint: string
  /** The command to type next, where one mends it or tells more. */
  readonly next: string | null
  /** All the reasons, where there may be several, each with its own hint. */
  readonly reasons?: readonly { readonly hint: string }[]
}

export const jsonProblem = (
  { code, message, advice, reasons }: ManyReasons,
  next: string | null = null,
): JsonProblem => ({
  code,
  message,
  hint: advice,
  next,
  ...(reasons ? { reasons: reasons.map(({ advice, ...reason }) => ({ ...reason, hint: advice })) } : {}),
})
