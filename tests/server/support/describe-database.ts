import type { Knex } from 'knex'
import { isPostgresql, rawRows } from '../../../server/database/sql.ts'

interface DatabaseObject {
  readonly name: string
  readonly definition: string
}

const sqlite = `
  SELECT type || ' ' || name AS name, coalesce(sql, tbl_name) AS definition FROM sqlite_schema
  WHERE tbl_name NOT LIKE 'knex_%' AND name <> 'sqlite_sequence'`

const postgresql = `
  SELECT 'column ' || table_name || '.' || column_name AS name,
    concat_ws(' ', row_number() OVER (PARTITION BY table_name ORDER BY ordinal_position), data_type, numeric_precision,
      numeric_scale, is_nullable, column_default) AS definition
  FROM information_schema.columns WHERE table_schema = 'public'
  UNION ALL
  SELECT 'constraint ' || conrelid::regclass || '.' || conname, pg_get_constraintdef(oid) || ' ' || convalidated
  FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
  UNION ALL
  SELECT 'index ' || indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL
  SELECT 'trigger ' || tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL
  SELECT 'function ' || proname, pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace`

/**
 * Describes the tables, columns, types, defaults, checks, keys, indexes and triggers of a database, in one order, from
 * its catalogue; with the rows that migrations write.
 */
export async function describeDatabase(database: Knex): Promise<string[]> {
  const objects = await rawRows<DatabaseObject>(database, isPostgresql(database) ? postgresql : sqlite, [])
  const sectors: unknown[] = await database('sectors').orderBy('id')
  return [
    ...objects
      .filter(({ name }) => !name.includes(' knex_'))
      .map(({ name, definition }) => `${name}: ${definition.replaceAll(/\s+/g, ' ')}`)
      .toSorted(),
    ...sectors.map(
      sector =>
        `sector: ${Object.values(sector as object)
          .map(String)
          .join(', ')}`,
    ),
  ]
}
