import { isBlank } from '../table-schema/cell-check.ts'
import type { Table } from '../table-schema/table.ts'
import type { OpenFile } from './open-file.ts'
import { RawRows } from './raw-rows.ts'

/** Positions of the columns that have neither a label nor a single filled cell: a spreadsheet leaves them behind. */
export async function emptyColumns(open: OpenFile, tables: readonly Table[]): Promise<ReadonlySet<number>> {
  let empty: Set<number> | null = null
  const rows = new RawRows({
    tables,
    onRow: cells => {
      empty ??= new Set(cells.keys())
      for (const position of empty) if (!isBlank(cells[position] ?? '')) empty.delete(position)
    },
    onRest: () => {},
  })
  for await (const chunk of open()) rows.push(chunk)
  rows.end()
  return empty ?? new Set()
}
