import type { TableSchema } from '../descriptor.ts'
import type { CellErrorCode } from '../error.ts'
import type { FileSurvey, SurveyedRow } from '../file-survey.ts'
import { asciiHash, type ErrorCollector, type Tally, valueHash } from '../report.ts'
import { hashPadding } from '../row-hash.ts'
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
/** In place of a state: the cell ends here. */
const stop = 0xffff
/** A longer row is left to csv-parse, which knows when to give up. */
const longestRow = 64 * 1024

/** One column made ready to be run over bytes. */
interface Column {
  /** The automaton with `stop` on the delimiter, the line breaks and the quote: for cells that start with none. */
  readonly unquoted: Uint16Array
  readonly quoted: Uint16Array
  /** By state: 1 when no plain byte leaves it. */
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
 * Cuts and checks rows in one pass over the bytes, by the automata of the columns: the quick way for plain files. It
 * gives the errors that csv-parse and the check over text give; at the first row that is not plain (a stray quote,
 * unreadable bytes, a giant row) it stops, and the caller goes on from there with them.
 */
export class RowScanner<Draft> implements ScannedRow<Draft>, SurveyedRow {
  /** Number of the last row read; the header is row 1. */
  row = 1
  bytes: Uint8Array = new Uint8Array(0)
  readonly starts: number[] = []
  readonly ends: number[] = []
  rowStart = 0
  /** The row has quotes around the cells that need them, and no others. */
  likeItsCells = true

  private readonly table: Table<Draft>
  private readonly errors: ErrorCollector
  private readonly uniques: RowScannerOptions<Draft>['uniques']
  private readonly survey: FileSurvey
  private readonly onRecord: RowScannerOptions<Draft>['onRecord']
  private readonly fields: readonly string[]
  private readonly delimiter: number
  /** 1 for the bytes that a text is mostly made of: letters, digits, spaces and signs but for quotes and delimiters. */
  private readonly plain: Uint8Array
  private readonly columns: readonly Column[]
  /** For cells beyond the last column. */
  private readonly beyond: Column
  /** For rows whose cells are right, and for wrong cells. */
  private readonly rules: readonly RuleMemory<Draft>[]
  private readonly wrongCellRules: readonly RuleMemory<Draft>[]
  private readonly verdicts: number[] = []
  private readonly doubled: boolean[] = []
  private readonly tallies: (Tally | undefined)[] = []
  private readonly rowText = new RowText()
  /** The row being finished, once a rule has asked for it. */
  private draft: Draft | null = null
  private readonly textAt = (index: number) => this.text(index)
  /** Bytes of the unfinished row at the start of the buffer. */
  private held = 0

  /** Null when a field's limits need the check over text. */
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
    this.beyond = columnOf(cellAutomaton(freeField, bundledAutomaton(freeField) ?? undefined), this.delimiter)
    this.rules = table.rules.filter(rule => !rule.onWrongCell).map(rule => new RuleMemory(rule))
    this.wrongCellRules = table.rules.filter(rule => rule.onWrongCell).map(rule => new RuleMemory(rule))
  }

  /** Reads the whole rows among the bytes; answers null, or the bytes from which the caller must go on otherwise. */
  push(chunk: Uint8Array, last = false): Uint8Array | null {
    const end = this.load(chunk)
    const position = this.scan(end, last)
    if (position < 0) return this.bytes.slice(-position - 1, end)
    const rest = end - position
    if (rest > longestRow) return this.bytes.slice(position, end)
    this.bytes.copyWithin(0, position, end)
    this.held = rest
    return null
  }

  /** Whether the bytes read so far stop in the middle of a row. */
  get unfinished(): boolean {
    return this.held > 0
  }

  text(column: number): string {
    const text = this.rowText.between(this.starts[column] as number, this.ends[column] as number)
    return this.doubled[column] ? text.replaceAll('""', '"') : text
  }

  /** Puts the chunk after what is held, with a line feed behind as a sentinel, and answers where it ends. */
  private load(chunk: Uint8Array): number {
    const end = this.held + chunk.length
    if (this.bytes.length < end + 2 + hashPadding) {
      const larger = new Uint8Array(end + 2 + hashPadding + longestRow)
      larger.set(this.bytes.subarray(0, this.held))
      this.bytes = larger
    }
    this.bytes.set(chunk, this.held)
    this.bytes[end] = lineFeed
    this.bytes[end + 1] = 0
    return end
  }

