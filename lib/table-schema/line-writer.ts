import type { ByteRow } from './byte-row.ts'

const quote = 0x22
const lineFeed = 0x0a
const carriageReturn = 0x0d

/**
 * Writes a row in one form whatever its quotes, so that the same cells make the same bytes: quotes only where a cell
 * needs them.
 */
export class LineWriter {
  bytes = new Uint8Array(4096)
  length = 0
  private readonly delimiter: number
  private readonly needsQuotes: RegExp
  private readonly encoder = new TextEncoder()

  constructor(delimiter: string) {
    this.delimiter = delimiter.charCodeAt(0)
    this.needsQuotes = new RegExp(`["\\r\\n${delimiter === '|' ? '\\|' : delimiter}]`)
  }

  writeCells(cells: readonly string[]): void {
    const separator = String.fromCharCode(this.delimiter)
    const { needsQuotes } = this
    const line = cells.map(cell => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator)
    this.reserve(line.length * 3)
    this.length = this.encoder.encodeInto(line, this.bytes).written
  }

  /** From bytes, the first `count` cells of a row that starts at `rowStart`. */
  writeBytes({ bytes, starts, ends }: ByteRow, rowStart: number, count: number): void {
    this.reserve((ends[count - 1] as number) - rowStart + 2)
    const { bytes: line, delimiter } = this
    let length = 0
    for (let index = 0; index < count; index++) {
      let start = starts[index] as number
      let end = ends[index] as number
      if (start > rowStart && bytes[start - 1] === quote && this.mustBeQuoted(bytes, start, end)) {
        start--
        end++
      }
      if (index > 0) line[length++] = delimiter
      for (let i = start; i < end; i++) line[length++] = bytes[i] as number
    }
    this.length = length
  }

  private mustBeQuoted(bytes: Uint8Array, start: number, end: number): boolean {
    for (let i = start; i < end; i++) {
      const byte = bytes[i]
      if (byte === this.delimiter || byte === quote || byte === lineFeed || byte === carriageReturn) return true
    }
    return false
  }

  private reserve(length: number): void {
    if (this.bytes.length < length) this.bytes = new Uint8Array(length * 2)
  }
}
