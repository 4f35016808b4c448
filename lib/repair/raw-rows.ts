import type { Dialect } from '../table-schema/dialect.ts'
import { Utf8Transcoder } from '../table-schema/encoding.ts'
import { readHead } from '../table-schema/head.ts'
import { maximumRowBytes, RowReader } from '../table-schema/row-reader.ts'
import type { Table } from '../table-schema/table.ts'

export interface RawRowsOptions {
  /** The tables that the file may be one of: their labels tell its delimiter. */
  readonly tables: readonly Table[]
  /** Each row as the check reads it, header first, with its bytes in UTF-8, line break included. */
  onRow(cells: readonly string[], bytes: Uint8Array, dialect: Dialect): void
  /** Bytes that are no row: what comes after a quote that is never closed, or after a row without end. */
  onRest(bytes: Uint8Array): void
}

const lineFeed = 0x0a
const carriageReturn = 0x0d
const none = new Uint8Array(0)

/** Reads the rows of a file together with the bytes that make them: put end to end, these are the whole file. */
export class RawRows {
  private readonly options: RawRowsOptions
  private readonly transcoder = new Utf8Transcoder(bytes => this.read(bytes))
  private dialect: Dialect | null = null
  private reader: RowReader | null = null
  /** Bytes of the unfinished row. */
  private pending: Uint8Array = none
  /** Where `pending` starts, in bytes of UTF-8 from the start of the file. */
  private offset = 0

  constructor(options: RawRowsOptions) {
    this.options = options
  }

  push(bytes: Uint8Array): void {
    this.transcoder.push(bytes)
  }

  end(): void {
    this.transcoder.end()
    if (!this.reader) this.start()
    this.reader?.end()
    this.giveRest()
  }

  private read(utf8: Uint8Array): void {
    this.pending = concatenated(this.pending, utf8)
    if (this.reader) this.reader.push(utf8)
    else if (holdsFirstLine(this.pending)) this.start()
    if (this.reader?.failure) this.giveRest()
  }

  private start(): void {
    const { dialect } = readHead(this.pending, this.options.tables)
    this.dialect = dialect
    this.reader = new RowReader(dialect, cells => this.giveRow(cells))
    this.reader.push(this.pending)
  }

  private giveRow(cells: readonly string[]): void {
    const end = (this.reader as RowReader).rowEnd
    const length = end - this.offset
    const bytes = this.pending.subarray(0, length)
    this.pending = this.pending.subarray(length)
    this.offset = end
    this.options.onRow(cells, bytes, this.dialect as Dialect)
  }

  private giveRest(): void {
    if (this.pending.length > 0) this.options.onRest(this.pending)
    this.offset += this.pending.length
    this.pending = none
  }
}

/** With the byte after it, which may be of the line break. */
function holdsFirstLine(bytes: Uint8Array): boolean {
  const found = bytes.findIndex(byte => byte === lineFeed || byte === carriageReturn)
  if (found === -1) return bytes.length > maximumRowBytes
  return bytes[found] === lineFeed || found < bytes.length - 1
}

function concatenated(start: Uint8Array, end: Uint8Array): Uint8Array {
  if (start.length === 0) return end
  const whole = new Uint8Array(start.length + end.length)
  whole.set(start)
  whole.set(end, start.length)
  return whole
}
