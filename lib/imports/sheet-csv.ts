import { joinChunks } from '../table-schema/join-chunks.ts'
import { newCell } from '../table-schema/new-cell.ts'

/** A space that starts a cell stays a part of it, however the header is written. */
const dialect = { delimiter: ';', skipInitialSpace: true } as const
const byteOrderMark = Uint8Array.of(0xef, 0xbb, 0xbf)
/** Characters gathered before they are made bytes. */
const piece = 64 * 1024

/**
 * Writes the rows of a sheet as the CSV file that has the same verdict: UTF-8 with its mark and semicolons, which a
 * French spreadsheet opens by a double click.
 */
export class SheetCsv {
  private readonly encoder = new TextEncoder()
  private readonly chunks: Uint8Array[] = [byteOrderMark]
  private text = ''
  /** No row was added. */
  empty = true

  addRow(cells: readonly string[]): void {
    this.empty = false
    this.text += `${cells.map(cell => newCell(cell, dialect)).join(dialect.delimiter)}\r\n`
    if (this.text.length >= piece) this.flush()
  }

  /** The whole file, of the rows added so far. */
  bytes(): Uint8Array {
    this.flush()
    return joinChunks(this.chunks)
  }

  private flush(): void {
    this.chunks.push(this.encoder.encode(this.text))
    this.text = ''
  }
}
