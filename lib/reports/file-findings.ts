import type { Severity } from '../table-schema/report.ts'

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
