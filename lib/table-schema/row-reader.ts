import { type BufferOf, Parser, type ParserCore } from '#csv-parse'
import type { Dialect } from './dialect.ts'

/** A longer row means an open quote or a file that is not a table. The limit keeps memory flat. */
export const maximumRowBytes = 1024 * 1024

export type RowReaderFailure = 'unclosed-quote' | 'row-too-long'

/**
 * Cuts UTF-8 bytes into rows of cells (RFC 4180) with csv-parse. A quote inside an unquoted cell is an ordinary
 * character, as in `Casserole 5" inox`.
 */
export class RowReader {
  /** Why reading stopped before the end; null when it did not. */
  failure: RowReaderFailure | null = null
  private readonly core: ParserCore
  private readonly buffers: BufferOf
  private readonly onRow: (cells: string[]) => void

  constructor(dialect: Dialect, onRow: (cells: string[]) => void) {
    this.onRow = onRow
    this.core = new Parser({
      delimiter: dialect.delimiter,
      ltrim: dialect.skipInitialSpace,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: maximumRowBytes,
    }).api
    this.buffers = (this.core.options.delimiter[0] as { constructor: BufferOf }).constructor
  }

  /** During `onRow`, the offset of the end of the row, line break included. */
  get rowEnd(): number {
    return this.core.info.bytes
  }

  /** The caller may reuse the bytes afterwards: csv-parse keeps the end of a copy. */
  push(utf8: Uint8Array): void {
    const { buffer, length } = new Uint8Array(utf8)
    this.parse(this.buffers.from(buffer, 0, length), false)
  }

  end(): void {
    this.parse(undefined, true)
  }

  private parse(bytes: Uint8Array | undefined, last: boolean): void {
    if (this.failure) return
    const error = this.core.parse(bytes, last, this.onRow, () => {})
    if (!error) return
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') this.failure = 'unclosed-quote'
    else if (error.code === 'CSV_MAX_RECORD_SIZE') this.failure = 'row-too-long'
    else throw error
  }
}
