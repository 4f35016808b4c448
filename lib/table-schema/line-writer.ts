import { hashPadding } from './row-hash.ts'

/**
 * Writes a row in canonical form, with quotes only where a cell needs them, so that the same cells give the same bytes
 * however the file quotes them.
 */
export class LineWriter {
  bytes = new Uint8Array(4096)
  length = 0
  private readonly delimiter: string
  private readonly needsQuotes: RegExp
  private readonly encoder = new TextEncoder()

  constructor(delimiter: string) {
    this.delimiter = delimiter
    this.needsQuotes = new RegExp(`["\\r\\n\\${delimiter}]`)
  }

  write(cells: readonly string[]): void {
    const { needsQuotes, delimiter } = this
    const line = cells.map(cell => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter)
    if (this.bytes.length < line.length * 3 + hashPadding) this.bytes = new Uint8Array(line.length * 6 + hashPadding)
    this.length = this.encoder.encodeInto(line, this.bytes).written
  }
}
