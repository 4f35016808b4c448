import type { Knex } from 'knex'
import { sqliteCounted, sqliteOneMore, sqliteSearchable } from './0009-purchase-lists.ts'

const isPostgresql = (knex: Knex): boolean => knex.client.config.client === 'pg'

/**
 * Makes large imports of purchases faster. The index of lists loses the date of creation, as ids have the same order.
 * On SQLite, which has no statement triggers, the importer counts the purchases. On PostgreSQL, canteens and imports
 * are checked once per statement, and a BRIN index finds the purchases of an import, which are contiguous.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX purchases_living')
  await knex.raw(indexOfLists(knex, ['id', 'family', 'characteristics']))
  for (const statement of isPostgresql(knex) ? postgresqlUp : sqliteUp) await knex.raw(statement)
}

export async function down(knex: Knex): Promise<void> {
  for (const statement of isPostgresql(knex) ? postgresqlDown : sqliteDown) await knex.raw(statement)
  await knex.raw('DROP INDEX purchases_living')
  await knex.raw(indexOfLists(knex, ['creation_date', 'id', 'family', 'characteristics', 'deletion_date']))
}

/** PostgreSQL limits the length of texts in an index. */
function indexOfLists(knex: Knex, columns: readonly string[]): string {
  const all = ['canteen_id', 'date', ...columns, ...(isPostgresql(knex) ? [] : ['search_text'])]
  return `CREATE INDEX purchases_living ON purchases (${all.join(', ')}) WHERE deletion_date IS NULL`
}

const sqliteUp = [
  'DROP TRIGGER purchases_searchable',
  'DROP TRIGGER purchases_stay_searchable',
  'ALTER TABLE purchases ALTER COLUMN search_text SET NOT NULL',
  'DROP TRIGGER purchases_counted',
  `CREATE TRIGGER purchases_counted AFTER INSERT ON purchases WHEN new.deletion_date IS NULL AND new.import_id IS NULL
   BEGIN ${sqliteOneMore} END`,
]

const sqliteDown = [
  'DROP TRIGGER purchases_counted',
  sqliteCounted,
  'ALTER TABLE purchases ALTER COLUMN search_text DROP NOT NULL',
  ...sqliteSearchable,
]

interface Parent {
  readonly table: 'canteens' | 'imports'
  readonly column: 'canteen_id' | 'import_id'
  readonly constraint: string
}

export const parents: readonly Parent[] = [
  { table: 'canteens', column: 'canteen_id', constraint: 'purchases_canteen_id_foreign' },
  { table: 'imports', column: 'import_id', constraint: 'purchases_import_id_fkey' },
]

export const violation = ({ table, constraint }: Parent) => `
  RAISE EXCEPTION 'purchases and % do not go together', '${table}'
  USING ERRCODE = 'foreign_key_violation', CONSTRAINT = '${constraint}', TABLE = 'purchases'`

/** Locks the parents against removal, then checks that they all exist. */
const found = (parent: Parent, rows: string) => `
  PERFORM FROM ${parent.table} WHERE id IN (SELECT ${parent.column} FROM ${rows}) ORDER BY id FOR KEY SHARE;
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT ${parent.column} AS id FROM ${rows}) AS given
    WHERE id IS NOT NULL AND NOT EXISTS (SELECT FROM ${parent.table} WHERE ${parent.table}.id = given.id)
  ) THEN ${violation(parent)};
  END IF;`

export const trigger = (name: string, when: string, body: string, variables = '') => [
  `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE ${variables} BEGIN ${body} RETURN NULL; END $$`,
  `CREATE TRIGGER ${name} ${when} EXECUTE FUNCTION ${name}()`,
]

export const haveParents = trigger(
  'purchases_have_parents',
  'AFTER INSERT ON purchases REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT',
  parents.map(parent => found(parent, 'new_rows')).join(''),
)

export const keepParents = [
  ...trigger(
    'purchases_keep_parents',
    `AFTER UPDATE OF canteen_id, import_id ON purchases FOR EACH ROW
     WHEN ((old.canteen_id, old.import_id) IS DISTINCT FROM (new.canteen_id, new.import_id))`,
    parents.map(parent => found(parent, '(SELECT new.*) AS changed')).join(''),
  ),
  ...parents.flatMap(parent =>
    trigger(
      `${parent.table}_stay_for_purchases`,
      `AFTER DELETE OR UPDATE OF id ON ${parent.table} FOR EACH ROW`,
      `IF EXISTS (SELECT FROM purchases WHERE ${parent.column} = old.id) THEN ${violation(parent)}; END IF;`,
    ),
  ),
]

export const indexOfBlocks = [
  'DROP INDEX purchases_import_id',
  'CREATE INDEX purchases_import_id ON purchases USING brin (import_id) WITH (autosummarize = on)',
]

/**
 * Replaces foreign keys by one check per statement: checking row by row takes a third of the time of an import. It is
 * correct for transactions at the level READ COMMITTED, as all of ours are.
 */
const postgresqlUp = [
  ...parents.map(({ constraint }) => `ALTER TABLE purchases DROP CONSTRAINT ${constraint}`),
  ...haveParents,
  ...keepParents,
  ...indexOfBlocks,
]

const postgresqlDown = [
  'DROP INDEX purchases_import_id',
  'CREATE INDEX purchases_import_id ON purchases (import_id)',
  ...[
    'purchases_have_parents',
    'purchases_keep_parents',
    ...parents.map(({ table }) => `${table}_stay_for_purchases`),
  ].map(name => `DROP FUNCTION ${name}() CASCADE`),
  ...parents.map(
    ({ table, column, constraint }) =>
      `ALTER TABLE purchases ADD CONSTRAINT ${constraint} FOREIGN KEY (${column}) REFERENCES ${table} (id)`,
  ),
]
