/** The differences between SQLite and PostgreSQL, for handwritten statements; Knex covers the others. */
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

export type SqlType = 'integer' | 'bigint' | 'text' | 'numeric' | 'boolean'

export interface Sql {
  /** Lists the `name` of each table of the database. */
  readonly tables: string
  /** A table from one bound JSON array of arrays, whose items are the given columns in order. */
  jsonRows(columns: Readonly<Record<string, SqlType>>): string
  readonly bulk: BulkRows
  /** A subquery of the items of one bound JSON array, for `inList()`. */
  jsonValues(type: 'integer' | 'text'): string
  /**
   * A table from one bound JSON object of arrays of whole numbers: its columns are `key`, a whole number, and `list`.
   */
  readonly jsonLists: string
  /** The first line of a text that has several. */
  firstLine(column: string): string
  /** Whether a whole number is in a list of `jsonLists`. */
  inList(number: string, list: string): string
  /** End of a query for rows to lease: it skips the rows that other transactions have locked. */
  readonly skipLocked: string
  /** Has the database look at its tables, so that its plans fit their sizes. */
  readonly analyze: string
  /**
   * Takes that many ids that follow each other from the sequence of a table, for rows that others name before they are
   * written. @returns the first one.
   */
  reserveIds(transaction: Knex.Transaction, table: string, count: number): Promise<number>
  /** An aggregate of the given columns of all rows, as the text of a JSON array of arrays; null without rows. */
  jsonAggregate(columns: readonly string[]): string
  /**
   * The moment that many milliseconds (one parameter) from now, in stored form, by the clock of the database, which all
   * nodes share.
   */
  readonly instant: string
  /**
   * Waits for the lock of this name and holds it to the end of the transaction. Callers that need several take them in
   * the order of their names.
   */
  lock(transaction: Knex.Transaction, name: string): Promise<void>
  /** Shares the lock of this name to the end of the transaction. @returns false when another one has it, or waits for it. */
  trySharedLock(transaction: Knex.Transaction, name: string): Promise<boolean>
}

export const isPostgresql = (database: Knex): boolean => database.client.config.client === 'pg'

export const sqlOf = (database: Knex): Sql => (isPostgresql(database) ? postgresqlSql : sqliteSql)

/** Runs a handwritten statement and returns its rows. */
export async function rawRows<Row>(database: Knex, sql: string, bindings: readonly Knex.RawBinding[]): Promise<Row[]> {
  const result = (await database.raw(sql, [...bindings])) as Row[] | { readonly rows: Row[] }
  return Array.isArray(result) ? result : (camelCaseRows(result.rows) as Row[])
}
