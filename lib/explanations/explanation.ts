/** The page of a code in one language: whole sentences, no markup. Its examples are the same in every language. */
export interface Explanation {
  /** What the code means. */
  readonly meaning: string
  /** The most frequent causes. */
  readonly causes: readonly string[]
  /** How to mend it, step by step. */
  readonly steps: readonly Step[]
  /** The origin of the rule. */
  readonly origin: string
}

/** The page of a code that no text file can show alone: its two cases are sentences. */
export interface ExplanationInWords extends Explanation {
  readonly wrong: string
  readonly right: string
}

/** A step, common to all programs or written for each. Menus have their French names, as the programs show them. */
export type Step = string | { readonly excel: string; readonly libreOffice: string }
