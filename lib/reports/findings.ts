import type { Locale } from '../messages/locale.ts'
import { columnLetter } from '../table-schema/error.ts'
import type { Severity } from '../table-schema/report.ts'
import { jsonReport } from './json.ts'
import type { CheckedFile, ReadingProblem, ReportedFile } from './reported-file.ts'
import { countText, groupExtent, summariseReport } from './summary.ts'
import { reportWords } from './words.ts'

/** One error or warning in words. Texts from the file are not escaped: each format escapes them for its reader. */
export interface Finding {
  readonly severity: Severity
  readonly code: string
  /** 0 = the whole file, 1 = the header. */
  readonly row: number
  readonly column: number | null
  /** The letter of the column in a spreadsheet; null when there is no column. */
  readonly letter: string | null
  readonly field: string | null
  readonly value: string | null
  readonly title: string
  readonly message: string
  readonly advice: string
}

/** The errors, or the warnings, of one rule in one column of one file. */
export interface RuleFindings {
  readonly file: string
  readonly severity: Severity
  readonly code: string
  readonly field: string | null
  readonly title: string
  /** « colonne E, « prix_ht » »; null when the rule is not about one column. */
  readonly where: string | null
  /** The number of all of them, those that the report does not hold included. */
  readonly count: number
  /** The first rows concerned. */
  readonly rows: readonly number[]
  /** « 12 erreurs, lignes 2, 5, 9… ». */
  readonly extent: string
  /** Those that the report holds, in the order of the file. */
  readonly findings: readonly Finding[]
}

/** The verdict on one file, grouped by rule. An unreadable file has one error with the reason. */
export interface FileFindings {
  readonly file: string
  readonly readable: boolean
  readonly valid: boolean
  /** « valide », « à corriger (12 erreurs, de 3 sortes) », « illisible ». */
  readonly verdict: string
  /** The kind of the file, its rows, encoding and delimiter. */
  readonly about: readonly string[]
  readonly rows: number
  readonly errorCount: number
  readonly warningCount: number
  readonly digest: string | null
  /** Errors first, each in order of first appearance. */
  readonly groups: readonly RuleFindings[]
}

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
