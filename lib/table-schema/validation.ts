import { RowScanner } from './automaton/row-scanner.ts'
import { type Dialect, delimiters } from './dialect.ts'
import { Utf8Transcoder } from './encoding.ts'
import type { TableError, TableErrorCode } from './error.ts'
import { FileSurvey } from './file-survey.ts'
import { isFormulaCell, shownFormula } from './formula-cell.ts'
import { readHead } from './head.ts'
import { type HeaderMatch, matchHeader } from './header.ts'
import { isBlank } from './invisible-characters.ts'
import { joinChunks } from './join-chunks.ts'
import { kindBytes, kindOfText } from './kind-of-text.ts'
import { reasonsPosition } from './reasons-column.ts'
import { ErrorCollector, type Limits, type Report } from './report.ts'
import { rowCheck } from './row-check.ts'
import { cellsInside } from './row-in-one-cell.ts'
import { maximumRowBytes, RowReader } from './row-reader.ts'
import type { SingleByteEncoding } from './single-byte.ts'
import { otherTableOf, recogniseTable, type Table } from './table.ts'
import { type ColumnValues, uniqueIndexes } from './unique-index.ts'

export interface ValidationOptions<Draft = unknown> extends Limits {
  /** The tables that the file may match, by its header; a single table must match. */
  readonly tables: readonly Table<Draft>[]
  /** The table of a file whose header shows none of them; without it, such a file is refused at once. */
  readonly fallback?: Table<Draft> | undefined
  /** Other known tables: a file that is clearly one of them gets one error that names it, and no other. */
  readonly otherTables?: readonly Table[] | undefined
  /** Replaces the encoding that the file shows. */
  readonly encoding?: SingleByteEncoding | undefined
  /** False makes csv-parse read plain files too, so that tests can hold both ways equal. */
  readonly byBytes?: boolean
  /**
   * Receives each cell that is not empty of the first of these columns that the schema has, even in a wrong row; none where
   * the file lacks that column.
   */
  readonly watch?: {
    readonly fields: readonly string[]
    onCell(text: string, row: number, column: number, field: string): void
  }
  /** Receives each row without errors, in order. */
  onRecord?(draft: Draft, row: number, table: Table<Draft>): void
}

/** Why reading stopped before the end of a file. */
export interface ReadingFailure extends Pick<TableError, 'row' | 'value' | 'expected'> {
  readonly code: TableErrorCode
}

const lineFeed = 0x0a
const carriageReturn = 0x0d

/**
 * Checks the chunks of one table in one pass, in memory that does not grow with the file. Wrong data never throws: all of
 * it is in the report.
 */
export class Validation<Draft = unknown> {
  readonly errors: ErrorCollector
  /** Set once the header is read. */
  table: Table<Draft> | null = null
  /** Set with the table: for each field of its schema, the position of its column in the file, or -1. */
  positions: readonly number[] = []
  private readonly options: ValidationOptions<Draft>
  private readonly transcoder: Utf8Transcoder
  private empty = true
  /** The start of the text, which may show that it is no table. */
  private start = ''
  private head: Uint8Array[] = []
  private headLength = 0
  private dialect: Dialect | null = null
  /** The first line has more cells than any table: split into cells, it would take a hundred times its size. */
  private isTooLong = false
  /** Reads plain files; null when the file is not plain, or from its first row that is not. */
  private scanner: RowScanner<Draft> | null = null
  private reader: RowReader | null = null
  /** The number of rows read, header included, which is the number of the last one in a spreadsheet. */
  private row = 0
  private checkRow: (cells: string[], row: number) => void = () => {}
  private survey: FileSurvey | null = null
  /** The position of the column of reasons, which is not checked; -1 when there is none. */
  private reasons = -1

  constructor(options: ValidationOptions<Draft>) {
    this.options = options
    this.transcoder = new Utf8Transcoder(bytes => this.read(bytes), options.encoding)
    this.errors = new ErrorCollector(options)
  }

  /** The caller may reuse the bytes afterwards. */
  push(bytes: Uint8Array): void {
    if (bytes.length > 0) this.transcoder.push(bytes)
  }

  /** Checks a row of a sheet, instead of bytes. Every row must come, header first. */
  pushRow(cells: string[]): void {
    this.onRow(cells)
  }

