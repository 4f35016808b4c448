import type { TableSchema } from './descriptor.ts'
import { type Delimiter, type Dialect, recogniseDialect } from './dialect.ts'
import { Utf8Transcoder } from './encoding.ts'
import { headerLikeness, matchHeader } from './header.ts'
import { ErrorCollector, type Report } from './report.ts'
import { maximumRowBytes, RowReader } from './row-reader.ts'
import type { Table } from './table.ts'

export interface ValidationOptions<Draft = unknown> {
  /** The tables the file may be one of; the header tells which. One table: the file must be that one. */
  readonly tables: readonly Table<Draft>[]
  /** How many errors the report keeps whole; counts are always exact. */
  readonly maximumErrors?: number
  /** Called for each row that breaks nothing, in order. */
  onRecord?(draft: Draft, row: number, table: Table<Draft>): void
}

/** Below this likeness a header resembles none of the tables. */
const recognisable = 0.3
const utf8 = new TextDecoder()

/**
 * Checks the bytes of one table, pushed as they come, in memory that does not grow with the file. Wrong data never
 * throws: it is in the report, all of it from one pass.
 */
export class Validation<Draft = unknown> {
  readonly errors: ErrorCollector
  /** Known once the header is read. */
  table: Table<Draft> | null = null
  private readonly options: ValidationOptions<Draft>
  private readonly transcoder = new Utf8Transcoder(bytes => this.read(bytes))
  private empty = true
  private head: Uint8Array[] = []
  private headLength = 0
  private delimiter: Delimiter | null = null
  private reader: RowReader | null = null
  /** Rows read so far, the header included: the number a spreadsheet shows for the last one. */
  private row = 0
  private checkRow: (cells: string[]) => void = () => {}

  constructor(options: ValidationOptions<Draft>) {
    this.options = options
    this.errors = new ErrorCollector(options.maximumErrors)
  }

  push(bytes: Uint8Array): void {
    if (bytes.length > 0) this.transcoder.push(bytes)
  }

  end(): Report {
    this.transcoder.end()
    const { binary } = this.transcoder
    if (binary) this.errors.add('format-error', 0, null, null, null, binary)
    else if (this.empty) this.errors.add('empty-file', 0, null, null, null)
    else this.endReading()
    return this.errors.report({
      schema: this.table && { name: this.table.schema.name, version: this.table.schema.version },
      encoding: binary || this.empty ? null : this.transcoder.encoding,
      bom: this.transcoder.bom,
      delimiter: this.delimiter,
      rows: Math.max(0, this.row - 1),
    })
  }

  private endReading(): void {
    if (!this.reader) this.startReading()
    this.reader?.end()
    const failure = this.reader?.failure
    // The row being read when reading stopped is the one after the last whole one.
    if (failure) this.errors.add(failure, this.row + 1, null, null, null)
  }

  /** Bytes are held until the first line is whole, for it tells the delimiter. */
  private read(bytes: Uint8Array): void {
    this.empty = false
    if (this.reader) {
      this.reader.push(bytes)
      return
    }
    this.head.push(bytes)
    this.headLength += bytes.length
    if (endsLine(bytes) || this.headLength > maximumRowBytes) this.startReading()
  }

  private startReading(): void {
    const start = concatenate(this.head, this.headLength)
    this.head = []
    const end = start.findIndex(isLineBreak)
    const line = utf8.decode(end === -1 ? start : start.subarray(0, end))
    const dialect: Dialect = recogniseDialect(line, knownLabels(this.options.tables))
    this.delimiter = dialect.delimiter
    this.reader = new RowReader(dialect, cells => this.onRow(cells))
    this.reader.push(start)
  }

  private onRow(cells: string[]): void {
    this.row++
    if (this.row === 1) this.readHeader(cells)
    else this.checkRow(cells)
  }

  private readHeader(labels: string[]): void {
    const table = this.recogniseTable(labels)
    if (!table) {
      const names = this.options.tables.map(({ schema }) => schema.name).join(', ')
      this.errors.add('unknown-schema', 1, null, null, labels.join(' ').slice(0, 200), names)
      return
    }
    this.table = table
    const { positions, errors } = matchHeader(labels, table.schema)
    for (const { code, row, column, field, value, expected } of errors) {
      this.errors.add(code, row, column, field, value, expected)
    }
    if (errors.some(({ code }) => code === 'missing-header')) return
    this.checkRow = this.rowCheck(table, positions, labels.length)
  }

