import type { Dialect } from '../table-schema/dialect.ts'
import { newCell } from '../table-schema/new-cell.ts'
import { cellBytes, cutRow, joinRow, lineEndOf, replaceCell } from './raw-row.ts'

/** Writes a row with some of its cells replaced, by position; the others keep their bytes. */
export function rewriteRow(
  cells: readonly string[],
  bytes: Uint8Array,
  dialect: Dialect,
  texts: ReadonlyMap<number, string>,
): Uint8Array {
  const raw = cutRow(bytes, dialect, cells)
  const length = Math.max(cells.length, ...[...texts.keys()].map(position => position + 1))
  const written = Array.from({ length }, (_, position) => {
    const text = texts.get(position)
    const cell = raw?.[position]
    if (!cell) return newCell(text ?? cells[position] ?? '', dialect)
    return text === undefined ? cellBytes(bytes, cell) : replaceCell(cell, text, dialect)
  })
  return joinRow(written, lineEndOf(bytes), dialect)
}