  /** Answers where the first unfinished row starts, or -1 - position of the first row that is not plain. */
  private scan(end: number, last: boolean): number {
    const { bytes, columns, beyond, delimiter, plain, starts, ends, verdicts, doubled } = this
    let position = 0
    while (position < end) {
      const rowStart = position
      let count = 0
      let filled = false
      let wrong = false
      let likeItsCells = true
      for (;;) {
        const column = columns[count] ?? beyond
        let state = initialState
        let start = position
        let cellEnd: number
        doubled[count] = false
        if (bytes[position] === quote) {
          const { quoted } = column
          let needed = false
          start = ++position
          for (;;) {
            const byte = bytes[position] as number
            if (byte === quote) {
              if (bytes[position + 1] !== quote || position + 1 >= end) break
              doubled[count] = true
              needed = true
              position++
            } else if (position >= end) return last ? -1 - rowStart : rowStart
            if (byte === delimiter || byte === lineFeed || byte === carriageReturn) needed = true
            state = quoted[(state << 8) | byte] as number
            position++
          }
          if (position >= end) return last ? -1 - rowStart : rowStart
          cellEnd = position++
          if (!needed) likeItsCells = false
        } else {
          const { unquoted, steady } = column
          state = unquoted[(state << 8) | (bytes[position] as number)] as number
          if (state === stop) state = initialState
          else {
            position++
            // Most of a free text changes nothing: its plain characters are skipped without looking each of them up.
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
            // A quote that opens nothing: the row is written otherwise than its cells would be.
            likeItsCells = false
            state = column.quoted[(state << 8) | quote] as number
            position++
          }
          cellEnd = position
        }
        // The cell may go on in the next chunk.
        if (position >= end && !last) return rowStart
        let verdict: number
        if (cellEnd === start) verdict = column.empty
        else {
          filled = true
          verdict = column.verdicts[state] as number
          // What could not be read is told cell by cell, in text.
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
      // Something follows a closing quote.
      else return -1 - rowStart
      if (position - rowStart > longestRow) return -1 - rowStart
      this.row++
      this.rowStart = rowStart
      this.rowText.take(bytes, rowStart, position)
      this.likeItsCells = likeItsCells
      if (!filled) this.errors.add('blank-row', this.row, null, null, null)
      else this.finishRow(count, wrong)
    }
    return position
  }

  private finishRow(count: number, wrong: boolean): void {
    const { verdicts, row } = this
    const width = this.columns.length
    const before = this.errors.count
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
      const first = text === '' ? undefined : values.repeated(text, row)
      if (first === undefined) continue
      this.errors.add('unique', row, index + 1, this.fields[index] ?? null, text, String(first))
    }
    this.draft = null
    for (const memory of this.rules) {
      const { looksAt, hint } = memory.rule
      if (hint !== null && !hint.test(this, hint.place)) continue
      if (this.allRight(looksAt) && memory.broken(this)) this.addFinding(memory.rule)
    }
    if (wrong) {
      for (const memory of this.wrongCellRules) {
        const { index, hint } = memory.rule
        if (verdicts[index] === 0 || (hint !== null && !hint.test(this, hint.place))) continue
        if (memory.broken(this)) this.addFinding(memory.rule)
      }
    }
    this.survey.seeBytes(this, count, wrong || count !== width ? verdicts : null, this.textAt)
    if (this.onRecord && this.errors.count === before) this.onRecord(this.table.draft(this.record()), row, this.table)
  }

  /** The texts of the row, which stay when the bytes are gone. */
  private record(): (index: number) => string {
    const cells = this.columns.map((_, index) => this.text(index))
    return index => cells[index] ?? ''
  }

  /** The cells that a row stops before. */
  private completeRow(count: number): void {
    for (let index = count; index < this.columns.length; index++) {
      this.starts[index] = 0
      this.ends[index] = 0
      this.doubled[index] = false
      this.verdicts[index] = this.table.shortRows ? (this.columns[index] as Column).empty : codeIndex('missing-cell')
    }
  }

  private addFinding(rule: TableRule<Draft>): void {
    const { index } = rule
    const field = this.fields[index] ?? null
    addFinding(this.errors, rule, this.readDraft(), this.row, index + 1, field, this.text(index))
  }

  judge(rule: TableRule<Draft>): boolean {
    return rule.broken(this.readDraft())
  }

  private readDraft(): Draft {
    this.draft ??= this.table.draft(this.textAt)
    return this.draft
  }

  private allRight(columns: readonly number[]): boolean {
    for (const column of columns) if (this.verdicts[column] !== 0) return false
    return true
  }

  /** A wrong cell: while errors are kept it is read, afterwards its bytes are enough to count it. */
  private report(index: number, verdict: number): void {
    const { errors, row } = this
    const code = codes[verdict] as CellErrorCode | 'missing-cell'
    const field = this.fields[index] ?? null
    const known = index * codes.length + verdict
    const tally = this.tallies[known]
    if (!tally || code === 'missing-cell' || !errors.full) {
      errors.add(code, row, index + 1, field, code === 'missing-cell' ? null : this.text(index))
      this.tallies[known] = errors.tallyOf(code, field)
      return
    }
    const hash = this.doubled[index]
      ? undefined
      : asciiHash(index + 1, this.bytes, this.starts[index] as number, this.ends[index] as number)
    errors.tally(tally, row, hash ?? valueHash(index + 1, this.text(index)))
  }
}

const madeColumns = new WeakMap<TableSchema, Map<number, readonly Column[]>>()

/** States of all the columns of a schema: far more than ours have, and little memory yet. Beyond, cells are read as text. */
const maximumStates = 100_000

/** Made once for a schema and a delimiter: a large file is checked in many segments. */
function columnsOf(schema: TableSchema, delimiter: number): readonly Column[] {
  const known = madeColumns.get(schema) ?? new Map<number, readonly Column[]>()
  madeColumns.set(schema, known)
  const found = known.get(delimiter)
  if (found) return found
  const made = new Map<string, Column>()
  let states = 0
  const columns = schema.fields.map(field => {
    const key = automatonKey(field)
    const found = made.get(key)
    if (found) return found
    const automaton = cellAutomaton(field, bundledAutomaton(field) ?? undefined)
    states += automaton.codes.length
    if (states > maximumStates) throw new UnsupportedPattern('too large')
    const column = columnOf(automaton, delimiter)
    made.set(key, column)
    return column
  })
  known.set(delimiter, columns)
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
