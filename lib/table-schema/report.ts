import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Encoding } from './encoding.ts'
import type { TableError } from './error.ts'

/** The errors of one kind in one column. */
export interface ErrorGroup<Code extends string = string> {
  readonly field: string | null
  readonly code: Code
  readonly count: number
  /** The first rows concerned, at most `rowsPerGroup`. */
  readonly rows: readonly number[]
}

export interface Report<Code extends string = string> {
  readonly valid: boolean
  /** Null when the file could not be recognised. */
  readonly schema: { readonly name: string; readonly version: string } | null
  readonly encoding: Encoding | null
  /** The file starts with a byte order mark. */
  readonly bom: boolean
  readonly delimiter: string | null
  /** Rows of data read, the header not counted. */
  readonly rows: number
  /** All of them, also those that `errors` has no room for. */
  readonly errorCount: number
  /** In order of first appearance. */
  readonly groups: readonly ErrorGroup<Code>[]
  /** The first ones, in the order of the file. */
  readonly errors: readonly TableError<Code>[]
  /** SHA-256 of the verdict: the same bytes give the same digest in every runtime, however many errors are kept. */
  readonly digest: string
}

/** Characters of a wrong value that a report shows. */
const shownCharacters = 500
export const rowsPerGroup = 10
export const defaultMaximumErrors = 1000

interface Tally {
  readonly field: string | null
  readonly code: string
  count: number
  readonly rows: number[]
  checksum: number
}

/** Counts every error, keeps the first ones: memory does not grow with the number of errors. */
export class ErrorCollector {
  count = 0
  private readonly kept: TableError[] = []
  private readonly tallies = new Map<string, Tally>()
  private readonly maximum: number

  constructor(maximum: number = defaultMaximumErrors) {
    this.maximum = maximum
  }

  add(code: string, row: number, column: number | null, field: string | null, value: string | null, expected?: string) {
    this.count++
    const key = `${code} ${field ?? ''}`
    let tally = this.tallies.get(key)
    if (!tally) {
      tally = { field, code, count: 0, rows: [], checksum: 0 }
      this.tallies.set(key, tally)
    }
    tally.count++
    if (tally.rows.length < rowsPerGroup && tally.rows.at(-1) !== row) tally.rows.push(row)
    tally.checksum = (tally.checksum + errorHash(row, column, value)) >>> 0
    if (this.kept.length >= this.maximum) return
    const shown = value !== null && value.length > shownCharacters ? `${value.slice(0, shownCharacters)}…` : value
    this.kept.push({ code, row, column, field, value: shown, ...(expected === undefined ? {} : { expected }) })
  }

  report(about: Pick<Report, 'schema' | 'encoding' | 'bom' | 'delimiter' | 'rows'>): Report {
    const tallies = [...this.tallies.values()]
    const groups = tallies.map(({ field, code, count, rows }) => ({ field, code, count, rows }))
    const verdict = [about, this.count, tallies]
    return {
      valid: this.count === 0,
      ...about,
      errorCount: this.count,
      groups,
      errors: this.kept.toSorted((a, b) => a.row - b.row),
      digest: bytesToHex(sha256(new TextEncoder().encode(JSON.stringify(verdict)))),
    }
  }
}

/** FNV-1a over the place and the value. Summed per group, so that no error can differ without the digest differing. */
function errorHash(row: number, column: number | null, value: string | null): number {
  let hash = Math.imul(0x811c9dc5 ^ row, 0x01000193) ^ Math.imul(column ?? 0, 0x9e3779b1)
  if (value !== null) {
    const length = Math.min(value.length, 64)
    for (let i = 0; i < length; i++) hash = Math.imul(hash ^ value.charCodeAt(i), 0x01000193)
  }
  return hash >>> 0
}
