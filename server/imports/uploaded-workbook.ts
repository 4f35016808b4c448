import { readSheet, type SheetReading } from '@ma-cantine/lib/imports/read-sheet'
import type { Container } from '@ma-cantine/lib/spreadsheets/container'
import { defaultWorkbookLimits } from '@ma-cantine/lib/spreadsheets/workbook-limits'
import { WorkbookProblem } from '@ma-cantine/lib/spreadsheets/workbook-problem'
import type { TableSchema } from '@ma-cantine/lib/table-schema/descriptor'
import type { RowFormat } from './uploaded-rows.ts'

/** Characters of rows in one piece. */
const pieceCharacters = 64 * 1024

export interface UploadedWorkbook {
  readonly format: RowFormat
  /** The rows of its sheet, in the form that the spool stores. */
  readonly pieces: readonly Uint8Array[]
}

/**
 * Reads the sheet of an uploaded workbook. Its table may be as large as a CSV file may be: a few kilobytes can unpack
 * without end.
 */
export async function readUploadedWorkbook(
  chunks: AsyncIterable<Uint8Array>,
  container: Container,
  schemas: readonly TableSchema[],
  maximumBytes: number,
): Promise<UploadedWorkbook> {
  const pieces = new SheetPieces(maximumBytes)
  const limits = {
    ...defaultWorkbookLimits,
    packedBytes: maximumBytes,
    // Shared texts are in memory, and many users upload at once.
    sharedCharacters: Math.min(defaultWorkbookLimits.sharedCharacters, 2 * maximumBytes),
  }
  const reading = await readSheet(chunks, { container, schemas, limits }, cells => pieces.addRow(cells))
  return { format: sheetFormat(reading), pieces: reading.sheet === null ? [] : pieces.end() }
}

/** Pieces of rows as JSON: each is a list of rows, each row a list of cells. */
const sheetFormat = ({ sheet, failure }: SheetReading): RowFormat => ({
  push(validation, piece) {
    for (const cells of JSON.parse(new TextDecoder().decode(piece)) as string[][]) validation.pushRow(cells)
  },
  end: validation => validation.endRows(sheet, failure),
})

class SheetPieces {
  private readonly encoder = new TextEncoder()
  private readonly pieces: Uint8Array[] = []
  private rows: string[] = []
  private characters = 0
  /** Bytes that the table may still have, counted as a CSV file without quotes. */
  private bytesLeft: number

  constructor(maximumBytes: number) {
    this.bytesLeft = maximumBytes
  }

  /** @throws WorkbookProblem when the table is larger than a file may be. */
  addRow(cells: readonly string[]): void {
    for (const cell of cells) this.bytesLeft -= Buffer.byteLength(cell) + 1
    if (this.bytesLeft < 0) throw WorkbookProblem.tooLarge()
    const row = JSON.stringify(cells)
    this.rows.push(row)
    this.characters += row.length
    if (this.characters >= pieceCharacters) this.flush()
  }

  end(): readonly Uint8Array[] {
    this.flush()
    return this.pieces
  }

  private flush(): void {
    if (this.rows.length > 0) this.pieces.push(this.encoder.encode(`[${this.rows}]`))
    this.rows = []
    this.characters = 0
  }
}
