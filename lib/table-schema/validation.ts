import { RowScanner } from './automaton/row-scanner.ts'
import type { Dialect } from './dialect.ts'
import { Utf8Transcoder } from './encoding.ts'
import type { TableError, TableErrorCode } from './error.ts'
import { FileSurvey } from './file-survey.ts'
import { readHead } from './head.ts'
import { matchHeader } from './header.ts'
import { joinChunks } from './join-chunks.ts'
import { ErrorCollector, type Limits, type Report } from './report.ts'
import { rowCheck } from './row-check.ts'
import { maximumRowBytes, RowReader } from './row-reader.ts'
import { recogniseTable, type Table } from './table.ts'
import { type SeenValues, uniqueIndexes } from './unique-index.ts'

export interface ValidationOptions<Draft = unknown> extends Limits {
  /** The tables the file may be one of; the header tells which. One table: the file must be that one. */
  readonly tables: readonly Table<Draft>[]
  /** Plain files are checked over their bytes, unless false: then csv-parse reads them too, to prove both ways equal. */
  readonly byBytes?: boolean
  /** Called for each cell of a column that is not empty, whatever is wrong in its row. */
  readonly watch?: { readonly field: string; seen(text: string, row: number, column: number): void }
  /** Called for each row that breaks nothing, in order. */
  onRecord?(draft: Draft, row: number, table: Table<Draft>): void
}

/** Why reading stopped before the end of a file. */
export interface ReadingFailure extends Pick<TableError, 'row' | 'value' | 'expected'> {
  readonly code: TableErrorCode
}

const lineFeed = 0x0a
const carriageReturn = 0x0d

/**
 * Checks the bytes of one table, pushed as they come, in memory that does not grow with the file. Wrong data never
 * throws: it is in the report, all of it from one pass.
 */
export class Validation<Draft = unknown> {
  readonly errors: ErrorCollector
  /** Known once the header is read. */
  table: Table<Draft> | null = null
  /** Known with the table: for each field of its schema, the position of its column in the file, or -1. */
  positions: readonly number[] = []
  private readonly options: ValidationOptions<Draft>
  private readonly transcoder = new Utf8Transcoder(bytes => this.read(bytes))
  private empty = true
  private head: Uint8Array[] = []
  private headLength = 0
  private dialect: Dialect | null = null
  /** Reads plain files in one pass; null when the file is not one, or no longer. */
  private scanner: RowScanner<Draft> | null = null
  private reader: RowReader | null = null
  /** Rows read so far, the header included: the number a spreadsheet shows for the last one. */
  private row = 0
  private checkRow: (cells: string[], row: number) => void = () => {}
  private survey: FileSurvey | null = null

  constructor(options: ValidationOptions<Draft>) {
    this.options = options
    this.errors = new ErrorCollector(options)
  }

  push(bytes: Uint8Array): void {
    if (bytes.length > 0) this.transcoder.push(bytes)
  }

  /** A row of a sheet, in place of bytes: every row from the first, in order. */
  pushRow(cells: string[]): void {
    this.onRow(cells)
  }

  /** Ends the rows of a sheet, or of a workbook that could not be read as far as its end or its sheet. */
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
    return this.report({
      encoding: binary || this.empty ? null : this.transcoder.encoding,
      bom: this.transcoder.bom,
      delimiter: this.dialect?.delimiter ?? null,
    })
  }

  private report(about: Pick<Report, 'encoding' | 'bom' | 'delimiter' | 'sheet'>): Report {
    this.survey?.tell(this.errors, this.positions)
    this.survey = null
    return this.errors.report({
      schema: this.table && { name: this.table.schema.name, version: this.table.schema.version },
      ...about,
      rows: Math.max(0, this.row - 1),
    })
  }

  private read(bytes: Uint8Array): void {
    this.empty = false
    if (this.dialect) this.readRows(bytes, false)
    else this.readHead(bytes)
  }

  private endReading(): void {
    if (!this.dialect) this.startReading()
    this.readRows(new Uint8Array(0), true)
    this.reader?.end()
    const failure = this.reader?.failure
    // The row being read when reading stopped is the one after the last whole one.
    if (failure) this.errors.add(failure, this.row + 1, null, null, null)
  }

  /** Bytes are held until the first line is whole, and the byte after it known: it tells the delimiter. */
  private readHead(bytes: Uint8Array): void {
    // Only the last chunk held may end with a line break: with one further back, the head would have been read by now.
    const lineBreak = this.head.at(-1)?.at(-1) === carriageReturn || hasLineBreak(bytes.subarray(0, -1))
    this.head.push(bytes)
    this.headLength += bytes.length
    if (lineBreak || bytes.at(-1) === lineFeed || this.headLength > maximumRowBytes) {
      this.startReading()
    }
  }

  private startReading(): void {
    const start = joinChunks(this.head)
    this.head = []
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
    if (this.row === 1) this.readHeader(cells)
    else this.checkRow(cells, this.row)
  }

  private readHeader(labels: string[]): void {
    const table = recogniseTable(labels, this.options.tables)
    if (!table) {
      const names = this.options.tables.map(({ schema }) => schema.name).join(', ')
      this.errors.add('unknown-schema', 1, null, null, labels.join(' ').slice(0, 200), names)
      return
    }
    this.table = table
    const { positions, errors } = matchHeader(labels, table.schema)
    this.positions = positions
    for (const { code, row, column, field, value, expected } of errors) {
      this.errors.add(code, row, column, field, value, expected)
    }
    if (errors.some(({ code }) => code === 'missing-header')) return
    const uniques = [...uniqueIndexes(table.schema.fields), ...this.watched(table)]
    const survey = new FileSurvey(table, this.dialect?.delimiter ?? ',')
    this.survey = survey
    this.checkRow = rowCheck({
      table,
      errors: this.errors,
      positions,
      width: labels.length,
      uniques,
      survey,
      onRecord: this.options.onRecord,
    })
    const { dialect } = this
    const plain = dialect && errors.length === 0 && !dialect.skipInitialSpace && !this.reader
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

  /** Seen as the values that must not repeat are, but never found to. */
  private watched({ schema }: Table<Draft>): { index: number; values: SeenValues }[] {
    const { watch } = this.options
    const index = schema.fields.findIndex(({ name }) => name === watch?.field)
    const column = (this.positions[index] ?? -1) + 1
    if (!watch || column === 0) return []
    const repeated = (text: string, row: number) => void watch.seen(text, row, column)
    return [{ index, values: { repeated } }]
  }
}

const hasLineBreak = (bytes: Uint8Array): boolean => bytes.includes(lineFeed) || bytes.includes(carriageReturn)