  /** Ends the rows of a sheet. @param failure why the workbook could not be read to its end. */
  endRows(sheet: string | null, failure: ReadingFailure | null): Report {
    if (failure) this.errors.add(failure.code, failure.row, null, null, failure.value, failure.expected)
    else if (this.row === 0) this.errors.add('empty-file', 0, null, null, null)
    return this.report({ encoding: null, bom: false, delimiter: null, ...(sheet === null ? {} : { sheet }) })
  }

  end(): Report {
    this.transcoder.end()
    const { binary } = this.transcoder
    if (binary) this.errors.add('format-error', 0, null, null, null, binary)
    else if (this.empty) this.errors.add('empty-file', 0, null, null, null)
    else this.endReading()
    this.tellEncoding()
    return this.report({
      encoding: binary || this.empty ? null : this.transcoder.encoding,
      bom: this.transcoder.bom,
      delimiter: this.dialect?.delimiter ?? null,
    })
  }

  /** Tells how the words of a file in an old encoding were read, and refuses it where they do not show which one it is. */
  private tellEncoding(): void {
    const { choice } = this.transcoder
    // The wrong header of a file that is no table says nothing more.
    if (!choice || !this.table) return
    const words = choice.words.join(', ')
    if (!choice.isSure) this.errors.add('doubtful-encoding', 0, null, null, words, choice.encoding)
    else if (choice.encoding !== 'windows-1252') {
      this.errors.warn('guessed-encoding', 0, null, null, words, choice.encoding)
    }
  }

  private report(about: Pick<Report, 'encoding' | 'bom' | 'delimiter' | 'sheet'>): Report {
    this.survey?.report(this.errors, this.positions)
    this.survey = null
    return this.errors.report({
      schema: this.table && { name: this.table.schema.name, version: this.table.schema.version },
      ...about,
      rows: Math.max(0, this.row - 1),
    })
  }

  private read(bytes: Uint8Array): void {
    this.empty = false
    if (this.isTooLong) return
    if (this.dialect) this.readRows(bytes, false)
    else this.readHead(bytes)
  }

  private endReading(): void {
    if (!this.dialect && !this.isTooLong) this.startReading()
    if (this.isTooLong) return
    this.readRows(new Uint8Array(0), true)
    this.reader?.end()
    const failure = this.reader?.failure
    // Reading stopped in the row after the last whole one.
    if (failure) this.errors.add(failure, this.row + 1, null, null, null)
  }

  /** Waits for the whole first line, which shows the delimiter, and for the byte after it. */
  private readHead(bytes: Uint8Array): void {
    // An earlier line break would have ended the head, so only the last chunk can end with one.
    const lineBreak = this.head.at(-1)?.at(-1) === carriageReturn || hasLineBreak(bytes.subarray(0, -1))
    this.head.push(new Uint8Array(bytes))
    this.headLength += bytes.length
    if (lineBreak || bytes.at(-1) === lineFeed || this.headLength > maximumRowBytes) {
      this.startReading()
    }
  }

  private startReading(): void {
    const start = joinChunks(this.head)
    this.head = []
    if (start.length > maximumRowBytes && hasTooManyCells(start)) {
      this.isTooLong = true
      this.errors.add('row-too-long', 1, null, null, null)
      return
    }
    this.start = new TextDecoder().decode(start.subarray(0, kindBytes))
    const { dialect, labels, rowsStart } = readHead(start, this.options.tables)
    this.dialect = dialect
    if (!labels) {
      this.reader = this.newReader(dialect)
      this.reader.push(start)
      return
    }
    this.onRow(labels)
    this.readRows(start.subarray(rowsStart), false)
  }

  private readRows(bytes: Uint8Array, last: boolean): void {
    let rest: Uint8Array | null = bytes
    if (this.scanner) {
      rest = this.scanner.push(bytes, last)
      this.row = this.scanner.row
      if (rest) this.scanner = null
    }
    if (!rest) return
    this.reader ??= this.newReader(this.dialect as Dialect)
    this.reader.push(rest)
  }

  private newReader(dialect: Dialect): RowReader {
    return new RowReader(dialect, cells => this.onRow(cells))
  }

  private onRow(cells: string[]): void {
    this.row++
    if (this.row === 1) this.reasons = reasonsPosition(cells, this.options.tables)
    const checked = this.reasons === -1 ? cells : cells.toSpliced(this.reasons, 1)
    if (this.row === 1) this.readHeader(checked)
    else this.checkRow(checked, this.row)
  }

