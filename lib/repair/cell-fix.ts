import type { Field } from '../table-schema/descriptor.ts'
import type { FixName } from './change.ts'

/** One way to mend a cell. Whether what it gives is right, the table's own check says. */
export interface CellFix {
  readonly name: FixName
  /** Which fields it is made for, by what their schema says of them. */
  readonly suits: (field: Field) => boolean
  /** The cell mended; null when there is nothing of the sort to mend. */
  readonly mend: (text: string, field: Field) => string | null
}

/** Fixes answer with what they made, or with null when it is what they were given. */
export const ifChanged = (mended: string, text: string): string | null => (mended === text ? null : mended)
