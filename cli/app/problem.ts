/** Something that went wrong, in words: what, and the way out. */
export interface Problem {
  readonly code: string
  readonly message: string
  readonly advice: string
}
