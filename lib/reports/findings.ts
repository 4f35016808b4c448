import type { Locale } from '../messages/locale.ts'
import { columnLetter } from '../table-schema/error.ts'
import type { Severity } from '../table-schema/report.ts'
import { countText, groupExtent } from './error-extent.ts'
import type { FileFindings, Finding, RuleFindings } from './file-findings.ts'
import { jsonReport } from './json.ts'
import type { CheckedFile, ReadingProblem, ReportedFile } from './reported-file.ts'
import { summariseReport } from './summary.ts'
import { reportWords } from './words.ts'

export function findingsOf(files: readonly ReportedFile[], locale: Locale): FileFindings[] {
  return files.map(file => ('report' in file ? checkedFile(file, locale) : unreadableFile(file, locale)))
}

function checkedFile({ file, report, schema }: CheckedFile, locale: Locale): FileFindings {
  const json = jsonReport(file, report, locale, schema)
  const { verdict, about } = summariseReport(json, locale, schema)
  const byRule = new Map<string, Finding[]>()
  const keyOf = (severity: Severity, code: string, field: string | null) => JSON.stringify([severity, code, field])
  for (const severity of ['error', 'warning'] as const) {
    for (const error of severity === 'error' ? json.errors : json.warnings) {
      const { code, row, column, field, value, title, message, advice } = error
      const letter = column === null ? null : columnLetter(column)
      const finding = { severity, code, row, column, letter, field, value, title, message, advice }
      const key = keyOf(severity, code, field)
      const group = byRule.get(key)
      if (group) group.push(finding)
      else byRule.set(key, [finding])
    }
  }
  const groups = json.groups.map(({ severity, code, field, title, count, rows }): RuleFindings => {
    const findings = byRule.get(keyOf(severity, code, field)) ?? []
    const letter = findings[0]?.letter ?? null
    return {
      file,
      severity,
      code,
      field,
      title,
      where: field === null ? null : reportWords[locale].column(letter, field),
      count,
      rows,
      extent: extentOf(severity, count, rows, locale),
      findings,
    }
  })
  return {
    file,
    readable: true,
    valid: json.valid,
    verdict,
    about,
    rows: json.rows,
    errorCount: json.errorCount,
    warningCount: json.warningCount,
    digest: json.digest,
    groups: groups.toSorted((a, b) => rank[a.severity] - rank[b.severity]),
  }
}

const rank: Record<Severity, number> = { error: 0, warning: 1 }

function unreadableFile({ file, problem }: { file: string; problem: ReadingProblem }, locale: Locale): FileFindings {
  const { unreadable } = reportWords[locale]
  const nowhere = { row: 0, column: null, letter: null, field: null, value: null }
  const group = {
    file,
    severity: 'error',
    code: problem.code,
    field: null,
    title: reportWords[locale].unreadableFile,
    where: null,
    count: 1,
    rows: [],
    extent: extentOf('error', 1, [], locale),
  } as const
  const { severity, code, title } = group
  const { message, advice } = problem
  return {
    file,
    readable: false,
    valid: false,
    verdict: unreadable,
    about: [],
    rows: 0,
    errorCount: 1,
    warningCount: 0,
    digest: null,
    groups: [{ ...group, findings: [{ severity, code, ...nowhere, title, message, advice }] }],
  }
}

const extentOf = (severity: Severity, count: number, rows: readonly number[], locale: Locale): string =>
  groupExtent({ severity, count, rows }, locale) ?? countText(severity, count, locale)
