import type { Knex } from 'knex'
import { rawRows } from '../database/sql.ts'

/**
 * The version of all that answers about public canteens read: each write raises it, in its transaction (migration 0051).
 * What is read after it is as new at least. One statement.
 */
export async function publicVersion(database: Knex): Promise<string> {
  const [row] = await rawRows<{ version: number | string }>(
    database,
    'SELECT coalesce(sum(version), 0) AS version FROM public_version',
    [],
  )
  return String(row?.version)
}
