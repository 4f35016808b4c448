import { findingsOf } from './findings.ts'
import type { ReportWriter } from './reported-file.ts'

/**
 * One JSON object a line: of each file its errors and warnings (`type`: error or warning), then its summary (`type`:
 * file), whose counts are whole however many lines come before it.
 */
export const ndjsonReport: ReportWriter = (files, locale) =>
  findingsOf(files, locale)
    .flatMap(({ file, groups, about: _, readable, ...summary }) => [
      ...groups
        .flatMap(group => group.findings)
        .toSorted((a, b) => a.row - b.row)
        .map(({ severity, ...finding }) => ({ type: severity, file, ...finding })),
      {
        type: 'file',
        file,
        readable,
        ...summary,
        groups: groups.map(({ severity, code, field, title, count, rows }) => ({
          severity,
          code,
          field,
          title,
          count,
          rows,
        })),
      },
    ])
    .map(line => `${jsonLine(line)}\n`)
    .join('')

/** Some readers also end a line at U+0085, U+2028 or U+2029, and some refuse half a surrogate pair. */
const jsonLine = (value: object): string =>
  JSON.stringify(value, (_, item) => (typeof item === 'string' ? item.toWellFormed() : item)).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
