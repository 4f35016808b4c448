import type { Dialect } from '../table-schema/dialect.ts'
import { Utf8Transcoder } from '../table-schema/encoding.ts'
import { readHead } from '../table-schema/head.ts'
import { joinChunks } from '../table-schema/join-chunks.ts'
import { maximumRowBytes, RowReader } from '../table-schema/row-reader.ts'
import type { SingleByteEncoding } from '../table-schema/single-byte.ts'
import type { Table } from '../table-schema/table.ts'

export interface RawRowsOptions {
  /** The tables that the file may match: their labels help to find its delimiter. */
  readonly tables: readonly Table[]
  /** Replaces the encoding that the file shows. */
  readonly encoding?: SingleByteEncoding | undefined
  /** Receives each row, header first, with its bytes in UTF-8, line break included. */
  onRow(cells: readonly string[], bytes: Uint8Array, dialect: Dialect): void
  /** Receives the bytes that make no row: those after an unclosed quote or in an endless row. */
  onRest(bytes: Uint8Array): void
}

const lineFeed = 0x0a
const carriageReturn = 0x0d
const none = new Uint8Array(0)

/** Reads the rows of a file together with their bytes, which joined together are the whole file. */
export class RawRows {
  private readonly options: RawRowsOptions
  private readonly transcoder: Utf8Transcoder
  private dialect: Dialect | null = null
  private reader: RowReader | null = null
  /** Bytes of the unfinished row. */
  private pending: Uint8Array = none
  /** The offset of `pending` in the file as UTF-8. */
  private offset = 0

  constructor(options: RawRowsOptions) {
    this.options = options
    this.transcoder = new Utf8Transcoder(bytes => this.read(bytes), options.encoding)
  }

  push(bytes: Uint8Array): void {
    this.transcoder.push(bytes)
  }

  end(): void {
    this.transcoder.end()
    if (!this.reader) this.start()
    this.reader?.end()
    this.emitRest()
  }

  private read(utf8: Uint8Array): void {
    this.pending = this.pending.length === 0 ? utf8 : joinChunks([this.pending, utf8])
    if (this.reader) this.reader.push(utf8)
    else if (hasFirstLine(this.pending)) this.start()
    if (this.reader?.failure) this.emitRest()
  }

  private start(): void {
    const { dialect } = readHead(this.pending, this.options.tables)
    this.dialect = dialect
    this.reader = new RowReader(dialect, cells => this.emitRow(cells))
    this.reader.push(this.pending)
  }

  private emitRow(cells: readonly string[]): void {
    const end = (this.reader as RowReader).rowEnd
    const length = end - this.offset
    const bytes = this.pending.subarray(0, length)
    this.pending = this.pending.subarray(length)
    this.offset = end
    this.options.onRow(cells, bytes, this.dialect as Dialect)
  }

  private emitRest(): void {
    if (this.pending.length > 0) this.options.onRest(this.pending)
    this.offset += this.pending.length
    this.pending = none
  }
}

/** Waits for the byte after a carriage return, which may belong to the line break. */
function hasFirstLine(bytes: Uint8Array): boolean {
  const lineEnd = bytes.findIndex(byte => byte === lineFeed || byte === carriageReturn)
  if (lineEnd === -1) return bytes.length > maximumRowBytes
  return bytes[lineEnd] === lineFeed || lineEnd < bytes.length - 1
}
