import { joinChunks } from '../table-schema/join-chunks.ts'
import { newCell } from '../table-schema/new-cell.ts'

/** A space at the start of a cell belongs to it, and must be quoted to stay there. */
const dialect = { delimiter: ';', skipInitialSpace: true } as const
const byteOrderMark = Uint8Array.of(0xef, 0xbb, 0xbf)
/** The number of characters to gather before encoding them. */
const piece = 64 * 1024

/**
 * Writes the rows of a sheet as a CSV file with the same verdict: UTF-8 with a byte order mark and semicolons, which a
 * French spreadsheet opens directly.
 */
export class SheetCsv {
  private readonly encoder = new TextEncoder()
  private readonly chunks: Uint8Array[] = [byteOrderMark]
  private text = ''
  /** True until a row is added. */
  empty = true

  addRow(cells: readonly string[]): void {
    this.empty = false
    this.text += `${cells.map(cell => newCell(cell, dialect)).join(dialect.delimiter)}\r\n`
    if (this.text.length >= piece) this.flush()
  }

  /** The file with the rows added so far. */
  bytes(): Uint8Array {
    this.flush()
    return joinChunks(this.chunks)
  }

  private flush(): void {
    this.chunks.push(this.encoder.encode(this.text))
    this.text = ''
  }
}
