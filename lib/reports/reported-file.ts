import type { FileReport } from '../imports/check-file.ts'
import type { Locale } from '../messages/locale.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'

/** A file named as its reader knows it, with the verdict on it, or why it could not be read. */
export type ReportedFile = CheckedFile | { readonly file: string; readonly problem: ReadingProblem }

export interface CheckedFile {
  readonly file: string
  readonly report: FileReport
  /** The schema of the user's own that it was checked by; left out when it is one of ours. */
  readonly schema?: TableSchema | undefined
}

export interface ReadingProblem {
  readonly code: string
  readonly message: string
  readonly advice: string
}

/** What every report format is: files with their verdicts in, a whole text out. */
export type ReportWriter = (files: readonly ReportedFile[], locale: Locale) => string
