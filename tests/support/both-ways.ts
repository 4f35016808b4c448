import { isDeepStrictEqual } from 'node:util'
import { type ErrorCode, errorCodes, type FileKind, familyOf } from '@ma-cantine/lib'
import { tableOf } from '@ma-cantine/lib/imports/file-kinds'
import { RowScanner } from '@ma-cantine/lib/table-schema/automaton/row-scanner'
import { decimalColumns } from '@ma-cantine/lib/table-schema/cut-number'
import { FileSurvey } from '@ma-cantine/lib/table-schema/file-survey'
import { readHead } from '@ma-cantine/lib/table-schema/head'
import { ErrorCollector, type Report } from '@ma-cantine/lib/table-schema/report'
import { Validation } from '@ma-cantine/lib/table-schema/validation'
import { describe, expect, test } from 'vitest'
import { createDamagedFile, damageNames } from './damaged-files.ts'
import { joinSegmentReports } from './join-segment-reports.ts'
import { isLong } from './trials.ts'

/**
 * Number of rows of each kind that must get the same report from the automata and from csv-parse in the long tests: enough to
 * meet the rarest code, or a million in all with `BOTH_WAYS=long`. Kinds with wide rows have fewer, because csv-parse takes
 * time per column. The tests of each change read a tenth of them.
 */
const usualForm = {
  achats: 100_000,
  achats_2026_siret: 60_000,
  achats_2026_id: 60_000,
  cantines: 70_000,
  cantines_admin: 80_000,
  cantines_2026_creer: 40_000,
  cantines_2026_modifier: 40_000,
  cantines_2026_gestionnaires: 40_000,
  diagnostics: 35_000,
  diagnostics_2026_siret: 15_000,
  diagnostics_2026_id: 30_000,
  diagnostics_admin: 35_000,
  diagnostics_cc: 20_000,
  diagnostics_complets: 9000,
  diagnostics_complets_2026: 5000,
  diagnostics_complets_cc: 14_000,
  recapitulatif_fournisseur: 30_000,
} satisfies Record<FileKind, number>

const longestForm: typeof usualForm = { ...usualForm, achats: 540_000, cantines: 220_000 }

const rowsPerKind = process.env.BOTH_WAYS === 'long' ? longestForm : usualForm

/** Statistics on the files of a proof, to show that it proves something. */
interface ProofStatistics {
  files: number
  rows: number
  errors: number
  /** Number of files without errors. */
  right: number
  /** Rows in a sample of one file in four, and those among them that the automata read. */
  sampledRows: number
  rowsOverBytes: number
  /** Number of files whose segments, checked apart, gave the report of the whole. */
  segmented: number
  readonly codes: Set<string>
  readonly damages: Map<string, number>
}

const createStatistics = (): ProofStatistics => ({
  files: 0,
  rows: 0,
  errors: 0,
  right: 0,
  sampledRows: 0,
  rowsOverBytes: 0,
  segmented: 0,
  codes: new Set(),
  damages: new Map(),
})

const fileRows = [1, 5, 30, 100, 400, 1200]
const wideFileRows = [1, 5, 30]
const chunkBytes = [61, 512, 4096, 65_536, 1 << 20]
const keptErrors = [1000, 1000, 100, 3, 0]

/** Requires both readings to give equal reports on damaged files of a kind, until the given number of rows is read. */
function compareBothWays(kind: FileKind, firstSeed: number, rows: number, statistics: ProofStatistics): void {
  const enough = statistics.rows + rows
  const lengths = tableOf(kind).schema.fields.length > 100 ? wideFileRows : fileRows
  for (let seed = firstSeed; statistics.rows < enough; seed++) {
    const { bytes, damages } = createDamagedFile(seed, lengths[seed % lengths.length] as number, kind)
    const size = chunkBytes[seed % chunkBytes.length] as number
    const maximumErrors = keptErrors[(seed >> 2) % keptErrors.length] as number
    const [quick, regular] = [true, false].map(byBytes => reportOf(kind, bytes, { byBytes, size, maximumErrors }))
    expectSame({ kind, seed }, quick as Report, regular as Report)
    count(statistics, regular as Report, damages)
    if (seed % 4 === 0) {
      statistics.sampledRows += quick?.rows ?? 0
      statistics.rowsOverBytes += rowsOverBytes(kind, bytes, quick as Report)
    }
    if (seed % 3 > 0) continue
    const whole = maximumErrors === 1000 ? quick : reportOf(kind, bytes, { byBytes: true, size, maximumErrors: 1000 })
    const joined = joinSegmentReports(bytes, [tableOf(kind)], 40 + (seed % 997) * (1 + (seed % 7)))
    if (!joined) continue
    expectSame({ kind, seed, segmented: true }, joined, whole as Report)
    statistics.segmented++
  }
}

interface Way {
  readonly byBytes: boolean
  readonly size: number
  readonly maximumErrors: number
}

function reportOf(kind: FileKind, bytes: Uint8Array, { byBytes, size, maximumErrors }: Way): Report {
  const validation = new Validation({ tables: [tableOf(kind)], byBytes, maximumErrors })
  for (let start = 0; start < bytes.length; start += size) validation.push(bytes.subarray(start, start + size))
  return validation.end()
}

/** Compares with `isDeepStrictEqual` first: vitest's comparison takes longer than both readings. */
function expectSame(about: object, one: Report, other: Report): void {
  if (!isDeepStrictEqual(one, other)) expect({ about, ...one }).toEqual({ about, ...other })
}

function count(
  statistics: ProofStatistics,
  { rows, errorCount, groups }: Report,
  damages: ReadonlyMap<string, number>,
): void {
  statistics.files++
  statistics.rows += rows
  statistics.errors += errorCount
  if (errorCount === 0) statistics.right++
  for (const { code } of groups) statistics.codes.add(code)
  for (const [name, times] of damages) statistics.damages.set(name, (statistics.damages.get(name) ?? 0) + times)
}

