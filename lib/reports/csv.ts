import { csvCell } from '../table-schema/csv-cell.ts'
import { countText } from './error-extent.ts'
import { findingsOf } from './findings.ts'
import type { ReportWriter } from './reported-file.ts'
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
 * The errors and warnings as a table that a French spreadsheet opens directly: UTF-8 with a byte order mark, semicolons.
 * A rule with more errors than the report holds gets one more row with their number.
 */
export const csvReport: ReportWriter = (files, locale) => {
  const cells = findingsOf(files, locale).flatMap(({ file, groups }) => {
    const listed = groups.flatMap(({ findings }) => findings).toSorted((a, b) => a.row - b.row)
    const others = groups.flatMap(({ severity, code, field, title, count, findings }) => {
      if (count === findings.length) return []
      const rest = countText(severity, count - findings.length, locale)
      const message = `${title}. ${reportWords[locale].otherErrors(rest)}`
      return [[file, '', '', '', field, code, severity, '', message, '']]
    })
    return [
      ...listed.map(({ row, column, letter, field, code, severity, value, message, advice }) => [
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
