import type { Knex } from 'knex'
import { sqlOf } from './sql.ts'

/**
 * The condition that a column (or an expression) has one of these values, for `where()` or for a `?` of raw SQL. The
 * list is one bound JSON array: SQLite allows 32 766 bound values, PostgreSQL 65 535.
 */
export function inList(database: Knex, column: string | Knex.Raw, values: Iterable<number>): Knex.Raw
export function inList(database: Knex, column: string | Knex.Raw, values: Iterable<string>, type: 'text'): Knex.Raw
export function inList(
  database: Knex,
  column: string | Knex.Raw,
  values: Iterable<number | string>,
  type: 'integer' | 'text' = 'integer',
): Knex.Raw {
  return database.raw(`?? IN ${sqlOf(database).jsonValues(type)}`, [column, JSON.stringify([...values])])
}
