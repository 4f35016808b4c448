import type { FileReport } from '../imports/check-file.ts'

type Finding = FileReport['errors'][number]

/** Leaves out of a report what is known already. It must hold all its errors and warnings, and its digest stays. */
export function withoutKnown(report: FileReport, known: ReadonlySet<Finding>): FileReport {
  const isNew = (finding: Finding) => !known.has(finding)
  const [errors, warnings] = [report.errors.filter(isNew), report.warnings.filter(isNew)]
  const groups = report.groups.flatMap(group => {
    const all = group.severity === 'error' ? report.errors : report.warnings
    const ofGroup = all.filter(({ code, field }) => code === group.code && field === group.field)
    const leftOut = new Set(ofGroup.filter(finding => known.has(finding)).map(({ row }) => row))
    const count = group.count - ofGroup.filter(finding => known.has(finding)).length
    return count > 0 ? [{ ...group, count, rows: group.rows.filter(row => !leftOut.has(row)) }] : []
  })
  return {
    ...report,
    valid: errors.length === 0,
    errorCount: errors.length,
    warningCount: warnings.length,
    groups,
    errors,
    warnings,
  }
}
