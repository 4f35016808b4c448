/** One of the reasons, and what it is about for a program. */
export interface Reason {
  readonly code: string
  readonly field: string | null
  readonly property: string | null
  readonly message: string
  readonly advice: string
}

/** Something that went wrong, in words: what, and the way out. */
export interface Problem {
  readonly code: string
  readonly message: string
  readonly advice: string
  /** One by one, when there may be several. */
  readonly reasons?: readonly Reason[]
}
