import { cutsNumbers, decimalColumns, mayBeHalves } from '../cut-number.ts'
import type { TableSchema } from '../descriptor.ts'
import type { CellErrorCode } from '../error.ts'
import type { FileSurvey, SurveyedRow } from '../file-survey.ts'
import { asciiHash, type ErrorCollector, type Tally, valueHash } from '../report.ts'
import { rowCheck } from '../row-check.ts'
import { hashPadding } from '../row-hash.ts'
import { isInOneCell } from '../row-in-one-cell.ts'
import { addFinding } from '../rule-finding.ts'
import type { Table, TableRule } from '../table.ts'
import type { uniqueIndexes } from '../unique-index.ts'
import { initialState } from './automaton.ts'
import { bundledAutomaton } from './bundled-automaton.ts'
import { automatonKey, type CellAutomaton, cellAutomaton, freeField } from './cell-automaton.ts'
import { UnsupportedPattern } from './pattern.ts'
import { RowText } from './row-text.ts'
import { RuleMemory, type ScannedRow } from './rule-memory.ts'

const lineFeed = 0x0a
const carriageReturn = 0x0d
const quote = 0x22
/** A mark, instead of a state, that the cell ends. */
const stop = 0xffff
/** Longer rows are left to csv-parse, which has a limit of its own. */
const longestRow = 64 * 1024

/** The tables that check one column over bytes. */
interface Column {
  /** The automaton of unquoted cells, with `stop` on delimiter, line breaks and quote. */
  readonly unquoted: Uint16Array
  readonly quoted: Uint16Array
  /** By state: 1 when plain bytes do not change the state. */
  readonly steady: Uint8Array
  /** By state: 0 = right, an index in `codes`, or `unreadable`. */
  readonly verdicts: Uint8Array
  readonly empty: number
  readonly finish: CellAutomaton['finish']
}

const codes: readonly (CellErrorCode | 'missing-cell' | null)[] = [
  null,
  'missing-cell',
  'required',
  'type-error',
  'pattern',
  'enum',
  'min-length',
  'max-length',
  'minimum',
  'maximum',
  'total-digits',
  'fraction-digits',
]
const unreadable = 0xff
const codeIndex = (code: CellErrorCode | 'missing-cell' | null): number => codes.indexOf(code)

export interface RowScannerOptions<Draft> {
  readonly table: Table<Draft>
  readonly delimiter: string
  readonly errors: ErrorCollector
  readonly uniques: ReturnType<typeof uniqueIndexes>
  readonly survey: FileSurvey
  /** Called for each row that breaks nothing, in order. */
  readonly onRecord?: ((draft: Draft, row: number, table: Table<Draft>) => void) | undefined
}

/**
 * Cuts and checks rows in one pass over the bytes, with the automata of the columns: the quick way for plain files. It
 * gives the same errors as csv-parse and the check over text. It stops at the first row that is not plain (a stray quote,
 * unreadable bytes, a giant row), and the caller continues from there in the plain way.
 */
export class RowScanner<Draft> implements ScannedRow<Draft>, SurveyedRow {
  /** The number of the last row read; the header is row 1. */
  row = 1
  bytes: Uint8Array = new Uint8Array(0)
  readonly starts: number[] = []
  readonly ends: number[] = []
  rowStart = 0
  /** The row has quotes around the cells that need them, and no others. */
  isCanonical = true

  private readonly table: Table<Draft>
  private readonly errors: ErrorCollector
  private readonly uniques: RowScannerOptions<Draft>['uniques']
  private readonly survey: FileSurvey
  private readonly onRecord: RowScannerOptions<Draft>['onRecord']
  private readonly fields: readonly string[]
  private readonly delimiter: number
  /** 1 for printable ASCII bytes other than the quote and the delimiter. */
  private readonly plain: Uint8Array
  private readonly columns: readonly Column[]
  /** The column of cells after the last one. */
  private readonly extraColumn: Column
  /** The rules of rows whose cells are right, then those of wrong cells. */
  private readonly rules: readonly RuleMemory<Draft>[]
  private readonly wrongCellRules: readonly RuleMemory<Draft>[]
  private readonly verdicts: number[] = []
  private readonly hasDoubledQuotes: boolean[] = []
  private readonly tallies: (Tally | undefined)[] = []
  private readonly rowText = new RowText()
  /** The record of the current row, once a rule has read it. */
  private draft: Draft | null = null
  /** The check over text, for the rare rows that need it. */
  private readonly checkText: (cells: readonly string[], row: number) => void
  private readonly hasCuts: boolean
  private readonly textAt = (index: number) => this.text(index)
  /** The number of bytes of the unfinished row, at the start of the buffer. */
  private pendingLength = 0

