import type { Delimiter } from '../table-schema/dialect.ts'
import { RowReader } from '../table-schema/row-reader.ts'

/**
 * Cuts UTF-8 bytes into rows of cells. Text without quotes, nearly all exports, is split as it is, in a tenth of the
 * time; from the first quote on, `RowReader` reads. A test holds both ways equal.
 */
export class TextRows {
  private readonly delimiter: Delimiter
  private readonly onRow: (cells: string[]) => void
  private readonly decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  /** The text after the last whole row. */
  private rest = ''
  private reader: RowReader | null = null

  constructor(delimiter: Delimiter, onRow: (cells: string[]) => void) {
    this.delimiter = delimiter
    this.onRow = onRow
  }

  /** Whether reading stopped before the end, at an open quote or an endless row. */
  get failed(): boolean {
    return this.reader?.failure != null
  }

  push(utf8: Uint8Array): void {
    if (this.reader) this.reader.push(utf8)
    else this.read(this.decoder.decode(utf8, { stream: true }), false)
  }

  end(): void {
    if (!this.reader) this.read(this.decoder.decode(), true)
    this.reader?.end()
  }

  private read(piece: string, last: boolean): void {
    const text = this.rest + piece
    if (text.includes('"') || text.length > longestPiece) {
      this.rest = ''
      this.reader = new RowReader({ delimiter: this.delimiter, skipInitialSpace: false }, this.onRow)
      this.reader.push(new TextEncoder().encode(text))
      return
    }
    // A carriage return at the end may be the first half of a line break.
    const lines = (last || !text.endsWith('\r') ? text : text.slice(0, -1)).split(lineBreak)
    this.rest = (lines.pop() ?? '') + (!last && text.endsWith('\r') ? '\r' : '')
    for (const line of lines) this.onRow(line.split(this.delimiter))
    if (last && this.rest !== '') this.onRow(this.rest.split(this.delimiter))
  }
}

const lineBreak = /\r\n|\n|\r/
/** In characters: a longer text without a row's end is no table, and `RowReader` says so. */
const longestPiece = 4 * 1024 * 1024
