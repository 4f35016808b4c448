import { parseBlock, pastedSize, sizeOf, textInBlock } from '../cell-block.ts'
import type { BlockWriting, WrittenBlock } from '../check-protocol.ts'
import type { EditedTable } from './edited-table.ts'
import type { CellEdit } from './history.ts'

export interface PlannedBlock {
  readonly edits: readonly CellEdit[]
  readonly written: WrittenBlock
}

/** The edits that write a block over the rows that are shown. */
export async function planBlock(
  table: EditedTable,
  shown: readonly number[],
  { firstRow, position, selection, text }: Omit<BlockWriting, 'filter'>,
): Promise<PlannedBlock> {
  const start = shown.findIndex(row => row >= firstRow)
  const cells = text === null ? [table.cellsAt(firstRow, position, selection.columns)] : parseBlock(text)
  const size = sizeOf(cells)
  const asked = pastedSize(size, selection)
  const rows = start === -1 ? [] : shown.slice(start, asked.rows === null ? undefined : start + asked.rows)
  const columns = Math.min(asked.columns, Math.max(0, table.labels.length - position))
  const edits: CellEdit[] = []
  let index = 0
  for await (const batch of table.readRows(rows)) {
    for (const { row, cells: present } of batch) {
      for (let column = 0; column < columns; column++) {
        const text = textInBlock(cells, size, index, column)
        if (text !== (present[position + column] ?? '')) edits.push({ row, position: position + column, text })
      }
      index++
    }
  }
  return {
    edits,
    written: {
      changed: edits.length,
      rows: rows.length,
      columns,
      leftOutRows: asked.rows === null ? 0 : asked.rows - rows.length,
      leftOutColumns: asked.columns - columns,
    },
  }
}
