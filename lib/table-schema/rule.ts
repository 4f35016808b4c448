import type { CellHint } from './cell-hint.ts'
import type { Severity } from './report.ts'

/** A condition on one or several values of a record. */
export interface Rule<Draft, Code extends string = string> {
  /** The property of the error. */
  readonly field: keyof Draft & string
  /** The other properties that it reads. The rule does not apply while one of them is wrong. */
  readonly needs?: readonly (keyof Draft & string)[]
  readonly code: Code
  /** Error by default. */
  readonly severity?: Severity
  /** A quick test that spares reading the values of rows that cannot break the rule. */
  readonly hint?: CellHint<keyof Draft & string>
  /** The rule explains a refused cell: it applies to wrong cells only. */
  readonly onWrongCell?: true
  readonly isBroken: (draft: Draft) => boolean
  /** The value to compare with, for the sentence of the error. */
  readonly expected?: (draft: Draft) => string
}
