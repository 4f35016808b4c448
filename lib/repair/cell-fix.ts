import type { CellCheck } from '../table-schema/cell-check.ts'
import type { Field } from '../table-schema/descriptor.ts'
import type { FixName } from './change.ts'

/** One way to repair a cell; the table's own check then decides whether the result is right. */
export interface CellFix {
  readonly name: FixName
  /** Whether it applies to a field, by its definition in the schema and by what its check accepts. */
  readonly suits: (field: Field, check: CellCheck) => boolean
  /** Returns the repaired cell; null when there is nothing of this sort to repair. */
  readonly repair: (text: string, field: Field, check: CellCheck) => string | null
}

/** The result of a fix: the repaired text, or null when it is the original. */
export const nullIfSame = (repaired: string, text: string): string | null => (repaired === text ? null : repaired)
