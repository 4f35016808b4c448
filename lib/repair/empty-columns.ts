import { isBlank } from '../table-schema/invisible-characters.ts'
import type { Table } from '../table-schema/table.ts'
import type { OpenFile } from './open-file.ts'
import { RawRows } from './raw-rows.ts'

/** Finds the columns that a spreadsheet left without a label or any filled cell. @returns their positions, from 0. */
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
