import type { ErrorCollector } from '../table-schema/report.ts'
import { sha256Hex } from '../table-schema/sha256-hex.ts'
import { type FileReport, fileReport } from './check-file.ts'

/** Adds the errors that were collected after the report. */
export function addFindings(report: FileReport, collector: ErrorCollector, maximumErrors: number): FileReport {
  const { schema, encoding, bom, delimiter, rows } = report
  const added = fileReport(collector.report({ schema, encoding, bom, delimiter, rows }))
  if (added.groups.length === 0) return report
  const inOrder = (errors: FileReport['errors']) => errors.slice(0, maximumErrors).toSorted((a, b) => a.row - b.row)
  return {
    ...report,
    valid: report.valid && added.valid,
    errorCount: report.errorCount + added.errorCount,
    warningCount: report.warningCount + added.warningCount,
    groups: [...report.groups, ...added.groups],
    errors: inOrder([...report.errors, ...added.errors]),
    warnings: inOrder([...report.warnings, ...added.warnings]),
    digest: sha256Hex(`${report.digest}${added.digest}`),
  }
}
