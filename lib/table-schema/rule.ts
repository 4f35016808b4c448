/** A fact about one record that binds several of its values. */
export interface Rule<Draft, Code extends string = string> {
  /** The property that gets the error. */
  readonly field: keyof Draft & string
  /** The other properties it looks at. The rule is not applied while one of them is wrong: that error comes first. */
  readonly needs?: readonly (keyof Draft & string)[]
  readonly code: Code
  /** It cannot be broken while the text of the cell is no longer than this: spares the reading of a million prices. */
  readonly longerThan?: number
  readonly broken: (draft: Draft) => boolean
}
