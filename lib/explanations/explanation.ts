/** The page of a code in one language: whole sentences, no markup. Its examples are the same in every language. */
export interface Explanation {
  /** What the code says of the file. */
  readonly meaning: string
  /** How it comes about, most often. */
  readonly causes: readonly string[]
  /** How to mend it, one thing at a time. */
  readonly steps: readonly Step[]
  /** Where the rule comes from. */
  readonly origin: string
}

/** For what no text file shows by itself: two cases, told in a sentence. */
export interface ToldExplanation extends Explanation {
  readonly wrong: string
  readonly right: string
}

/** The same whatever the program, or told for both: menus are named in French, as the programs show them. */
export type Step = string | { readonly excel: string; readonly libreOffice: string }
