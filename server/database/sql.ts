/** What SQLite and PostgreSQL say differently, for statements written by hand; the rest goes through knex. */
import type { Knex } from 'knex'
import type { BulkRows } from './bulk-rows.ts'
import { camelCaseRows } from './naming.ts'
import { postgresqlSql } from './postgresql.ts'
import { sqliteSql } from './sqlite.ts'

/** A piece of SQL with the values of its `?`. */
export interface SqlPart {
  readonly sql: string
  readonly bindings: readonly Knex.RawBinding[]
}

/** The types that a JSON value is cast to. */
export type SqlType = 'integer' | 'bigint' | 'text' | 'numeric' | 'boolean'

export interface Sql {
  /** A table made of one bound JSON array of arrays, whose items are the given columns in order. */
  jsonRows(columns: Readonly<Record<string, SqlType>>): string
  readonly bulk: BulkRows
  /** A subquery of the items of one bound JSON array, for `inList()`. */
  jsonValues(type: 'integer' | 'text'): string
  /** A table of one bound JSON object whose values are arrays of whole numbers: its columns are `key`, whole, and `list`. */
  readonly jsonLists: string
  /** Whether a whole number is in a list of `jsonLists`. */
  inList(number: string, list: string): string
  /** Ends a query of rows to take, so that each transaction gets others: those that another one has taken are left out. */
  readonly skipLocked: string
  /** An aggregate: the given columns of all rows as the text of one JSON array of arrays; null when there are no rows. */
  jsonAggregate(columns: readonly string[]): string
  /**
   * The moment that many milliseconds (one parameter) from now, as it is stored, by the clock of the database: the one that
   * all nodes share.
   */
  readonly instant: string
  /**
   * Waits until no other transaction holds the lock of this name, and keeps it to the end of this one. Locks are taken
   * in the order of their names by who needs several.
   */
  lock(transaction: Knex.Transaction, name: string): Promise<void>
}

export const isPostgresql = (database: Knex): boolean => database.client.config.client === 'pg'

export const sqlOf = (database: Knex): Sql => (isPostgresql(database) ? postgresqlSql : sqliteSql)

/** Runs a statement written by hand and gives the rows it returns. */
export async function rawRows<Row>(database: Knex, sql: string, bindings: readonly Knex.RawBinding[]): Promise<Row[]> {
  const result = (await database.raw(sql, [...bindings])) as Row[] | { readonly rows: Row[] }
  return Array.isArray(result) ? result : (camelCaseRows(result.rows) as Row[])
}
