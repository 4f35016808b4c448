import type { Encoding } from './encoding.ts'
import type { TableError } from './error.ts'
import type { FoundRows } from './found-rows.ts'
import { KeptErrors } from './kept-errors.ts'
import { rowsPerGroup } from './rows-per-group.ts'
import { sha256Hex } from './sha256-hex.ts'

/** An error refuses the file; a warning only asks for a second look. */
export type Severity = 'error' | 'warning'

/** The errors, or the warnings, of one kind in one column. */
export interface ErrorGroup<Code extends string = string> {
  readonly severity: Severity
  readonly field: string | null
  readonly code: Code
  readonly count: number
  /** The first rows concerned, at most `rowsPerGroup`. */
  readonly rows: readonly number[]
}

/** The verdict on a file: its counts are exact, its lists of errors hold the first ones. */
export interface Report<Code extends string = string> {
  readonly valid: boolean
  /** Null when the file could not be recognised. */
  readonly schema: { readonly name: string; readonly version: string } | null
  readonly encoding: Encoding | null
  /** The file starts with a byte order mark. */
  readonly bom: boolean
  readonly delimiter: string | null
  /** The checked sheet of a workbook, which has neither encoding nor delimiter. */
  readonly sheet?: string
  /** The number of rows of data, without the header. */
  readonly rows: number
  /** The number of all errors, those that `errors` does not hold included. */
  readonly errorCount: number
  readonly warningCount: number
  /** The groups of errors and warnings, in order of first appearance. */
  readonly groups: readonly ErrorGroup<Code>[]
  /** The first error of each group and the earliest others, in the order of the file. */
  readonly errors: readonly TableError<Code>[]
  readonly warnings: readonly TableError<Code>[]
  /**
   * SHA-256 of the verdict: the same bytes give the same digest in every runtime, however many errors the report holds.
   */
  readonly digest: string
}

/** The length at which a report cuts a wrong value. */
const shownCharacters = 500
export const defaultMaximumErrors = 1000

const tallyKey = (code: string, field: string | null): string => `${code} ${field ?? ''}`

/** The running count of one kind of error in one column. */
export interface Tally {
  readonly severity: Severity
  readonly field: string | null
  readonly code: string
  count: number
  readonly rows: number[]
  /** Sums, modulo 2³², of the hashes of values and of their rows, so that the digest depends on every error. */
  whatSum: number
  whereSum: number
}

/** The limits of a collector. */
export interface Limits {
  /** How many errors the report holds, by default `defaultMaximumErrors`. */
  readonly maximumErrors?: number | undefined
  /** How many warnings the report holds, by default as many as errors. */
  readonly maximumWarnings?: number | undefined
  /** Codes of the warnings to leave out. */
  readonly ignored?: readonly string[] | undefined
}

/** Rows that share an error or a warning. */
export interface FoundGroup {
  readonly rows: FoundRows
  /** Their common value, for the digest. */
  readonly value: string | null
  readonly expected?: string
}

/** The content of an `ErrorCollector`, as data that threads can exchange. */
export interface ErrorCollection {
  readonly count: number
  readonly warningCount: number
  readonly errors: readonly TableError[]
  readonly warnings: readonly TableError[]
  readonly tallies: readonly Tally[]
}

/** Counts every error but keeps the first ones only, so that memory does not grow with their number. */
export class ErrorCollector {
  /** The number of errors; a file without any is valid. */
  count = 0
  private warningCount = 0
  private readonly errors: KeptErrors
  private readonly warnings: KeptErrors
  private readonly tallies = new Map<string, Tally>()

  /** How many errors and warnings the report holds. */
  readonly maximumErrors: number
  readonly maximumWarnings: number
  private readonly ignored: readonly string[]

  constructor({ maximumErrors = defaultMaximumErrors, maximumWarnings = maximumErrors, ignored = [] }: Limits = {}) {
    this.errors = new KeptErrors(maximumErrors)
    this.warnings = new KeptErrors(maximumWarnings)
    this.maximumErrors = maximumErrors
    this.maximumWarnings = maximumWarnings
    this.ignored = ignored
  }

  add(code: string, row: number, column: number | null, field: string | null, value: string | null, expected?: string) {
    const tally = this.tallyOf(code, field)
    this.tally(tally, row, valueHash(column, value))
    if (this.isFull && tally.count > 1) return
    this.errors.add(tableError(code, row, column, field, value, expected))
  }

  warn(
    code: string,
    row: number,
    column: number | null,
    field: string | null,
    value: string | null,
    expected?: string,
  ) {
    if (this.ignored.includes(code)) return
    const tally = this.tallyOf(code, field, 'warning')
    this.tally(tally, row, valueHash(column, value))
    if (this.warnings.isFull && tally.count > 1) return
    this.warnings.add(tableError(code, row, column, field, value, expected))
  }

  /** Warns about rows found at the end of the file; each group is hashed as one value. */
  warnRows(code: string, column: number | null, field: string | null, groups: readonly FoundGroup[]): void {
    if (!this.ignored.includes(code)) this.addGroups('warning', code, column, field, groups)
  }

  /** Adds an error for rows found at the end of the file. */
  addRows(code: string, column: number | null, field: string | null, groups: readonly FoundGroup[]): void {
    this.addGroups('error', code, column, field, groups)
  }

