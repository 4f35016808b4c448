import type { ErrorGroup } from '../table-schema/report.ts'
import type { FileReport } from './check-file.ts'
import type { ErrorCode } from './error-code.ts'
import type { ImportAnswer } from './import-answer.ts'

/**
 * Adds to the report on a file what a dry run says of it: the errors that only the stored data reveal, in the words of
 * the server. The errors of the file itself, which both found, stand once; the digest stays that of the file.
 */
export function addStoredErrors(report: FileReport, answer: Pick<ImportAnswer, 'errors' | 'groups'>): FileReport {
  const known = new Set(report.groups.map(groupKey))
  const groups = answer.groups.flatMap(({ severity, field, code, count, rows }): ErrorGroup<ErrorCode>[] => {
    // The server takes its codes from the same list.
    const group = { severity, field, code: code as ErrorCode, count, rows }
    return severity === 'error' && !known.has(groupKey(group)) ? [group] : []
  })
  const added = new Set(groups.map(groupKey))
  // The titles of errors say everything, for clients that show nothing else; those of groups are headings.
  const titles = new Map(answer.groups.map(({ code, title }) => [code, title]))
  const errors = answer.errors.flatMap(({ code, row, column, field, cell, message, advice }) => {
    const title = titles.get(code) ?? ''
    const error = { code: code as ErrorCode, row, column, field, value: cell, wording: { title, message, advice } }
    return added.has(groupKey({ severity: 'error', ...error })) ? [error] : []
  })
  if (groups.length === 0) return report
  return {
    ...report,
    valid: false,
    errorCount: report.errorCount + groups.reduce((sum, { count }) => sum + count, 0),
    groups: [...report.groups, ...groups],
    errors: [...report.errors, ...errors].sort((a, b) => a.row - b.row),
  }
}

const groupKey = ({ severity, code, field }: Pick<ErrorGroup, 'severity' | 'code' | 'field'>): string =>
  [severity, code, field ?? ''].join(' ')
