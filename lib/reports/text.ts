import type { FileReport } from '../imports/check-file.ts'
import type { Locale } from '../messages/describe.ts'
import { jsonReport } from './json.ts'
import { type ErrorsSummary, type ReportSummary, summariseReport } from './summary.ts'

/** The verdict on one file in plain text, without colour: for a log, a mail, a pipe. */
export function textReport(file: string, report: FileReport, locale: Locale): string {
  return summaryText(summariseReport(jsonReport(file, report, locale), locale))
}

export function summaryText({ file, valid, verdict, about, errors }: ReportSummary): string {
  const lines = [headline(valid ? '✔' : '✖', file, verdict)]
  if (about.length > 0) lines.push(`  ${about.join(', ')}`)
  if (errors) lines.push(errorsText(errors))
  return lines.join('\n')
}

export const headline = (mark: string, file: string, verdict: string): string => `${mark} ${file} — ${verdict}`

export function errorsText({ groups }: ErrorsSummary): string {
  return groups
    .map(({ title, column, extent, message, advice }) =>
      [
        '',
        `  ${title}${column ? `, ${column}` : ''}`,
        ...(extent ? [`    ${extent}`] : []),
        ...(message ? [`    ${message}`] : []),
        ...(advice ? [`    → ${advice}`] : []),
      ].join('\n'),
    )
    .join('\n')
}
