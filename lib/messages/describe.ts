import type { TableSchema } from '../table-schema/descriptor.ts'
import { columnLetter, type TableError } from '../table-schema/error.ts'
import { unknownItems } from '../table-schema/nearest.ts'
import { catalogue } from './catalogue.ts'
import { en } from './en.ts'
import type { ErrorCode } from './error-code.ts'
import { fr } from './fr.ts'
import type { Locale } from './locale.ts'
import type { ErrorContext, Sentences } from './sentences.ts'

const fileMessages = catalogue<Readonly<Record<ErrorCode, Sentences>>>(fr, en)

export interface Description {
  readonly title: string
  readonly message: string
  readonly advice: string
}

export const errorTitle = (code: ErrorCode, locale: Locale): string => fileMessages.wordings[locale][code].title

/** Puts an error into words: what is wrong and how to mend it. The schema gives the column's expectation. */
export function describeError(error: TableError<ErrorCode>, schema: TableSchema | null, locale: Locale): Description {
  const definition = schema?.fields.find(field => field.name === error.field) ?? null
  const context: ErrorContext = {
    ...error,
    letter: error.column === null ? '' : columnLetter(error.column),
    schema,
    definition,
    nearest: definition && error.code === 'enum' ? unknownItems(definition, error.value ?? '') : [],
  }
  return fileMessages(error.code, context).in(locale)
}
