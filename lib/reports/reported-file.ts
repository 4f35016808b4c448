import type { FileReport } from '../imports/check-file.ts'
import type { Locale } from '../messages/describe.ts'

/** A file named as its reader knows it, with the verdict on it, or why it could not be read. */
export type ReportedFile =
  | { readonly file: string; readonly report: FileReport }
  | { readonly file: string; readonly problem: ReadingProblem }

export interface ReadingProblem {
  readonly code: string
  readonly message: string
  readonly advice: string
}

/** What every report format is: files with their verdicts in, a whole text out. */
export type ReportWriter = (files: readonly ReportedFile[], locale: Locale) => string
