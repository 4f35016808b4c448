import { findingsOf } from './findings.ts'
import type { ReportWriter } from './reported-file.ts'

/**
 * One JSON object per line: for each file its errors and warnings (`type`: error or warning), then its summary (`type`:
 * file), which counts all errors, even those without a line.
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

/**
 * Escapes U+0085, U+2028 and U+2029, which some readers take for line breaks, and lone surrogates, which some refuse.
 */
const jsonLine = (value: object): string =>
  JSON.stringify(value, (_, item) => (typeof item === 'string' ? item.toWellFormed() : item)).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
