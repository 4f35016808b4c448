import type { Locale } from '../messages/locale.ts'
import { errorContext } from '../table-messages/error-context.ts'
import type { ScreenWords } from '../table-messages/screen-words.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import type { TableError } from '../table-schema/error.ts'
import { type ErrorCode, fileErrorMessages } from './error-code.ts'

/** An error in words: its title, what is wrong, and how to mend it. */
export interface Description {
  readonly title: string
  readonly message: string
  readonly advice: string
}

/** The title of a code, the same for all its errors. */
export const errorTitle = (code: ErrorCode, locale: Locale): string => fileErrorMessages.wordings[locale][code].title

/**
 * Puts an error into words: what is wrong and how to mend it. The schema describes what the column expects.
 * @param screen the words of the screen that shows it, where it is not a file.
 */
export const describeError = (
  error: TableError<ErrorCode>,
  schema: TableSchema | null,
  locale: Locale,
  screen: ScreenWords | null = null,
): Description => error.wording ?? fileErrorMessages(error.code, errorContext(error, schema, screen)).in(locale)
