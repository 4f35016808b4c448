import type { Severity } from '../table-schema/report.ts'
import { limitEntries } from './entries.ts'
import { forwardPath } from './file-uri.ts'
import { findingsOf } from './findings.ts'
import { makePrintable } from './make-printable.ts'
import type { ReportWriter } from './reported-file.ts'

/** Nobody reads a longer list on the page of a merge request. */
const shownIssues = 1000

const severities: Record<Severity, string> = { error: 'major', warning: 'minor' }

/** GitLab's code quality report (https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format). */
export const gitlabReport: ReportWriter = (files, locale) => {
  const findings = findingsOf(files, locale)
  const unreadable = new Set(findings.flatMap(({ file, readable }) => (readable ? [] : [file])))
  const issues = limitEntries(shownIssues, findings, locale).map(entry => ({
    description: entry.message,
    check_name: entry.code,
    fingerprint: entry.fingerprint,
    severity: unreadable.has(entry.file) ? 'blocker' : severities[entry.severity],
    location: { path: makePrintable(forwardPath(entry.file)), lines: { begin: Math.max(entry.row, 1) } },
  }))
  return `${JSON.stringify(issues, null, 1)}\n`
}