/** @returns how many rows of a file the automata read before they leave it to csv-parse. */
function rowsOverBytes(kind: FileKind, bytes: Uint8Array, { encoding, bom, groups }: Report): number {
  if (encoding !== 'utf-8' || groups.some(group => group.rows[0] === 1)) return 0
  const text = bom ? bytes.subarray(3) : bytes
  const table = tableOf(kind)
  const { dialect, labels, rowsStart } = readHead(text, [table])
  if (!labels || dialect.skipInitialSpace) return 0
  const { delimiter } = dialect
  const scanner = RowScanner.of({
    table,
    delimiter,
    errors: new ErrorCollector(),
    uniques: [],
    survey: new FileSurvey(table, delimiter),
  })
  scanner?.push(text.subarray(rowsStart), true)
  return scanner ? scanner.row - 1 : 0
}

/** The constraint of a schema that each code reports. */
const limitOf = {
  required: 'required',
  unique: 'unique',
  pattern: 'pattern',
  enum: 'enum',
  minimum: 'minimum',
  maximum: 'maximum',
  'total-digits': 'totalDigits',
  'fraction-digits': 'fractionDigits',
} as const

/** The codes that a text file of the kind can get. */
function codesOf(kind: FileKind): ErrorCode[] {
  const { schema, checks, rules, shortRows, distributions, rowKey, comparesLines, leniencies } = tableOf(kind)
  const constraints = new Set(schema.fields.flatMap(field => Object.keys(field.constraints ?? {})))
  // Among amounts side by side, there is seldom one way to join two cells.
  const showsCuts = decimalColumns({ schema, checks }).length === 1
  // In a code or a number, its limits refuse such characters first.
  const hasText = schema.fields.some(
    ({ type, constraints, doc_enum }) => type === 'string' && !constraints?.pattern && !constraints?.enum && !doc_enum,
  )
  // Any text is a text.
  const hasTypes = schema.fields.some(({ type }) => type !== 'string')
  const families: readonly string[] = ['file', 'header', 'rows', 'cells']
  const ofTables = errorCodes.filter(
    code =>
      families.includes(familyOf[code]) &&
      !isExcluded(code, shortRows, comparesLines) &&
      (code !== 'cut-number' || showsCuts) &&
      (code !== 'type-error' || hasTypes) &&
      (hasText || !ofCharacters.has(code)),
  )
  if (schema.fields.some(field => field.doc_enum)) constraints.add('enum')
  const possible = ofTables.filter(code => !(code in limitOf) || constraints.has(limitOf[code as keyof typeof limitOf]))
  const fileCodes = distributions.map(({ distribution }) => distribution.code)
  const ofReadings = new Set(leniencies?.flat().map(({ code }) => code))
  const ofKey = rowKey ? [rowKey.key.code] : []
  return [...possible, ...([...rules.map(({ code }) => code), ...fileCodes, ...ofReadings, ...ofKey] as ErrorCode[])]
}

/** Codes of characters, which leave the rest of their file to csv-parse: few files have them. */
const ofCharacters: ReadonlySet<ErrorCode> = new Set(['garbled-text', 'control-character'])

/** Whether any file of some rows may show the code; the others need damage to the whole file, which is rare. */
const concernsRows = (code: ErrorCode): boolean =>
  familyOf[code] !== 'file' && familyOf[code] !== 'header' && !ofCharacters.has(code)

/**
 * Codes that a kind excludes: `unknown-schema` because the kind is known, `missing-cell` where rows may stop early,
 * `repeated-line` where a unique value makes comparing lines useless.
 */
const isExcluded = (code: ErrorCode, shortRows: boolean, comparesLines: boolean): boolean =>
  code === 'unknown-schema' || (code === 'missing-cell' && shortRows) || (code === 'repeated-line' && !comparesLines)

/** A loaded machine may take several times as long as a quiet one. */
const timeout = 300_000

/** Defines the tests of the proof for some kinds, and those that show that it proves something. */
export function describeBothWays(kinds: readonly FileKind[], firstSeed: number): void {
  const damages = new Set<string>()
  const codes = new Set<string>()

  describe.each(kinds)('damaged files of %s', kind => {
    const rows = isLong ? rowsPerKind[kind] : rowsPerKind[kind] / 10

    test(`get one report from the automata, from csv-parse and from segments, on ${rows} rows`, { timeout }, () => {
      const statistics = createStatistics()
      compareBothWays(kind, firstSeed, rows, statistics)
      for (const name of statistics.damages.keys()) damages.add(name)
      for (const code of statistics.codes) codes.add(code)
      expect(statistics.rows).toBeGreaterThanOrEqual(rows)
      if (!isLong) return
      // The sample holds right rows and wrong ones, and the automata read most of them.
      expect(statistics.right).toBeGreaterThan(statistics.files / 40)
      expect(statistics.errors).toBeGreaterThan(rows / 4)
      expect(statistics.rowsOverBytes).toBeGreaterThan(statistics.sampledRows / 3)
      if (!tableOf(kind).schema.fields.some(field => field.constraints?.unique)) {
        expect(statistics.segmented).toBeGreaterThan(statistics.files / 12)
      }
      expect(codesOf(kind).filter(code => concernsRows(code) && !statistics.codes.has(code))).toEqual([])
    })
  })

  test('are damaged in every way that there is, and get every code that a text file can get', { tags: 'long' }, () => {
    expect(kinds.flatMap(codesOf).filter(code => !codes.has(code))).toEqual([])
    expect(damageNames.filter(name => !damages.has(name))).toEqual([])
  })
}
