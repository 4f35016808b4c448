import type { Knex } from 'knex'

/** The number of rows that a query keeps. */
export async function countRows(query: Knex.QueryBuilder): Promise<number> {
  const row: { count?: number | string } | undefined = await query.clone().count({ count: '*' }).first()
  return Number(row?.count ?? 0)
}
