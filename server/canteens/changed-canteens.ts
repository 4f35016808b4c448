import type { Knex } from 'knex'
import { isPostgresql, rawRows } from '../database/sql.ts'

/** Those of the canteens that were written since a state of the database, and its state now. */
export interface CanteenChanges<Entry> {
  readonly state: string
  /** Null for a canteen that is no more. */
  readonly changed: ReadonlyMap<number, Entry | null>
}

interface StateRow {
  readonly state: string | number
  readonly changedId: number | null
}

/** What is read of each canteen: `columns` of `canteens`, and of what `joins` add. */
export interface FollowedColumns {
  readonly columns: string
  readonly joins: string
}

/**
 * Reads what a feature follows of the canteens that were written since this state, or of all. One statement, hence of one
 * moment; a canteen has as many rows as the joins give it.
 */
export async function readChanges<Row extends object, Entry>(
  database: Knex,
  { columns, joins }: FollowedColumns,
  since: string | null,
  entryOf: (rows: readonly Row[]) => Entry | null,
): Promise<CanteenChanges<Entry>> {
  const { state, newer } = isPostgresql(database) ? postgresql : sqlite
  const ids = since === null ? 'SELECT id AS canteen_id FROM canteens' : newer
  const rows = await rawRows<Row & StateRow>(
    database,
    `SELECT now.state, changed.canteen_id AS "changedId", ${columns}
     FROM (SELECT ${state} AS state) AS now
     LEFT JOIN (${ids}) AS changed ON TRUE
     LEFT JOIN canteens ON canteens.id = changed.canteen_id
     ${joins}`,
    since === null ? [] : Array(newer.split('?').length - 1).fill(since),
  )
  const changed = new Map<number, Entry | null>()
  for (const [id, ofCanteen] of Map.groupBy(rows, ({ changedId }) => changedId)) {
    if (id !== null) changed.set(id, entryOf(ofCanteen))
  }
  return { state: String(rows[0]?.state), changed }
}

/** How each database tells its state and what is newer than one (migration 0053). */
const sqlite = {
  state: '(SELECT version FROM public_version)',
  newer: 'SELECT DISTINCT canteen_id FROM public_changes WHERE version > CAST(? AS integer)',
}
const postgresql = {
  state: 'pg_current_snapshot()::text',
  // What a dump of another cluster brought may have numbers to come, and is older.
  newer: `SELECT DISTINCT canteen_id FROM public_changes WHERE version >= pg_snapshot_xmin(?::pg_snapshot)
    AND NOT pg_visible_in_snapshot(version, ?::pg_snapshot) AND version < pg_snapshot_xmax(pg_current_snapshot())`,
}

/** The ids of the sectors of a canteen, as one text. */
export const sectorListSql = (database: Knex): string =>
  `(SELECT ${isPostgresql(database) ? "string_agg(sector_id::text, ',')" : 'group_concat(sector_id)'}
    FROM canteen_sectors WHERE canteen_id = canteens.id)`

/** The ids of a list that `sectorListSql` made. */
export const readSectorList = (list: string | null): number[] => (list === null ? [] : list.split(',').map(Number))
