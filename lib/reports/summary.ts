import { kindOfSchema } from '../imports/file-kinds.ts'
import { kindWords } from '../imports/kind-words.ts'
import { encodingName } from '../messages/encodings.ts'
import type { Locale } from '../messages/locale.ts'
import type { TableSchema } from '../table-schema/descriptor.ts'
import { columnLetter } from '../table-schema/error.ts'
import type { Severity } from '../table-schema/report.ts'
import { countText, groupExtent } from './error-extent.ts'
import type { JsonReport } from './json.ts'
import { makePrintable } from './make-printable.ts'
import { reportWords } from './words.ts'

/** A report in words that a caterer understands, for a terminal or a log. */
export interface ReportSummary {
  readonly file: string
  readonly valid: boolean
  /** « valide », « valide (2 avertissements) », « à corriger (12 erreurs, de 3 sortes) ». */
  readonly verdict: string
  /** The kind of the file, its rows, encoding and delimiter. */
  readonly about: readonly string[]
  readonly errors: ErrorsSummary | null
  readonly warnings: ErrorsSummary | null
}

export interface ErrorsSummary {
  /** « 12 erreurs, de 3 sortes ». */
  readonly total: string
  /** In order of first appearance. */
  readonly groups: readonly GroupSummary[]
}

export interface GroupSummary {
  readonly severity: Severity
  readonly code: string
  readonly title: string
  /** « colonne E, « prix_ht » »; null when the errors are not about one column. */
  readonly column: string | null
  /** « 3 erreurs, lignes 2, 5, 9 »; null for one error about the whole file. */
  readonly extent: string | null
  /** The first error of the group; null when the report holds none of them. */
  readonly message: string | null
  readonly advice: string | null
}

/** The errors and warnings of a local report or of an import answer. */
export interface WordedErrors {
  readonly errorCount: number
  readonly warningCount: number
  readonly groups: readonly {
    readonly severity: Severity
    readonly field: string | null
    readonly code: string
    readonly title: string
    readonly count: number
    readonly rows: readonly number[]
  }[]
  readonly errors: readonly WordedError[]
  readonly warnings: readonly WordedError[]
}

interface WordedError {
  readonly row: number
  readonly column: number | null
  readonly field: string | null
  readonly code: string
  readonly message: string
  readonly advice: string
}

/** @param schema needed when the file was checked against a user's schema. */
export function summariseReport(report: JsonReport, locale: Locale, schema?: TableSchema): ReportSummary {
  const words = reportWords[locale]
  const errors = summarise('error', report, locale)
  const warnings = summarise('warning', report, locale)
  const totals = [errors, warnings].flatMap(summary => summary?.total ?? []).join(' ; ')
  const kind = report.schema && !schema && kindOfSchema(report.schema.name)
  const readable = report.encoding !== null || report.sheet !== undefined
  return {
    file: makePrintable(report.file),
    valid: report.valid,
    verdict: `${errors ? words.toMend : words.valid}${totals === '' ? '' : ` (${totals})`}`,
    about: [
      ...(kind ? [kindWords[locale][kind]] : []),
      ...(report.schema && schema ? [makePrintable(words.ownSchema(schema.title, schema.version))] : []),
      ...(readable ? [words.rows(report.rows)] : []),
      ...(report.sheet === undefined ? [] : [makePrintable(words.sheet(report.sheet))]),
      ...(report.encoding ? [`${encodingName(report.encoding)}${report.bom ? ' (BOM)' : ''}`] : []),
      ...(report.delimiter && report.schema ? [words.delimiters[report.delimiter] ?? report.delimiter] : []),
    ],
    errors,
    warnings,
  }
}

/** Summarises the errors, or the warnings; null when there are none. */
export function summarise(severity: Severity, worded: WordedErrors, locale: Locale): ErrorsSummary | null {
  const words = reportWords[locale]
  const groups = worded.groups.filter(group => group.severity === severity)
  if (groups.length === 0) return null
  const [count, reported] =
    severity === 'error' ? [worded.errorCount, worded.errors] : [worded.warningCount, worded.warnings]
  const total = countText(severity, count, locale)
  return {
    total: groups.length > 1 ? words.errorsOfSorts(total, groups.length) : total,
    groups: groups.map(({ field, code, title, count, rows }) => {
      const first = reported.find(error => error.field === field && error.code === code)
      const letter = first?.column ? columnLetter(first.column) : null
      const place = first && count > 1 ? words.place(first.row) : null
      return {
        severity,
        code,
        title: makePrintable(title),
        column: field === null ? null : makePrintable(words.column(letter, field)),
        extent: groupExtent({ severity, count, rows }, locale),
        message: first ? makePrintable(place ? words.example(place, first.message) : first.message) : null,
        advice: first?.advice ? makePrintable(first.advice) : null,
      }
    }),
  }
}
