import type { Dialect } from '../table-schema/dialect.ts'
import { betweenQuotes, newCell } from '../table-schema/new-cell.ts'

/** The offsets of a cell in the bytes of its row. */
export interface RawCell {
  /** The byte after the delimiter. */
  readonly start: number
  /** The start of the text, after the opening quote if any. */
  readonly textStart: number
  readonly textEnd: number
  /** The end of the cell, closing quote included. */
  readonly end: number
}

const quote = 0x22
const space = 0x20
const lineFeed = 0x0a
const carriageReturn = 0x0d
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
const encoder = new TextEncoder()

/**
 * Finds the cells in the bytes of a row, so that right cells keep their bytes. Null when quotes in odd places make their
 * limits uncertain; the row is then written again from its texts.
 */
export function cutRow(bytes: Uint8Array, dialect: Dialect, texts: readonly string[]): RawCell[] | null {
  const cells = cutCells(bytes, 0, bytes.length - lineEndOf(bytes).length, dialect)
  const isFaithful =
    cells?.length === texts.length && cells.every((cell, index) => textOf(bytes, cell) === texts[index])
  return isFaithful ? cells : null
}

/**
 * Finds the cells of a row, given without its line break, from its bytes alone. Null when only reading their texts could
 * tell that the limits are right.
 */
export const cutCertainRow = (bytes: Uint8Array, start: number, end: number, dialect: Dialect): RawCell[] | null =>
  dialect.skipInitialSpace ? null : cutCells(bytes, start, end, dialect)

function cutCells(bytes: Uint8Array, start: number, rowEnd: number, dialect: Dialect): RawCell[] | null {
  const delimiter = dialect.delimiter.charCodeAt(0)
  const cells: RawCell[] = []
  for (let position = start; ; ) {
    const cell = cutCell(bytes, position, rowEnd, delimiter, dialect.skipInitialSpace)
    if (!cell) return null
    cells.push(cell)
    if (cell.end === rowEnd) return cells
    if (bytes[cell.end] !== delimiter) return null
    position = cell.end + 1
  }
}

function cutCell(bytes: Uint8Array, start: number, rowEnd: number, delimiter: number, skipSpace: boolean) {
  let position = start
  while (skipSpace && position < rowEnd && bytes[position] === space) position++
  if (bytes[position] !== quote || position >= rowEnd) {
    const textStart = position
    while (position < rowEnd && bytes[position] !== delimiter) position++
    return { start, textStart, textEnd: position, end: position }
  }
  const textStart = position + 1
  for (position = textStart; position < rowEnd; position++) {
    if (bytes[position] !== quote) continue
    if (bytes[position + 1] !== quote) return { start, textStart, textEnd: position, end: position + 1 }
    position++
  }
  return null
}

const isQuoted = ({ textEnd, end }: RawCell): boolean => end > textEnd

function textOf(bytes: Uint8Array, cell: RawCell): string {
  const text = decoder.decode(bytes.subarray(cell.textStart, cell.textEnd))
  return isQuoted(cell) ? text.replaceAll('""', '"') : text
}

export const cellBytes = (row: Uint8Array, { start, end }: RawCell): Uint8Array => row.subarray(start, end)

/** Writes another text in a cell, between quotes if the cell had them or the text needs them. */
export function replaceCell(cell: RawCell, text: string, dialect: Dialect): string {
  const quoted = isQuoted(cell)
  const spaces = ' '.repeat(cell.textStart - cell.start - (quoted ? 1 : 0))
  return spaces + (quoted ? betweenQuotes(text) : newCell(text, dialect))
}

/** Joins cells, given as original bytes or new text, into a row. */
export function joinRow(
  cells: readonly (Uint8Array | string)[],
  lineEnd: Uint8Array,
  { delimiter }: Dialect,
): Uint8Array {
  const room = cells.reduce((sum, cell) => sum + 1 + cell.length * (typeof cell === 'string' ? bytesPerUnit : 1), 0)
  const row = new Uint8Array(room + lineEnd.length)
  let position = 0
  for (const [index, cell] of cells.entries()) {
    if (index > 0) row[position++] = delimiter.charCodeAt(0)
    if (typeof cell === 'string') position += encoder.encodeInto(cell, row.subarray(position)).written
    else {
      row.set(cell, position)
      position += cell.length
    }
  }
  row.set(lineEnd, position)
  return row.subarray(0, position + lineEnd.length)
}

/** The most bytes that a UTF-16 code unit takes in UTF-8. */
const bytesPerUnit = 3

/** The line break of a row, or nothing at the end of a file. */
export function lineEndOf(bytes: Uint8Array): Uint8Array {
  const last = bytes.at(-1)
  if (last === carriageReturn) return bytes.subarray(-1)
  if (last !== lineFeed) return bytes.subarray(bytes.length)
  return bytes.subarray(bytes.at(-2) === carriageReturn ? -2 : -1)
}