  /** Null when a field needs the check over text. */
  static of<Draft>(options: RowScannerOptions<Draft>): RowScanner<Draft> | null {
    try {
      return new RowScanner(options)
    } catch (error) {
      if (error instanceof UnsupportedPattern) return null
      throw error
    }
  }

  private constructor({ table, delimiter, errors, uniques, survey, onRecord }: RowScannerOptions<Draft>) {
    this.table = table
    this.errors = errors
    this.uniques = uniques
    this.survey = survey
    this.onRecord = onRecord
    this.delimiter = delimiter.charCodeAt(0)
    this.plain = plainBytes(this.delimiter)
    const { fields } = table.schema
    this.fields = fields.map(field => field.name)
    this.columns = columnsOf(table.schema, this.delimiter)
    this.hasCuts = cutsNumbers(delimiter)
    this.checkText = rowCheck({
      table,
      errors,
      positions: fields.map((_, index) => index),
      width: fields.length,
      delimiter,
      uniques,
      survey,
      onRecord,
    })
    this.extraColumn = columnOf(cellAutomaton(freeField, bundledAutomaton(freeField) ?? undefined), this.delimiter)
    this.rules = table.rules.filter(rule => !rule.onWrongCell).map(rule => new RuleMemory(rule))
    this.wrongCellRules = table.rules.filter(rule => rule.onWrongCell).map(rule => new RuleMemory(rule))
  }

  /**
   * Reads the whole rows of a chunk. @returns null, or the bytes from which the caller must continue in the plain way.
   */
  push(chunk: Uint8Array, last = false): Uint8Array | null {
    const end = this.load(chunk)
    const position = this.scan(end, last)
    if (position < 0) return this.bytes.slice(-position - 1, end)
    const rest = end - position
    if (rest > longestRow) return this.bytes.slice(position, end)
    this.bytes.copyWithin(0, position, end)
    this.pendingLength = rest
    return null
  }

  /** Whether the bytes read so far stop in the middle of a row. */
  get isUnfinished(): boolean {
    return this.pendingLength > 0
  }

  text(column: number): string {
    const text = this.rowText.between(this.starts[column] as number, this.ends[column] as number)
    return this.hasDoubledQuotes[column] ? text.replaceAll('""', '"') : text
  }

  /** Puts the chunk after the unfinished row, with a line feed as sentinel. @returns the end of the chunk. */
  private load(chunk: Uint8Array): number {
    const end = this.pendingLength + chunk.length
    if (this.bytes.length < end + 2 + hashPadding) {
      const larger = new Uint8Array(end + 2 + hashPadding + longestRow)
      larger.set(this.bytes.subarray(0, this.pendingLength))
      this.bytes = larger
    }
    this.bytes.set(chunk, this.pendingLength)
    this.bytes[end] = lineFeed
    this.bytes[end + 1] = 0
    return end
  }

