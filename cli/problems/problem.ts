/** One reason of a problem, in words and in codes for programs. */
export interface Reason {
  readonly code: string
  readonly field: string | null
  readonly property: string | null
  readonly message: string
  readonly advice: string
}

/** Something that went wrong: a sentence, and advice on how to mend it. */
export interface Problem {
  readonly code: string
  readonly message: string
  readonly advice: string
  /** The command that mends it or tells more, where the code does not say which. */
  readonly next?: string
  /** All the reasons, when there may be several. */
  readonly reasons?: readonly Reason[]
}

/** What a problem says, without its code. */
export type Sentences = Omit<Problem, 'code'>
