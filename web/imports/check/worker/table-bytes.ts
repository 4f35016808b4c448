import {
  cellBytes,
  cutCertainRow,
  cutRow,
  joinRow,
  lineEndOf,
  type RawCell,
  replaceCell,
} from '@ma-cantine/lib/repair/raw-row'
import { RawRows } from '@ma-cantine/lib/repair/raw-rows'
import { fileEncoder } from '@ma-cantine/lib/repair/text-encoder'
import type { Dialect } from '@ma-cantine/lib/table-schema/dialect'
import type { Encoding } from '@ma-cantine/lib/table-schema/encoding'
import { joinChunks } from '@ma-cantine/lib/table-schema/join-chunks'
import { newCell } from '@ma-cantine/lib/table-schema/new-cell'
import { RowReader } from '@ma-cantine/lib/table-schema/row-reader'
import type { Table } from '@ma-cantine/lib/table-schema/table'
import { ByteWriter } from './byte-writer.ts'
import type { Edits } from './history.ts'

const quote = 0x22
const windowsLineEnd = [0x0d, 0x0a]
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

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
  /** Whether rows can be added at the end: not after an open quote. */
  readonly canGrow: boolean

  constructor(file: FileBytes, tables: readonly Table[]) {
    this.file = file
    const pieces: Uint8Array[] = []
    const ends = [0]
    let hasRest = false
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
      onRest: bytes => {
        hasRest = true
        pieces.push(bytes)
      },
    })
    rows.push(file.bytes)
    rows.end()
    this.utf8 = joinChunks(pieces)
    this.starts = Uint32Array.from(ends)
    this.dialect = dialect ?? { delimiter: ';', skipInitialSpace: false }
    this.labels = labels
    this.canGrow = !hasRest
  }

  /** Number of rows, the header included. */
  get rowCount(): number {
    return this.starts.length - 1
  }

  /** The cells of some rows of the file, given in order by their numbers in a spreadsheet. */
  cellsOf(rows: readonly number[]): string[][] {
    if (rows.length === 0) return []
    const bytes = this.bytesOfRows(rows)
    const plain = this.dialect.skipInitialSpace || bytes.includes(quote) ? null : this.splitPlain(bytes)
    if (plain?.length === rows.length) return plain
    const found: string[][] = []
    const reader = new RowReader(this.dialect, cells => found.push(cells))
    reader.push(bytes)
    reader.end()
    return found
  }

  /**
   * Writes the file with some cells edited and one row removed; all other cells keep their bytes. Edits beyond the last
   * row add rows. The file becomes UTF-8 when its encoding lacks a character of the edits.
   */
  write(edits: Edits, removedRow?: number): FileBytes {
    if (edits.size === 0 && removedRow === undefined) return this.file
    const needsUtf8 = hasText(edits, text => !fileEncoder(this.file.encoding).has(text))
    const encoding = needsUtf8 ? 'utf-8' : this.file.encoding
    const bom = needsUtf8 || this.file.bom
    const encoder = fileEncoder(encoding)
    const changedRows = [...new Set([...edits.keys(), ...(removedRow === undefined ? [] : [removedRow])])]
      .filter(row => row <= this.rowCount)
      .sort((a, b) => a - b)
    const writer = new ByteWriter(this.utf8.length)
    const writeRow = this.createRowWriter(writer, changedRows, edits)
    let position = 0
    for (const row of changedRows) {
      writer.addPart(this.utf8, position, this.starts[row - 1] as number)
      position = this.starts[row] as number
      if (row !== removedRow) writeRow(row)
    }
    writer.addPart(this.utf8, position, this.utf8.length)
    this.addRows(writer, edits)
    const bytes = encoder.encode(writer.bytes())
    return { bytes: bom ? joinChunks([encoder.byteOrderMark, bytes]) : bytes, encoding, bom }
  }

  /** Writes the file without some rows; the others keep their bytes. */
  withoutRows(isDropped: (row: number) => boolean): FileBytes {
    const encoder = fileEncoder(this.file.encoding)
    const writer = new ByteWriter(this.utf8.length)
    for (let row = 1; row <= this.rowCount; row++) if (!isDropped(row)) writer.add(this.bytesOf(row))
    const bytes = encoder.encode(writer.bytes())
    return { ...this.file, bytes: this.file.bom ? joinChunks([encoder.byteOrderMark, bytes]) : bytes }
  }

  /** Writes the file without some columns, by their positions; all other cells keep their bytes. */
  withoutColumns(positions: ReadonlySet<number>): FileBytes {
    const encoder = fileEncoder(this.file.encoding)
    const writer = new ByteWriter(this.utf8.length)
    for (let row = 1; row <= this.rowCount; row++) {
      const bytes = this.bytesOf(row)
      const [cells = []] = this.cellsOf([row])
      const raw = cutRow(bytes, this.dialect, cells)
      const kept = cells.flatMap((text, position) => {
        if (positions.has(position)) return []
        const rawCell = raw?.[position]
        return [rawCell ? cellBytes(bytes, rawCell) : newCell(text, this.dialect)]
      })
      writer.add(joinRow(kept, lineEndOf(bytes), this.dialect))
    }
    const bytes = encoder.encode(writer.bytes())
    return { ...this.file, bytes: this.file.bom ? joinChunks([encoder.byteOrderMark, bytes]) : bytes }
  }

  private bytesOf(row: number): Uint8Array {
    return this.utf8.subarray(this.starts[row - 1], this.starts[row])
  }

  /** @param rows in order. */
  private bytesOfRows(rows: readonly number[]): Uint8Array {
    const first = rows[0] ?? 1
    const last = rows.at(-1) ?? 0
    const follow = last - first === rows.length - 1
    return follow
      ? this.utf8.subarray(this.starts[first - 1], this.starts[last])
      : joinChunks(rows.map(row => this.bytesOf(row)))
  }

  /** Splits rows without quotes, as csv-parse would. */
  private splitPlain(bytes: Uint8Array): string[][] {
    const text = decoder.decode(bytes)
    const lines = text.includes('\r') ? text.split(/\r\n|\n|\r/) : text.split('\n')
    // What follows the last line break is a row only if there is something.
    if (lines.at(-1) === '') lines.pop()
    return lines.map(line => line.split(this.dialect.delimiter))
  }

  /** Writes the rows that edits add below the last one. */
  private addRows(writer: ByteWriter, edits: Edits): void {
    const last = lastRowOf(edits)
    if (last <= this.rowCount) return
    const headerEnd = lineEndOf(this.bytesOf(1))
    const lineEnd = headerEnd.length > 0 ? headerEnd : new Uint8Array(windowsLineEnd)
    if (lineEndOf(this.utf8).length === 0) writer.add(lineEnd)
    for (let row = this.rowCount + 1; row <= last; row++) {
      const texts = edits.get(row)
      const cells = this.labels.map((_, position) => newCell(texts?.get(position) ?? '', this.dialect))
      writer.add(joinRow(cells, lineEnd, this.dialect))
    }
  }

  private createRowWriter(writer: ByteWriter, rows: readonly number[], edits: Edits): (row: number) => void {
    const cut = (row: number) => {
      const start = this.starts[row - 1] as number
      const end = this.starts[row] as number
      return cutCertainRow(this.utf8, start, end - lineEndOf(this.utf8.subarray(start, end)).length, this.dialect)
    }
    // Rows whose texts are needed are read together: a reader for each would take most of the time.
    const uncertain = rows.filter(row => !cut(row))
    const texts = this.cellsOf(uncertain)
    const textsOf = new Map(uncertain.map((row, index) => [row, texts[index] ?? []]))
    return row => {
      const rowEdits = edits.get(row) ?? new Map<number, string>()
      const cells = cut(row)
      const lastPosition = Math.max(...rowEdits.keys())
      if (cells && lastPosition < cells.length && cells.length <= this.labels.length) {
        this.replaceCells(writer, row, cells, rowEdits)
        return
      }
      const bytes = this.bytesOf(row)
      const known = textsOf.get(row) ?? this.cellsOf([row])[0] ?? []
      writer.add(this.encodeRow(bytes, cutRow(bytes, this.dialect, known), known, rowEdits))
    }
  }

  /** Copies a row except for some of its cells. */
  private replaceCells(
    writer: ByteWriter,
    row: number,
    cells: readonly RawCell[],
    texts: ReadonlyMap<number, string>,
  ): void {
    let position = this.starts[row - 1] as number
    for (const [index, cell] of cells.entries()) {
      const text = texts.get(index)
      if (text === undefined) continue
      writer.addPart(this.utf8, position, cell.start)
      writer.addText(replaceCell(cell, text, this.dialect))
      position = cell.end
    }
    writer.addPart(this.utf8, position, this.starts[row] as number)
  }

  private encodeRow(
    bytes: Uint8Array,
    raw: readonly RawCell[] | null,
    cells: readonly string[],
    texts: ReadonlyMap<number, string>,
  ): Uint8Array {
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

/** The number of the last row that has edits. */
export function lastRowOf(edits: Edits): number {
  let last = 0
  for (const row of edits.keys()) last = Math.max(last, row)
  return last
}

function hasText(edits: Edits, isFound: (text: string) => boolean): boolean {
  for (const cells of edits.values()) {
    for (const text of cells.values()) if (isFound(text)) return true
  }
  return false
}
