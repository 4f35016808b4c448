import type { Field } from '../table-schema/descriptor.ts'
import type { FixName } from './change.ts'

/** One way to mend a cell; the table's own check then decides whether the result is right. */
export interface CellFix {
  readonly name: FixName
  /** Whether it applies to a field, by its definition in the schema. */
  readonly suits: (field: Field) => boolean
  /** Returns the mended cell; null when there is nothing of this sort to mend. */
  readonly mend: (text: string, field: Field) => string | null
}

/** The result of a fix: the mended text, or null when it is the original. */
export const nullIfSame = (mended: string, text: string): string | null => (mended === text ? null : mended)
