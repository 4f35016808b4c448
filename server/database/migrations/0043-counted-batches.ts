import type { Knex } from 'knex'

const isPostgresql = (knex: Knex): boolean => knex.client.config.client === 'pg'

/**
 * PostgreSQL counts the purchases of an import batch by batch, as they are inserted, like all others. Counted at its end
 * by one statement, those of a large file took longer than a statement may. SQLite, where statements have no such limit
 * and each row would be counted alone, goes on counting them at the end.
 *
 * A session keeps the plan of the first statement that it counts. Each function tells the way to the rows of its groups,
 * by their index, for a plan made for one purchase serves thousands as well.
 */
export async function up(knex: Knex): Promise<void> {
  if (!isPostgresql(knex)) return
  for (const tally of tallies) {
    if (tally.isCountedAtEnd) {
      await knex.raw(`DROP TRIGGER ${tally.table}_on_import ON imports`)
      await knex.raw(`DROP FUNCTION ${tally.table}_on_import()`)
    }
    for (const [event, rows] of Object.entries(rowsOf(tally))) {
      await knex.raw(countingFunction(tally, event, rows, byIndex(tally), 'SET enable_seqscan = off'))
    }
  }
}

/** What counts changes and deletions stays, for it counts the same. */
export async function down(knex: Knex): Promise<void> {
  if (!isPostgresql(knex)) return
  for (const tally of tallies.filter(({ isCountedAtEnd }) => isCountedAtEnd)) {
    const { table, groups } = tally
    const found = `SELECT id FROM ${table} WHERE (${groups('')}) IN (SELECT ${groups('')} FROM changes) FOR UPDATE SKIP LOCKED`
    const inserted = living(tally, 'new_rows', 1, ' AND import_id IS NULL')
    await knex.raw(countingFunction(tally, 'insert', inserted, found, ''))
    await knex.raw(
      countingFunction(tally, 'import', living(tally, 'purchases', 1, ' AND import_id = new.id'), found, ''),
    )
    await knex.raw(`
      CREATE TRIGGER ${table}_on_import AFTER UPDATE OF counts ON imports FOR EACH ROW
      WHEN (old.counts IS NULL AND new.counts IS NOT NULL) EXECUTE FUNCTION ${table}_on_import()`)
  }
}

interface Tally {
  readonly table: string
  /** The name of the function of an event. */
  readonly function: (event: string) => string
  /** What the purchases of a group share, by column. */
  readonly keys: Readonly<Record<string, string>>
  /** What the index of the groups has, of the rows of a table. */
  readonly groups: (row: string) => string
  /** Whether the purchases of an import were counted at its end. */
  readonly isCountedAtEnd: boolean
}

const family = "coalesce(family, '')"

const tallies: readonly Tally[] = [
  {
    table: 'purchase_counts',
    function: event => `count_purchases_on_${event}`,
    keys: {
      canteen_id: 'canteen_id',
      family,
      characteristics: "coalesce(characteristics, '')",
      year: 'CAST(substr(date, 1, 4) AS integer)',
    },
    groups: row => `${row}canteen_id, ${row}family, ${row}characteristics, ${row}year`,
    isCountedAtEnd: false,
  },
  {
    table: 'purchase_months',
    function: event => `purchase_months_on_${event}`,
    keys: {
      canteen_id: 'canteen_id',
      month: 'CAST(substr(date, 1, 4) || substr(date, 6, 2) AS integer)',
      family,
    },
    groups: row => `${row}canteen_id, ${row}month, ${row}family`,
    isCountedAtEnd: true,
  },
  {
    table: 'purchase_texts',
    function: event => `purchase_texts_on_${event}`,
    keys: {
      canteen_id: 'canteen_id',
      search_text: 'search_text',
      description: "coalesce(description, '')",
      provider: "coalesce(provider, '')",
      family,
    },
    groups: row => `${row}canteen_id, hashtextextended(${row}search_text, 0)`,
    isCountedAtEnd: true,
  },
]

const rowsOf = (tally: Tally): Readonly<Record<'insert' | 'delete' | 'update', string>> => ({
  insert: living(tally, 'new_rows', 1),
  delete: living(tally, 'old_rows', -1),
  update: `${living(tally, 'new_rows', 1)} UNION ALL ${living(tally, 'old_rows', -1)}`,
})

const living = ({ keys }: Tally, rows: string, change: 1 | -1, condition = ''): string => `
  SELECT ${Object.entries(keys).map(([name, value]) => `${value} AS ${name}`)}, ${change} AS count,
    ${change} * round(price_ht * 100) AS cents
  FROM ${rows} WHERE deletion_date IS NULL${condition}`

const byIndex = ({ table, groups }: Tally): string => `
  SELECT own.id FROM changes CROSS JOIN LATERAL (
    SELECT id FROM ${table} WHERE (${groups(`${table}.`)}) = (${groups('changes.')}) FOR UPDATE SKIP LOCKED
  ) AS own`

/**
 * As migration 0028 keeps `purchase_counts`: writers neither wait for one another nor deadlock.
 * @param found the ids of the stored rows of the groups that change.
 */
function countingFunction(tally: Tally, event: string, rows: string, found: string, settings: string): string {
  const { table, keys } = tally
  const names = Object.keys(keys).join(', ')
  return `
    CREATE OR REPLACE FUNCTION ${tally.function(event)}() RETURNS trigger LANGUAGE plpgsql ${settings} AS $$
    BEGIN
      WITH changes AS MATERIALIZED (
        SELECT ${names}, sum(count) AS count, sum(cents) AS cents FROM (${rows}) AS changed
        GROUP BY ${names} HAVING sum(count) <> 0 OR sum(cents) <> 0
      ), folded AS (
        DELETE FROM ${table} WHERE id = ANY (ARRAY(${found})) RETURNING ${names}, count, cents
      )
      INSERT INTO ${table} (${names}, count, cents)
      SELECT ${names}, sum(count), sum(cents) FROM (SELECT * FROM changes UNION ALL SELECT * FROM folded) AS counted
      GROUP BY ${names} HAVING sum(count) <> 0 OR sum(cents) <> 0;
      RETURN NULL;
    END $$`
}
