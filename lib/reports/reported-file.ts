import type { FileReport } from '../imports/check-file.ts'
import type { Locale } from '../messages/locale.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'

/** A file under the name that its reader knows, with its verdict or the reason why it could not be read. */
export type ReportedFile = CheckedFile | { readonly file: string; readonly problem: ReadingProblem }

export interface CheckedFile {
  readonly file: string
  readonly report: FileReport
  /** The user's schema that it was checked against; left out for a bundled one. */
  readonly schema?: TableSchema | undefined
}

export interface ReadingProblem {
  readonly code: string
  readonly message: string
  readonly advice: string
}

/** Writes the report on all files as one text. */
export type ReportWriter = (files: readonly ReportedFile[], locale: Locale) => string
