import type { Knex } from 'knex'
import { isPostgresql } from './sql.ts'

/**
 * Joins the rows of a query to those of the tables before it, which it may name: a table `found` with these columns.
 * SQLite has no LATERAL, but its functions that return tables take values of the tables before them.
 */
export function lateralJoin(database: Knex, query: string, columns: readonly string[]): string {
  if (isPostgresql(database)) return `CROSS JOIN LATERAL (${query}) AS found`
  return `CROSS JOIN json_each((SELECT json_group_array(json_array(${columns.join(', ')})) FROM (${query}))) AS found`
}

/** The columns of `found`. */
export const lateralColumns = (database: Knex, columns: readonly string[]): string =>
  columns
    .map((name, index) => (isPostgresql(database) ? `found.${name}` : `found.value ->> ${index} AS ${name}`))
    .join(', ')
