import type { Locale } from '../messages/locale.ts'
import { jsonReport } from './json.ts'
import { makePrintable } from './make-printable.ts'
import type { CheckedFile, ReportWriter } from './reported-file.ts'
import { summariseReport } from './summary.ts'
import { headline, summaryText } from './summary-text.ts'
import { reportWords } from './words.ts'

/** The verdict on one file in plain text, without colour: for a log, a mail, a pipe. */
export function textReport({ file, report, schema }: CheckedFile, locale: Locale): string {
  return summaryText(summariseReport(jsonReport(file, report, locale, schema), locale, schema))
}

/** The verdicts on all files, one after the other. */
export const textReports: ReportWriter = (files, locale) => {
  const { unreadable } = reportWords[locale]
  const texts = files.map(reported => {
    if ('report' in reported) return textReport(reported, locale)
    const { file, problem } = reported
    const lines = [headline('✖', makePrintable(file), unreadable), `  ${makePrintable(problem.message)}`]
    return [...lines, `  → ${makePrintable(problem.advice)}`].join('\n')
  })
  return `${texts.join('\n\n')}\n`
}
