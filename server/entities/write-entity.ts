import type { Fields } from '@ma-cantine/lib/entities/field'
import type { Knex } from 'knex'
import type { EntityTable, RowOf } from '../database/entity-table.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { isSame } from '../history/states.ts'
import { dateAfter, now } from '../time/date-time.ts'
import type { Versioned } from './require-current.ts'

type Columns = Readonly<Record<string, unknown>>

/** The columns of a row that differ, as they were and as they become. */
export interface RowChange {
  readonly before: Columns
  readonly after: Columns
}

export const isEmpty = ({ after }: RowChange): boolean => Object.keys(after).length === 0

/** Compares the columns of the new state with the same ones of the old. */
export function changeBetween<State extends object>(
  before: { readonly [Name in keyof State]: unknown },
  after: State,
): RowChange {
  const names = (Object.keys(after) as (keyof State & string)[]).filter(name => !isSame(before[name], after[name]))
  const part = (state: { readonly [Name in keyof State]: unknown }) =>
    Object.fromEntries(names.map(name => [name, state[name]]))
  return { before: part(before), after: part(after) }
}

/** Inserts a row with its dates; the history is left to the caller. */
export async function insertRow<F extends Fields>(
  transaction: Knex.Transaction,
  table: EntityTable<F>,
  columns: Columns,
): Promise<RowOf<F> & Versioned> {
  const date = now()
  const [row] = await transaction(table.name)
    .insert({ ...columns, creationDate: date, modificationDate: date })
    .returning('*')
  return row
}

/** Inserts a row with its dates and its history. @param recorded what the history keeps of it. */
export async function insertEntity<F extends Fields>(
  transaction: Knex.Transaction,
  origin: Origin,
  table: EntityTable<F>,
  columns: Columns,
  recorded = columns,
): Promise<RowOf<F> & Versioned> {
  const row = await insertRow(transaction, table, columns)
  await recordChanges(transaction, origin, table.name, [{ entityId: row.id, before: null, after: recorded }])
  return row
}

/**
 * Writes the changed columns of a row, with a new version and its history.
 *
 * @param derived columns that follow from others, which the history leaves out.
 * @param recorded what the history keeps of the change.
 */
export async function updateEntity<F extends Fields>(
  transaction: Knex.Transaction,
  origin: Origin,
  table: EntityTable<F>,
  { id, modificationDate }: Versioned,
  change: RowChange,
  { derived = {}, recorded = change }: { readonly derived?: Columns; readonly recorded?: RowChange } = {},
): Promise<RowOf<F> & Versioned> {
  const [row] = await transaction(table.name)
    .where({ id })
    .update({ ...change.after, ...derived, modificationDate: dateAfter(modificationDate) })
    .returning('*')
  await recordChanges(transaction, origin, table.name, [{ entityId: id, ...recorded }])
  return row
}
