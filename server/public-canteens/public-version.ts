import type { Knex } from 'knex'
import { isPostgresql, rawRows } from '../database/sql.ts'

/** The version of all that answers about public canteens read: each write raises it (migration 0051). One statement. */
export async function publicVersion(database: Knex): Promise<number> {
  const column = isPostgresql(database) ? 'last_value' : 'version'
  const [row] = await rawRows<{ version: number | string }>(
    database,
    `SELECT ${column} AS version FROM public_version`,
    [],
  )
  return Number(row?.version)
}

/**
 * Milliseconds for which an answer of a version holds. A sequence of PostgreSQL moves before the write is committed: what
 * is read in between has the new version without the write.
 */
export const versionLife = (database: Knex): number => (isPostgresql(database) ? 5_000 : 3_600_000)