  private readHeader(cells: string[]): void {
    const { tables, fallback = null, otherTables = [] } = this.options
    const labels = cells.map(cell => (isFormulaCell(cell) ? '' : cell))
    const table = recogniseTable(labels, tables) ?? fallback
    const other = otherTableOf(labels, table, otherTables)
    if (other) {
      this.errors.add('other-kind', 0, null, null, other.schema.name, tables[0]?.schema.name)
      return
    }
    const { positions, errors } = table ? matchHeader(labels, table.schema) : noHeader
    if (errors.some(({ code }) => code === 'missing-header') && this.isNoTable(labels)) return
    if (!table) {
      if (this.refuseFormulas(cells)) return
      const names = tables.map(({ schema }) => schema.name).join(', ')
      this.errors.add('unknown-schema', 1, null, null, labels.join(' ').slice(0, 200), names)
      return
    }
    this.table = table
    if (errors.length > 0 && this.refuseFormulas(cells)) return
    this.positions = positions
    for (const { code, row, column, field, value, expected } of errors) {
      this.errors.add(code, row, column, field, value, expected)
    }
    if (errors.some(({ code }) => code === 'missing-header')) return
    const uniques = [...uniqueIndexes(table.schema.fields), ...this.watchedColumns(table)]
    const survey = new FileSurvey(table, this.dialect?.delimiter ?? ',')
    this.survey = survey
    this.checkRow = rowCheck({
      table,
      errors: this.errors,
      positions,
      width: labels.length,
      // Nothing separates the cells of a sheet.
      delimiter: this.dialect?.delimiter ?? '',
      uniques,
      survey,
      onRecord: this.options.onRecord,
    })
    const { dialect } = this
    const plain = dialect && errors.length === 0 && !dialect.skipInitialSpace && !this.reader && this.reasons === -1
    if (plain && this.options.byBytes !== false) {
      const { onRecord } = this.options
      this.scanner = RowScanner.of({
        table,
        delimiter: dialect.delimiter,
        errors: this.errors,
        uniques,
        survey,
        onRecord,
      })
    }
  }

  /** Tells what a text without a header is, where its start shows it. */
  private isNoTable(labels: readonly string[]): boolean {
    const kind = kindOfText(this.start)
    const [label = '', ...others] = labels
    const isQuoted = others.every(isBlank) && otherTableOf(cellsInside(label), null, this.options.tables) !== null
    if (kind) this.errors.add('format-error', 0, null, null, null, kind)
    else if (isQuoted) this.errors.add('quoted-rows', 0, null, null, null)
    return kind !== null || isQuoted
  }

  /** Reports the labels of a wrong header that are formulas without a result: nothing else can be said of it. */
  private refuseFormulas(cells: readonly string[]): boolean {
    for (const [position, cell] of cells.entries()) {
      if (isFormulaCell(cell)) {
        this.errors.add('formula-without-result', 1, position + 1, null, shownFormula(cell))
      }
    }
    return cells.some(isFormulaCell)
  }

  /** Lets `watch.onCell` observe a field through the uniqueness check, without ever reporting a duplicate. */
  private watchedColumns({ schema }: Table<Draft>): { index: number; values: ColumnValues }[] {
    const { watch } = this.options
    if (!watch) return []
    const field = watch.fields.find(name => schema.fields.some(each => each.name === name))
    if (field === undefined) return []
    const index = schema.fields.findIndex(({ name }) => name === field)
    const column = (this.positions[index] ?? -1) + 1
    const add = (text: string, row: number) => void watch.onCell(text, row, column, field)
    return column > 0 ? [{ index, values: { add } }] : []
  }
}

/** How no table fits a header. */
const noHeader: HeaderMatch = {
  positions: [],
  errors: [{ code: 'missing-header', row: 1, column: null, field: null, value: null }],
}

/** Far more than any table has. */
const mostCells = 50_000

/** Whether the first line has more cells than a table, by the number of its delimiters. */
function hasTooManyCells(start: Uint8Array): boolean {
  let count = 0
  for (const byte of start) {
    if (byte === lineFeed || byte === carriageReturn) return false
    if (delimiterBytes.has(byte)) count++
  }
  return count > mostCells
}

const delimiterBytes: ReadonlySet<number> = new Set(delimiters.map(delimiter => delimiter.charCodeAt(0)))

const hasLineBreak = (bytes: Uint8Array): boolean => bytes.includes(lineFeed) || bytes.includes(carriageReturn)
