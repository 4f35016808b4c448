import { cellBytes, cutRow, joinRow, lineEndOf, replaceCell } from '@ma-cantine/lib/repair/raw-row'
import { RawRows } from '@ma-cantine/lib/repair/raw-rows'
import { fileEncoder } from '@ma-cantine/lib/repair/text-encoder'
import type { Dialect } from '@ma-cantine/lib/table-schema/dialect'
import type { Encoding } from '@ma-cantine/lib/table-schema/encoding'
import { joinChunks } from '@ma-cantine/lib/table-schema/join-chunks'
import { newCell } from '@ma-cantine/lib/table-schema/new-cell'
import { RowReader } from '@ma-cantine/lib/table-schema/row-reader'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import type { Edits } from './history.ts'

export interface FileBytes {
  readonly bytes: Uint8Array
  readonly encoding: Encoding
  /** Whether the bytes start with a byte order mark. */
  readonly bom: boolean
}

/** A file cut into rows, so that each can be read or rewritten without the others. */
export class TableBytes {
  private readonly file: FileBytes
  private readonly utf8: Uint8Array
  /** Offset in `utf8` where each row starts, and where the last one ends. */
  private readonly starts: Uint32Array
  private readonly dialect: Dialect
  readonly labels: readonly string[]

  constructor(file: FileBytes, tables: readonly Table[]) {
    this.file = file
    const pieces: Uint8Array[] = []
    const ends = [0]
    let dialect: Dialect | null = null
    let labels: readonly string[] = []
    const rows = new RawRows({
      tables,
      onRow: (cells, bytes, found) => {
        if (!dialect) {
          dialect = found
          labels = cells
        }
        pieces.push(bytes)
        ends.push((ends.at(-1) as number) + bytes.length)
      },
      onRest: bytes => pieces.push(bytes),
    })
    rows.push(file.bytes)
    rows.end()
    this.utf8 = joinChunks(pieces)
    this.starts = Uint32Array.from(ends)
    this.dialect = dialect ?? { delimiter: ';', skipInitialSpace: false }
    this.labels = labels
  }

  /** Number of rows, the header included. */
  get rowCount(): number {
    return this.starts.length - 1
  }

  /** The cells of some rows, given in order by their numbers in a spreadsheet. */
  cellsOf(rows: readonly number[]): string[][] {
    const found: string[][] = []
    const reader = new RowReader(this.dialect, cells => found.push(cells))
    reader.push(joinChunks(rows.map(row => this.bytesOf(row))))
    reader.end()
    return found
  }

  /**
   * Writes the file with some cells edited and one row removed; all other cells keep their bytes. The file becomes
   * UTF-8 when its encoding lacks a character of the edits.
   */
  write(edits: Edits, removedRow?: number): FileBytes {
    if (edits.size === 0 && removedRow === undefined) return this.file
    const texts = [...edits.values()].flatMap(cells => [...cells.values()])
    const needsUtf8 = texts.some(text => !fileEncoder(this.file.encoding).has(text))
    const encoding = needsUtf8 ? 'utf-8' : this.file.encoding
    const bom = needsUtf8 || this.file.bom
    const encoder = fileEncoder(encoding)
    const pieces: Uint8Array[] = bom ? [encoder.byteOrderMark] : []
    let position = 0
    const keepUntil = (end: number) => {
      if (end > position) pieces.push(encoder.encode(this.utf8.subarray(position, end)))
    }
    const changedRows = [...new Set([...edits.keys(), ...(removedRow === undefined ? [] : [removedRow])])]
    for (const row of changedRows.sort((a, b) => a - b)) {
      keepUntil(this.starts[row - 1] as number)
      position = this.starts[row] as number
      if (row !== removedRow) pieces.push(encoder.encode(this.encodeRow(row, edits.get(row) ?? new Map())))
    }
    keepUntil(this.utf8.length)
    return { bytes: joinChunks(pieces), encoding, bom }
  }

  private bytesOf(row: number): Uint8Array {
    return this.utf8.subarray(this.starts[row - 1], this.starts[row])
  }

  private encodeRow(row: number, texts: ReadonlyMap<number, string>): Uint8Array {
    const bytes = this.bytesOf(row)
    const [cells = []] = this.cellsOf([row])
    const raw = cutRow(bytes, this.dialect, cells)
    const last = Math.max(cells.length - 1, ...texts.keys())
    const textAt = (position: number) => texts.get(position) ?? cells[position] ?? ''
    let count = last + 1
    // An empty cell beyond the last column is dropped, since no column requires it.
    while (count > this.labels.length && textAt(count - 1) === '') count--
    const encodedCells = Array.from({ length: count }, (_, position) => {
      const rawCell = raw?.[position]
      if (!rawCell) return newCell(textAt(position), this.dialect)
      const text = texts.get(position)
      return text === undefined ? cellBytes(bytes, rawCell) : replaceCell(rawCell, text, this.dialect)
    })
    return joinRow(encodedCells, lineEndOf(bytes), this.dialect)
  }
}