  /** @returns the start of the unfinished row, or -1 - start of the first row that is not plain. */
  private scan(end: number, last: boolean): number {
    const { bytes, columns, extraColumn, delimiter, plain, starts, ends, verdicts, hasDoubledQuotes } = this
    let position = 0
    while (position < end) {
      const rowStart = position
      let count = 0
      let filled = false
      let wrong = false
      let isCanonical = true
      for (;;) {
        const column = columns[count] ?? extraColumn
        let state = initialState
        let start = position
        let cellEnd: number
        hasDoubledQuotes[count] = false
        if (bytes[position] === quote) {
          const { quoted } = column
          let needed = false
          start = ++position
          for (;;) {
            const byte = bytes[position] as number
            if (byte === quote) {
              if (bytes[position + 1] !== quote || position + 1 >= end) break
              hasDoubledQuotes[count] = true
              needed = true
              position++
            } else if (position >= end) return last ? -1 - rowStart : rowStart
            if (byte === delimiter || byte === lineFeed || byte === carriageReturn) needed = true
            state = quoted[(state << 8) | byte] as number
            position++
          }
          if (position >= end) return last ? -1 - rowStart : rowStart
          cellEnd = position++
          if (!needed) isCanonical = false
        } else {
          const { unquoted, steady } = column
          state = unquoted[(state << 8) | (bytes[position] as number)] as number
          if (state === stop) state = initialState
          else {
            position++
            // Skips the plain characters of a free text without a look-up for each.
            if (steady[state] === 1) while (plain[bytes[position] as number] === 1) position++
          }
          for (;;) {
            for (;;) {
              const next = unquoted[(state << 8) | (bytes[position] as number)] as number
              if (next === stop) break
              state = next
              position++
            }
            if (bytes[position] !== quote) break
            // A quote inside an unquoted cell: the canonical row would have quotes around the cell.
            isCanonical = false
            state = column.quoted[(state << 8) | quote] as number
            position++
          }
          cellEnd = position
        }
        // The cell may continue in the next chunk.
        if (position >= end && !last) return rowStart
        let verdict: number
        if (cellEnd === start) verdict = column.empty
        else {
          filled = true
          verdict = column.verdicts[state] as number
          // The check over text reports unreadable bytes cell by cell.
          if (verdict === unreadable) return -1 - rowStart
          if (verdict === 0 && column.finish !== null) verdict = codeIndex(column.finish(bytes, start, cellEnd))
        }
        if (verdict !== 0) wrong = true
        starts[count] = start
        ends[count] = cellEnd
        verdicts[count] = verdict
        count++
        if (position < end && bytes[position] === delimiter) position++
        else break
      }
      if (position >= end) position = end
      else if (bytes[position] === carriageReturn) {
        if (position + 1 >= end && !last) return rowStart
        position += bytes[position + 1] === lineFeed && position + 1 < end ? 2 : 1
      } else if (bytes[position] === lineFeed) position++
      // There is text after a closing quote.
      else return -1 - rowStart
      if (position - rowStart > longestRow) return -1 - rowStart
      this.row++
      this.rowStart = rowStart
      this.rowText.take(bytes, rowStart, position)
      this.isCanonical = isCanonical
      if (!filled) this.errors.add('blank-row', this.row, null, null, null)
      else this.finishRow(count, wrong)
    }
    return position
  }

  private finishRow(count: number, wrong: boolean): void {
    const { verdicts, row } = this
    const width = this.columns.length
    const before = this.errors.count
    const needsText = wrong && (this.mayBeCut(count) || this.mayReadLeniently(count))
    if (needsText || (count <= width && this.hasOneCell(count))) {
      this.checkText(
        Array.from({ length: count }, (_, index) => this.text(index)),
        row,
      )
      return
    }
    if (count < width) this.completeRow(count)
    if (wrong || count !== width) {
      for (let index = 0; index < width; index++) {
        if (verdicts[index] !== 0) this.report(index, verdicts[index] as number)
      }
      for (let index = width; index < count; index++) {
        this.errors.add('extra-cell', row, index + 1, null, this.text(index))
      }
    }
    for (const { index, values } of this.uniques) {
      const text = index < count ? this.text(index) : ''
      const first = text === '' ? undefined : values.add(text, row)
      if (first === undefined) continue
      this.errors.add('unique', row, index + 1, this.fields[index] ?? null, text, String(first))
    }
    this.draft = null
    for (const memory of this.rules) {
      const { columnIndexes, hint } = memory.rule
      if (hint !== null && !hint.test(this, hint.place)) continue
      if (this.areRight(columnIndexes) && memory.isBroken(this)) this.addFinding(memory.rule)
    }
    if (wrong) {
      for (const memory of this.wrongCellRules) {
        const { index, hint } = memory.rule
        if (verdicts[index] === 0 || (hint !== null && !hint.test(this, hint.place))) continue
        if (memory.isBroken(this)) this.addFinding(memory.rule)
      }
    }
    this.survey.addByteRow(this, count, wrong || count !== width ? verdicts : null, this.textAt)
    if (this.onRecord && this.errors.count === before) this.onRecord(this.table.draft(this.record()), row, this.table)
  }

  /** Whether the row has one cell more, and two that may be a number that its comma cut. */
  private mayBeCut(count: number): boolean {
    if (!this.hasCuts || count !== this.columns.length + 1) return false
    return decimalColumns(this.table).some(index => mayBeHalves(this.text(index), this.text(index + 1)))
  }

  /** Whether the first cell alone holds something, and that may be a whole row. */
  private hasOneCell(count: number): boolean {
    if (this.verdicts[0] === 0) return false
    for (let index = 1; index < count; index++) {
      if (this.starts[index] !== this.ends[index]) return false
    }
    return isInOneCell([this.text(0)], this.columns.length)
  }

  /** Whether a wrong cell of the row is in a column that has other ways to read it. */
  private mayReadLeniently(count: number): boolean {
    const { leniencies } = this.table
    if (!leniencies) return false
    for (let index = 0; index < count; index++) {
      if (this.verdicts[index] !== 0 && (leniencies[index]?.length ?? 0) > 0) return true
    }
    return false
  }