  private recogniseTable(labels: readonly string[]): Table<Draft> | null {
    const { tables } = this.options
    if (tables.length === 1) return tables[0] ?? null
    let best: { table: Table<Draft>; likeness: number } | null = null
    for (const table of tables) {
      const likeness = headerLikeness(labels, table.schema)
      if (!best || likeness > best.likeness) best = { table, likeness }
    }
    return best && best.likeness >= recognisable ? best.table : null
  }

  private rowCheck(table: Table<Draft>, positions: readonly number[], width: number): (cells: string[]) => void {
    const { errors, options } = this
    const { checks, rules, schema } = table
    const fields = schema.fields.map(field => field.name)
    const uniques = schema.fields.flatMap((field, index) =>
      field.constraints?.unique ? [{ index, firstRows: new Map<string, number>() }] : [],
    )
    const inOrder = positions.every((position, index) => position === index)
    const present = fields.map((_, index) => positions[index] !== -1)

    return cells => {
      const row = this.row
      if (cells.every(cell => cell === '')) {
        errors.add('blank-row', row, null, null, null)
        return
      }
      const before = errors.count
      // The cells in the schema's order.
      const values = inOrder ? cells : positions.map(position => cells[position] ?? '')
      const wrong: number[] = []
      for (let index = 0; index < checks.length; index++) {
        if (!present[index]) continue
        const column = (positions[index] as number) + 1
        const text = values[index]
        if (column > cells.length || text === undefined) {
          errors.add('missing-cell', row, column, fields[index] ?? null, null)
          wrong.push(index)
          continue
        }
        const code = (checks[index] as (text: string) => string | null)(text)
        if (code !== null) {
          errors.add(code, row, column, fields[index] ?? null, text)
          wrong.push(index)
        }
      }
      for (let column = width + 1; column <= cells.length; column++) {
        errors.add('extra-cell', row, column, null, cells[column - 1] ?? '')
      }
      if (this.transcoder.damaged) this.checkDamage(cells, fields, positions)
      for (const { index, firstRows } of uniques) {
        const text = values[index]
        if (!text) continue
        const first = firstRows.get(text)
        if (first === undefined) firstRows.set(text, row)
        else errors.add('unique', row, (positions[index] as number) + 1, fields[index] ?? null, text, String(first))
      }
      if (rules.length > 0) {
        const draft = table.draft(values)
        for (const rule of rules) {
          if (rule.looksAt.every(index => present[index] && !wrong.includes(index)) && rule.broken(draft)) {
            const column = (positions[rule.index] as number) + 1
            errors.add(rule.code, row, column, fields[rule.index] ?? null, values[rule.index] ?? '')
          }
        }
      }
      if (options.onRecord && errors.count === before) options.onRecord(table.draft(values), row, table)
    }
  }

  private checkDamage(cells: readonly string[], fields: readonly string[], positions: readonly number[]): void {
    for (const [position, cell] of cells.entries()) {
      if (!cell.includes('\ufffd') && !cell.includes('\0')) continue
      const field = fields[positions.indexOf(position)] ?? null
      this.errors.add('encoding-error', this.row, position + 1, field, cell)
    }
  }
}

function knownLabels(tables: readonly { readonly schema: TableSchema }[]): ReadonlySet<string> {
  return new Set(tables.flatMap(({ schema }) => schema.fields.map(field => field.name)))
}

const isLineBreak = (byte: number): boolean => byte === 0x0a || byte === 0x0d
const endsLine = (bytes: Uint8Array): boolean => bytes.includes(0x0a) || bytes.includes(0x0d)

function concatenate(chunks: readonly Uint8Array[], length: number): Uint8Array {
  if (chunks.length === 1 && chunks[0]) return chunks[0]
  const whole = new Uint8Array(length)
  let position = 0
  for (const chunk of chunks) {
    whole.set(chunk, position)
    position += chunk.length
  }
  return whole
}
