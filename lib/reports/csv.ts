import { csvCell } from '../table-schema/csv-cell.ts'
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
