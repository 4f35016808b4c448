import type { RowFilter } from '../check-protocol.ts'
import type { CurrentVerdict } from './current-verdict.ts'
import type { EditedTable } from './edited-table.ts'

/**
 * The rows that the grid shows at once: Firefox lays out no table higher than some 17.8 million pixels, and a row has 60.
 * As many errors are indexed, and as many warnings; the others are only counted, and come as these are corrected.
 */
export const maximumRows = 290_000

/** The numbers of the rows that pass a filter. */
export interface ListedRows {
  readonly rows: readonly number[]
  /** Whether more rows pass it than the grid can show. */
  readonly isCut: boolean
}

/** Rows edited in place stay in the list, corrected or not, until the next rewrite. */
export function listRows(filter: RowFilter, table: EditedTable, verdict: CurrentVerdict): ListedRows {
  const rows = filter.all ? allRows(table, verdict) : rowsToMend(filter, table, verdict)
  return { rows: rows.slice(0, maximumRows), isCut: rows.length > maximumRows }
}

/** The header counts when it has an error. */
const allRows = ({ dataRows }: EditedTable, { index }: CurrentVerdict): readonly number[] =>
  index.of(1).length > 0 ? [1, ...dataRows] : dataRows

function rowsToMend(filter: RowFilter, table: EditedTable, { index }: CurrentVerdict): readonly number[] {
  const field = filter.group === null ? filter.field : (index.ofGroup(filter.group)[0]?.field ?? filter.field)
  const position = field === null ? undefined : table.positionOf(field)
  const typed = [...table.keptEdits].flatMap(([row, cells]) =>
    field === null || (position !== undefined && cells.has(position)) ? [row] : [],
  )
  const concerned = index.rowsOf(filter, table.rowCount)
  return typed.length === 0 ? concerned : [...new Set([...concerned, ...typed])].sort((a, b) => a - b)
}
