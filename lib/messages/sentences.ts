import type { Field, TableSchema } from '../table-schema/descriptor.ts'
import type { TableError } from '../table-schema/error.ts'

/** An error with what the sentences need to speak of it. */
export interface ErrorContext extends TableError {
  /** Letter of the column, as a spreadsheet shows it; empty when there is no column. */
  readonly letter: string
  /** The schema of the file, when it is known. */
  readonly schema: TableSchema | null
  /** The definition of the column, when the schema is known. */
  readonly definition: Field | null
  /** For a closed list of values: what was written and the allowed value nearest to it. */
  readonly nearest: readonly { readonly item: string; readonly nearest: string | null }[]
}

export type Sentences = {
  /** A few words, the same for every error of this code: it heads a group. */
  readonly title: string
  /** What is wrong there. */
  readonly message: (error: ErrorContext) => string
  /** How to mend it. */
  readonly advice: (error: ErrorContext) => string
}
