import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { jsonReport } from '@ma-cantine/lib/reports/json'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { summariseReport } from '@ma-cantine/lib/reports/summary'
import type { Context } from '../app/context.ts'
import type { FileOutput } from '../output/file-output.ts'
import { quoteForShell } from '../output/quote-for-shell.ts'

/** The rows of a file that were not sent. */
export interface Rejects {
  readonly rows: number
  /** How many rows were sent, or would be. */
  readonly sentRows: number
  /** Where they are; null when nothing is written, as in a dry run. */
  readonly file: string | null
  /** Says why, with what the server refused. */
  readonly report: FileReport
}

export const rejectsJson = (file: string, { report, ...rejects }: Rejects, locale: Locale) => ({
  ...rejects,
  report: jsonReport(file, report, locale),
})

/** Tells the rows that come back, and why: what is still to do is about them. */
export function describeRejects(
  output: FileOutput,
  { rows, sentRows, file, report }: Rejects,
  state: string,
  { words, locale }: Context,
): FileOutput {
  const { rejects } = words.imports
  const { errors } = summariseReport(jsonReport(output.file, report, locale), locale)
  const place = file === null ? null : makePrintable(quoteForShell(file))
  const isPart = state === 'accepted' || state === 'planned'
  return {
    ...output,
    ...(isPart ? { mark: 'idle', verdict: rejects.verdicts[state](rows) } : {}),
    details: [
      ...(output.details ?? []),
      ...(state === 'duplicate' ? [] : [{ text: rejects.counts(sentRows, rows, state === 'planned') }]),
      ...(place === null ? [] : [{ text: rejects.written(place, rows) }]),
    ],
    ...(errors ? { errors } : {}),
    ...(place === null ? {} : { advice: rejects.advice(place) }),
  }
}