  /** Copies the texts of the row, because the buffer is reused. */
  private record(): (index: number) => string {
    const cells = this.columns.map((_, index) => this.text(index))
    return index => cells[index] ?? ''
  }

  /** Adds the missing cells of a row that stops early. */
  private completeRow(count: number): void {
    for (let index = count; index < this.columns.length; index++) {
      this.starts[index] = 0
      this.ends[index] = 0
      this.hasDoubledQuotes[index] = false
      this.verdicts[index] = this.table.shortRows ? (this.columns[index] as Column).empty : codeIndex('missing-cell')
    }
  }

  private addFinding(rule: TableRule<Draft>): void {
    const { index } = rule
    const field = this.fields[index] ?? null
    addFinding(this.errors, rule, this.readDraft(), this.row, index + 1, field, this.text(index))
  }

  judge(rule: TableRule<Draft>): boolean {
    return rule.isBroken(this.readDraft())
  }

  private readDraft(): Draft {
    this.draft ??= this.table.draft(this.textAt)
    return this.draft
  }

  private areRight(columns: readonly number[]): boolean {
    for (const column of columns) if (this.verdicts[column] !== 0) return false
    return true
  }

  /** Reports a wrong cell. Once no more errors are kept, it hashes the bytes instead of decoding them. */
  private report(index: number, verdict: number): void {
    const { errors, row } = this
    const code = codes[verdict] as CellErrorCode | 'missing-cell'
    const field = this.fields[index] ?? null
    const tallyIndex = index * codes.length + verdict
    const tally = this.tallies[tallyIndex]
    if (!tally || code === 'missing-cell' || !errors.isFull) {
      errors.add(code, row, index + 1, field, code === 'missing-cell' ? null : this.text(index))
      this.tallies[tallyIndex] = errors.tallyOf(code, field)
      return
    }
    const hash = this.hasDoubledQuotes[index]
      ? undefined
      : asciiHash(index + 1, this.bytes, this.starts[index] as number, this.ends[index] as number)
    errors.tally(tally, row, hash ?? valueHash(index + 1, this.text(index)))
  }
}

const columnCache = new WeakMap<TableSchema, Map<number, readonly Column[]>>()

/** The limit of states over all columns of a schema, far above our own needs; larger schemas are checked over text. */
const maximumStates = 100_000

/** Caches the columns of a schema and a delimiter, because a large file has many segments. */
function columnsOf(schema: TableSchema, delimiter: number): readonly Column[] {
  const byDelimiter = columnCache.get(schema) ?? new Map<number, readonly Column[]>()
  columnCache.set(schema, byDelimiter)
  const cached = byDelimiter.get(delimiter)
  if (cached) return cached
  const byKey = new Map<string, Column>()
  let states = 0
  const columns = schema.fields.map(field => {
    const key = automatonKey(field)
    const cached = byKey.get(key)
    if (cached) return cached
    const automaton = cellAutomaton(field, bundledAutomaton(field) ?? undefined)
    states += automaton.codes.length
    if (states > maximumStates) throw new UnsupportedPattern('too large')
    const column = columnOf(automaton, delimiter)
    byKey.set(key, column)
    return column
  })
  byDelimiter.set(delimiter, columns)
  return columns
}

function columnOf({ next, codes: codesByState, readable, empty, finish }: CellAutomaton, delimiter: number): Column {
  const unquoted = next.slice()
  for (let state = 0; state < unquoted.length; state += 256) {
    for (const byte of [delimiter, lineFeed, carriageReturn, quote]) unquoted[state + byte] = stop
  }
  const plain = plainBytes(delimiter)
  return {
    unquoted,
    quoted: next,
    steady: Uint8Array.from(codesByState, (_, state) => Number(isSteady(state, next, plain))),
    verdicts: Uint8Array.from(codesByState, (code, state) => (readable[state] ? codeIndex(code) : unreadable)),
    empty: codeIndex(empty),
    finish,
  }
}

function isSteady(state: number, next: Uint16Array, plain: Uint8Array): boolean {
  for (let byte = 0x20; byte < 0x7f; byte++) {
    if (plain[byte] === 1 && next[(state << 8) | byte] !== state) return false
  }
  return true
}

const plainBytes = (delimiter: number): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, byte) =>
    Number(byte >= 0x20 && byte < 0x7f && byte !== quote && byte !== delimiter),
  )
