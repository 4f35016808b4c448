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

/** Canteens of a statement that reads them all: its rows are in memory twice, as the driver reads them and as values. */
const batchCanteens = 2_000

/**
 * Reads what a feature follows of the canteens that were written since this state, or of all, as they are at one moment; a
 * canteen has as many rows as the joins give it.
 */
export function readChanges<Row extends object, Entry>(
  database: Knex,
  followed: FollowedColumns,
  since: string | null,
  entryOf: (rows: readonly Row[]) => Entry | null,
): Promise<CanteenChanges<Entry>> {
  if (since === null) return atOneMoment(database, transaction => readAll(transaction, followed, entryOf))
  const { newer } = isPostgresql(database) ? postgresql : sqlite
  return readThose(database, followed, { sql: newer, values: Array(newer.split('?').length - 1).fill(since) }, entryOf)
}

/** Runs reads that see the same state of the database, within the transaction that is given, if one is. */
export const atOneMoment = <Result>(database: Knex, work: (transaction: Knex) => Promise<Result>): Promise<Result> =>
  database.isTransaction
    ? work(database)
    : database.transaction(
        work,
        isPostgresql(database) ? { isolationLevel: 'repeatable read', readOnly: true } : undefined,
      )

async function readAll<Row extends object, Entry>(
  transaction: Knex,
  followed: FollowedColumns,
  entryOf: (rows: readonly Row[]) => Entry | null,
): Promise<CanteenChanges<Entry>> {
  const changed = new Map<number, Entry | null>()
  for (let last = 0; ; ) {
    const ids = {
      sql: 'SELECT id AS canteen_id FROM canteens WHERE id > ? ORDER BY id LIMIT ?',
      values: [last, batchCanteens],
    }
    const batch = await readThose(transaction, followed, ids, entryOf)
    for (const [id, entry] of batch.changed) {
      changed.set(id, entry)
      last = Math.max(last, id)
    }
    if (batch.changed.size < batchCanteens) return { state: batch.state, changed }
  }
}

/** One statement, hence of one moment. @param ids selects the `canteen_id` of canteens. */
async function readThose<Row extends object, Entry>(
  database: Knex,
  { columns, joins }: FollowedColumns,
  ids: { readonly sql: string; readonly values: readonly (string | number)[] },
  entryOf: (rows: readonly Row[]) => Entry | null,
): Promise<CanteenChanges<Entry>> {
  const { state } = isPostgresql(database) ? postgresql : sqlite
  const rows = await rawRows<Row & StateRow>(
    database,
    `SELECT now.state, changed.canteen_id AS "changedId", ${columns}
     FROM (SELECT ${state} AS state) AS now
     LEFT JOIN (${ids.sql}) AS changed ON TRUE
     LEFT JOIN canteens ON canteens.id = changed.canteen_id
     ${joins}`,
    ids.values,
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
  // A replica leaves the transactions under way out of its snapshots: those after the first of them count as not seen.
  state: `CASE WHEN pg_is_in_recovery()
    THEN format('%1$s:%1$s:', pg_snapshot_xmin(pg_current_snapshot())) ELSE pg_current_snapshot()::text END`,
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
