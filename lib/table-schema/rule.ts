import type { CellHint } from './cell-hint.ts'
import type { Severity } from './report.ts'

/** A fact about one record that binds several of its values. */
export interface Rule<Draft, Code extends string = string> {
  /** The property that gets the error. */
  readonly field: keyof Draft & string
  /** The other properties it looks at. The rule is not applied while one of them is wrong: that error comes first. */
  readonly needs?: readonly (keyof Draft & string)[]
  readonly code: Code
  /** An error, unless said. */
  readonly severity?: Severity
  /** Spares reading a million prices to find none that breaks the rule. */
  readonly brokenOnlyIf?: CellHint<keyof Draft & string>
  /** It tells why a cell is refused: it is applied to wrong cells, and to no other. */
  readonly onWrongCell?: true
  readonly broken: (draft: Draft) => boolean
  /** What the value should have agreed with. */
  readonly expected?: (draft: Draft) => string
}
