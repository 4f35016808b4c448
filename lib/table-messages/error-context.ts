import type { Field, TableSchema } from '../table-schema/descriptor.ts'
import { columnLetter, type TableError } from '../table-schema/error.ts'
import { unknownItems } from '../table-schema/nearest.ts'
import type { ScreenWords } from './screen-words.ts'

/** An error with the facts that its sentences need. */
export interface ErrorContext extends TableError {
  /** Letter of the column, as a spreadsheet shows it; empty when there is no column. */
  readonly letter: string
  /** The schema of the file, when it is known. */
  readonly schema: TableSchema | null
  /** The definition of the column, when the schema is known. */
  readonly definition: Field | null
  /** For a closed list: each unknown item, with the allowed value nearest to it. */
  readonly nearest: readonly { readonly item: string; readonly nearest: string | null }[]
  /** The words of the screen that shows the error; null where a file is shown. */
  readonly screen: ScreenWords | null
}

export function errorContext(
  error: TableError,
  schema: TableSchema | null,
  screen: ScreenWords | null = null,
): ErrorContext {
  const definition = schema?.fields.find(field => field.name === error.field) ?? null
  return {
    ...error,
    value: screen && error.field && error.value !== null ? screen.cell(error.field, error.value) : error.value,
    letter: error.column === null ? '' : columnLetter(error.column),
    schema,
    definition,
    nearest: definition && error.code === 'enum' ? unknownItems(definition, error.value ?? '') : [],
    screen,
  }
}