  private addGroups(
    severity: Severity,
    code: string,
    column: number | null,
    field: string | null,
    groups: readonly FoundGroup[],
  ): void {
    const count = groups.reduce((sum, { rows }) => sum + rows.count, 0)
    if (count === 0) return
    const tally = this.tallyOf(code, field, severity)
    if (severity === 'error') this.count += count
    else this.warningCount += count
    tally.count += count
    for (const { rows, value } of groups) {
      const hash = valueHash(column, value)
      tally.whatSum = (tally.whatSum + Math.imul(hash, rows.count)) >>> 0
      tally.whereSum = (tally.whereSum + Math.imul(hash, rows.rowSum)) >>> 0
    }
    const firsts = groups
      .flatMap(({ rows, expected }) => rows.firsts.map(first => ({ expected, ...first })))
      .sort((a, b) => a.row - b.row)
    tally.rows.push(...firsts.slice(0, rowsPerGroup).map(({ row }) => row))
    const target = severity === 'error' ? this.errors : this.warnings
    for (const { row, value, expected } of firsts) {
      target.add(tableError(code, row, column, field, value, expected))
    }
  }

  /** From now on, an error of a known kind only needs counting. */
  get isFull(): boolean {
    return this.errors.isFull
  }

  /** Whether the next error or warning of this kind would be kept, not only counted. */
  canKeep(code: string, field: string | null, severity: Severity): boolean {
    const target = severity === 'error' ? this.errors : this.warnings
    return !target.isFull || !this.tallies.has(tallyKey(code, field))
  }

  tallyOf(code: string, field: string | null, severity: Severity = 'error'): Tally {
    const key = tallyKey(code, field)
    let tally = this.tallies.get(key)
    if (!tally) {
      tally = { severity, field, code, count: 0, rows: [], whatSum: 0, whereSum: 0 }
      this.tallies.set(key, tally)
    }
    return tally
  }

  /** Counts an error whose value has the given hash, without keeping it. */
  tally(tally: Tally, row: number, hash: number): void {
    if (tally.severity === 'error') this.count++
    else this.warningCount++
    tally.count++
    if (tally.rows.length < rowsPerGroup && tally.rows.at(-1) !== row) tally.rows.push(row)
    tally.whatSum = (tally.whatSum + hash) >>> 0
    tally.whereSum = (tally.whereSum + Math.imul(hash, row)) >>> 0
  }

  /** The content as data that threads can exchange. */
  get collection(): ErrorCollection {
    return {
      count: this.count,
      warningCount: this.warningCount,
      errors: this.errors.all,
      warnings: this.warnings.all,
      tallies: [...this.tallies.values()],
    }
  }

  /**
   * Adds the errors of another part, whose rows come after `rowsBefore` others; parts come in the order of the file.
   */
  merge({ count, warningCount, errors, warnings, tallies }: ErrorCollection, rowsBefore: number): void {
    const move = (error: TableError): TableError => ({ ...error, row: error.row + rowsBefore })
    this.count += count
    this.warningCount += warningCount
    for (const error of errors) this.errors.add(move(error))
    for (const warning of warnings) this.warnings.add(move(warning))
    for (const other of tallies) {
      const tally = this.tallyOf(other.code, other.field, other.severity)
      tally.count += other.count
      tally.rows.push(...other.rows.slice(0, rowsPerGroup - tally.rows.length).map(row => row + rowsBefore))
      tally.whatSum = (tally.whatSum + other.whatSum) >>> 0
      tally.whereSum = (tally.whereSum + other.whereSum + Math.imul(other.whatSum, rowsBefore)) >>> 0
    }
  }

  report(about: Pick<Report, 'schema' | 'encoding' | 'bom' | 'delimiter' | 'sheet' | 'rows'>): Report {
    // Sorted by first row, so that the order does not depend on when stored data are read.
    const tallies = [...this.tallies.values()].sort((a, b) => (a.rows[0] ?? 0) - (b.rows[0] ?? 0))
    const groups = tallies.map(({ severity, field, code, count, rows }) => ({ severity, field, code, count, rows }))
    const verdict = [about, tallies]
    return {
      valid: this.count === 0,
      ...about,
      errorCount: this.count,
      warningCount: this.warningCount,
      groups,
      errors: this.errors.withinMaximum,
      warnings: this.warnings.withinMaximum,
      digest: sha256Hex(JSON.stringify(verdict)),
    }
  }
}

function tableError(
  code: string,
  row: number,
  column: number | null,
  field: string | null,
  value: string | null,
  expected: string | undefined,
): TableError {
  const shortValue = value !== null && value.length > shownCharacters ? `${value.slice(0, shownCharacters)}…` : value
  return { code, row, column, field, value: shortValue, ...(expected === undefined ? {} : { expected }) }
}

/** The number of characters of a value that its hash covers. */
const hashedCharacters = 64
const prime = 0x01000193

/** FNV-1a over the column and the beginning of the value. */
export function valueHash(column: number | null, value: string | null): number {
  let hash = columnHash(column)
  if (value === null) return Math.imul(hash ^ 0x10000, prime)
  const length = Math.min(value.length, hashedCharacters)
  for (let i = 0; i < length; i++) hash = Math.imul(hash ^ value.charCodeAt(i), prime)
  return hash
}

const columnHash = (column: number | null): number => Math.imul(0x811c9dc5 ^ (column ?? 0), prime)

/** Gives the same hash from ASCII bytes; undefined when a byte is not ASCII. */
export function asciiHash(column: number, bytes: Uint8Array, start: number, end: number): number | undefined {
  let hash = columnHash(column)
  const stop = Math.min(end, start + hashedCharacters)
  for (let i = start; i < stop; i++) {
    const byte = bytes[i] as number
    if (byte > 0x7f) return undefined
    hash = Math.imul(hash ^ byte, prime)
  }
  return hash
}
