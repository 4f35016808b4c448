import type { Knex } from 'knex'
import { postgresqlCounted, postgresqlUncounted, sqliteCounted, sqliteOneMore } from './0009-purchase-lists.ts'
import { indexOfBlocks, keepParents } from './0010-bulk-purchases.ts'
import { inserted } from './0011-inserted-purchases.ts'

const isPostgresql = (knex: Knex): boolean => knex.client.config.client === 'pg'

/**
 * On PostgreSQL, foreign keys of purchases replace the triggers that checked their canteens and imports, and an
 * ordinary index finds the purchases of an import: a BRIN index reads the whole table until it is summarised. On
 * SQLite, triggers also count the purchases of imports, as on PostgreSQL.
 */
export async function up(knex: Knex): Promise<void> {
  for (const statement of isPostgresql(knex) ? postgresqlUp : sqliteUp) await knex.raw(statement)
}

export async function down(knex: Knex): Promise<void> {
  for (const statement of isPostgresql(knex) ? postgresqlDown : sqliteDown) await knex.raw(statement)
}

const sqliteUp = ['DROP TRIGGER purchases_counted', sqliteCounted]

const sqliteDown = [
  'DROP TRIGGER purchases_counted',
  `CREATE TRIGGER purchases_counted AFTER INSERT ON purchases WHEN new.deletion_date IS NULL AND new.import_id IS NULL
   BEGIN ${sqliteOneMore} END`,
]

const canteens = 'purchases_canteen_id_foreign'
const imports = 'purchases_import_id_fkey'

/** The slow steps come first, under locks that allow reads; dropping triggers, which blocks everything, comes last. */
const postgresqlUp = [
  `ALTER TABLE purchases ADD CONSTRAINT ${canteens} FOREIGN KEY (canteen_id) REFERENCES canteens (id)`,
  `ALTER TABLE purchases ADD CONSTRAINT ${imports} FOREIGN KEY (import_id) REFERENCES imports (id)`,
  'ALTER INDEX purchases_import_id RENAME TO purchases_import_id_blocks',
  'CREATE INDEX purchases_import_id ON purchases (import_id) WHERE import_id IS NOT NULL',
  'DROP INDEX purchases_import_id_blocks',
  'DROP FUNCTION purchases_inserted() CASCADE',
  ...postgresqlCounted('insert'),
  'DROP FUNCTION purchases_keep_parents() CASCADE',
  'DROP FUNCTION canteens_stay_for_purchases() CASCADE',
  'DROP FUNCTION imports_stay_for_purchases() CASCADE',
]

const postgresqlDown = [
  ...keepParents,
  'ALTER FUNCTION canteens_stay_for_purchases() SET enable_seqscan = off',
  'ALTER FUNCTION imports_stay_for_purchases() SET enable_seqscan = off',
  ...postgresqlUncounted('insert'),
  ...inserted,
  ...indexOfBlocks,
  `ALTER TABLE purchases DROP CONSTRAINT ${imports}`,
  `ALTER TABLE purchases DROP CONSTRAINT ${canteens}`,
]
