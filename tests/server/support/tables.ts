import type { Database } from '../../../server/database/connection.ts'
import { camelCase } from '../../../server/database/naming.ts'
import { isPostgresql, rawRows } from '../../../server/database/sql.ts'

/** The SQL names of the tables of a database, without system tables and those of knex. */
export async function tablesOf({ reader }: Database): Promise<string[]> {
  const sql = isPostgresql(reader)
    ? `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`
    : `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`
  const tables = await rawRows<{ name: string }>(reader, sql, [])
  return tables.map(({ name }) => name).filter(name => !name.startsWith('knex_'))
}

/** A foreign key, in the names of code. */
export interface Reference {
  readonly table: string
  readonly column: string
  readonly to: string
}

export async function referencesOf(database: Database): Promise<Reference[]> {
  const { reader } = database
  if (isPostgresql(reader)) {
    const rows = await rawRows<Reference>(
      reader,
      `SELECT conrelid::regclass::text AS "table", attname AS "column", confrelid::regclass::text AS "to"
       FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1] WHERE contype = 'f'`,
      [],
    )
    return rows.map(inCode)
  }
  const references: Reference[] = []
  for (const table of await tablesOf(database)) {
    const keys = await rawRows<{ table: string; from: string }>(reader, `PRAGMA foreign_key_list(${table})`, [])
    references.push(...keys.map(key => inCode({ table, column: key.from, to: key.table })))
  }
  return references
}

const inCode = ({ table, column, to }: Reference): Reference => ({
  table: camelCase(table),
  column: camelCase(column),
  to: camelCase(to),
})
