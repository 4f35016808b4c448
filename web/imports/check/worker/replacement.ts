import type { Replacement, SearchedText } from '../check-protocol.ts'
import type { EditedTable } from './edited-table.ts'
import type { CellEdit } from './history.ts'

/** Gives the new text of a cell; the same text where nothing is to replace. */
export type Replace = (text: string) => string

/** @param searched null to replace the whole cell, whatever it holds. */
export function createReplace(searched: SearchedText | null, to: string): Replace {
  if (!searched) return () => to
  const { text: wanted, extent, matchCase } = searched
  switch (extent) {
    case 'exact-cell':
      return text => (text === wanted ? to : text)
    case 'cell': {
      const key = keyOf(wanted, matchCase)
      return text => (keyOf(text, matchCase) === key ? to : text)
    }
    case 'part': {
      if (wanted === '') return text => text
      const pattern = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), matchCase ? 'gu' : 'giu')
      return text => text.replace(pattern, () => to)
    }
  }
}

const keyOf = (text: string, matchCase: boolean): string =>
  matchCase ? text.trim() : text.trim().toLocaleLowerCase('fr')

export interface ReplacedRows {
  /** The positions of the wrong cells to replace, by row; null when right ones are replaced too. */
  readonly wrong: ReadonlyMap<number, ReadonlySet<number>> | null
  /** The rows that pass the filter of the replacement; undefined for all. */
  readonly shown: readonly number[] | undefined
}

/** The edits that make a replacement; `onEdit` receives each with the text that it replaces. */
export async function findReplaced(
  table: EditedTable,
  { field, position, rows, value, searched, to }: Replacement,
  { wrong, shown }: ReplacedRows,
  onEdit?: (edit: CellEdit, from: string) => void,
): Promise<readonly CellEdit[]> {
  const replace = createReplace(searched ?? null, to)
  const width = table.labels.length
  const column = field === undefined ? position : table.positionOf(field)
  if (field !== undefined && column === undefined) return []
  const isSelected = rows && new Set(rows)
  const numbers = (wrong ? [...wrong.keys()].sort((a, b) => a - b) : (shown ?? table.dataRows)).filter(
    row => row > 1 && (!isSelected || isSelected.has(row)),
  )
  const edits: CellEdit[] = []
  const change = (row: number, position: number, from: string) => {
    if (value !== undefined && from !== value) return
    const text = replace(from)
    if (text === from) return
    const edit = { row, position, text }
    edits.push(edit)
    onEdit?.(edit, from)
  }
  for await (const batch of table.readRows(numbers)) {
    for (const { row, cells } of batch) {
      if (column !== undefined) {
        if (column < width && (!wrong || field !== undefined || wrong.get(row)?.has(column)))
          change(row, column, cells[column] ?? '')
      } else if (wrong) {
        for (const position of wrong.get(row) ?? []) change(row, position, cells[position] ?? '')
      } else {
        for (let position = 0; position < Math.max(width, cells.length); position++)
          change(row, position, cells[position] ?? '')
      }
    }
  }
  return edits
}
