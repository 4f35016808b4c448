import { isPossibleCell } from './impossible-cells.ts'
import { type GridProperty, gridCells, gridFamilies, gridLabels } from './product-grid.ts'

/** The text of a cell of the grid. */
export interface PastedCell {
  readonly property: GridProperty
  readonly text: string
}

const width = gridFamilies.length

/**
 * The cells that a block copied from a spreadsheet fills, labels down and families across, from one cell on. Cells of the
 * block that lie outside of the grid, or where no product of the family has the label, are left out.
 */
export function pasteInGrid(block: string, from: GridProperty): readonly PastedCell[] {
  const start = gridCells.findIndex(({ property }) => property === from)
  const [top, left] = [Math.floor(start / width), start % width]
  const rows = block.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  return rows.flatMap((row, down) =>
    row.split('\t').flatMap((text, across) => {
      const [line, column] = [top + down, left + across]
      const cell = line < gridLabels.length && column < width ? gridCells[line * width + column] : undefined
      return cell && isPossibleCell(cell) ? [{ property: cell.property, text: text.trim() }] : []
    }),
  )
}

/** Whether a pasted text is a block of several cells, and not the text of one. */
export const isBlock = (text: string): boolean => /[\t\n\r]/.test(text.replace(/(?:\r\n?|\n)$/, ''))

/** The cell above or below another one that can be filled; null at the border. */
export function cellBeside(property: GridProperty, rows: 1 | -1): GridProperty | null {
  for (let at = gridCells.findIndex(cell => cell.property === property) + rows * width; ; at += rows * width) {
    const cell = gridCells[at]
    if (!cell) return null
    if (isPossibleCell(cell)) return cell.property
  }
}
