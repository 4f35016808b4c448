import { findingsOf } from './findings.ts'
import type { ReportWriter } from './reported-file.ts'
import { counted } from './summary.ts'
import { reportWords } from './words.ts'

export const csvReportLabels = [
  'file',
  'row',
  'column',
  'letter',
  'field',
  'code',
  'severity',
  'value',
  'message',
  'advice',
] as const

/**
 * The errors and warnings as a table that a French spreadsheet opens by a double click: UTF-8 with its mark, semicolons.
 * A rule with more errors than the report holds has one more row, which says how many.
 */
export const csvReport: ReportWriter = (files, locale) => {
  const cells = findingsOf(files, locale).flatMap(({ file, groups }) => {
    const found = groups.flatMap(({ findings }) => findings).toSorted((a, b) => a.row - b.row)
    const others = groups.flatMap(({ severity, code, field, title, count, findings }) => {
      if (count === findings.length) return []
      const rest = counted(severity, count - findings.length, locale)
      const message = `${title}. ${reportWords[locale].otherErrors(rest)}`
      return [[file, '', '', '', field, code, severity, '', message, '']]
    })
    return [
      ...found.map(({ row, column, letter, field, code, severity, value, message, advice }) => [
        file,
        row === 0 ? '' : String(row),
        column === null ? '' : String(column),
        letter,
        field,
        code,
        severity,
        value,
        message,
        advice,
      ]),
      ...others,
    ]
  })
  return `\ufeff${[csvReportLabels, ...cells].map(row => `${row.map(csvCell).join(';')}\r\n`).join('')}`
}

/** A spreadsheet runs what looks like a formula, wherever it comes from: an apostrophe makes it a text. */
export function csvCell(value: string | null): string {
  const text = (value ?? '').toWellFormed().replace(/[^\P{Cc}\t\r\n]|[\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
  const safe = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
