import type { ByteRow } from './byte-row.ts'
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
  /**
   * A quick look at the bytes of the cells, `places` being those of `field`, then of `needs`: false when the rule cannot
   * be broken. Spares the reading of a million prices.
   */
  readonly possible?: (cells: ByteRow, places: readonly number[]) => boolean
  /** It tells why a cell is refused: it is applied to wrong cells, and to no other. */
  readonly onWrongCell?: true
  readonly broken: (draft: Draft) => boolean
  /** What the value should have agreed with. */
  readonly expected?: (draft: Draft) => string
}

/** For a rule that an empty cell of its field cannot break. */
export const isGiven = ({ starts, ends }: ByteRow, [place = 0]: readonly number[]): boolean =>
  (ends[place] as number) > (starts[place] as number)
