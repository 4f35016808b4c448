import { joinParts } from '../messages/join-parts.ts'
import type { ErrorsSummary, ReportSummary } from './summary.ts'

/** A summary in plain text, without colour. */
export function summaryText({ file, valid, verdict, about, errors, warnings }: ReportSummary): string {
  const lines = [headline(valid ? '✔' : '✖', file, verdict)]
  if (about.length > 0) lines.push(`  ${about.join(', ')}`)
  if (errors) lines.push(errorsText(errors))
  if (warnings) lines.push(errorsText(warnings))
  return lines.join('\n')
}

export const headline = (mark: string, file: string, verdict: string): string => `${mark} ${joinParts(file, verdict)}`

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
