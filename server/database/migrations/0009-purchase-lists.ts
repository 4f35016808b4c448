import type { Knex } from 'knex'

const isPostgresql = (knex: Knex): boolean => knex.client.config.client === 'pg'

/**
 * What makes lists of purchases fast: an index in their order, a text to search, and the number of purchases by
 * canteen, family and set of characteristics. Triggers maintain these numbers, so that no writer can forget them. The
 * invoices of purchases are here too.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('purchases', table => {
    table.text('search_text')
    // The index of fingerprints also starts with the canteen, and covers deleted purchases.
    table.dropIndex(['canteen_id', 'date', 'creation_date'])
  })
  await fillSearchTexts(knex)
  // It covers the filters of lists, so that only the rows of a page are read. PostgreSQL limits the length of texts in
  // an index.
  const filtered = ['id', 'family', 'characteristics', 'deletion_date', ...(isPostgresql(knex) ? [] : ['search_text'])]
  await knex.raw(`
    CREATE INDEX purchases_living ON purchases (canteen_id, date, creation_date, ${filtered.join(', ')})
    WHERE deletion_date IS NULL`)
  await knex.schema.createTable('purchase_counts', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    // Empty for purchases without one.
    table.text('family').notNullable()
    table.text('characteristics').notNullable()
    table.integer('count').notNullable()
  })
  await knex.raw(`
    INSERT INTO purchase_counts (canteen_id, family, characteristics, count)
    SELECT canteen_id, coalesce(family, ''), coalesce(characteristics, ''), count(*) FROM purchases
    WHERE deletion_date IS NULL GROUP BY 1, 2, 3`)
  for (const statement of isPostgresql(knex) ? postgresqlCounting : sqliteCounting) await knex.raw(statement)
  await knex.schema.createTable('invoices', table => {
    table.increments('id')
    table.integer('purchase_id').notNullable().unique().references('purchases.id').onDelete('CASCADE')
    table.text('type').notNullable().checkIn(['application/pdf', 'image/jpeg', 'image/png'])
    table.integer('size').notNullable()
    table.binary('content').notNullable()
    table.text('creation_date').notNullable()
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const statement of isPostgresql(knex) ? postgresqlUncounting : sqliteUncounting) await knex.raw(statement)
  await knex.schema.dropTable('invoices')
  await knex.schema.dropTable('purchase_counts')
  await knex.raw('DROP INDEX purchases_living')
  await knex.raw('ALTER TABLE purchases DROP COLUMN search_text')
  await knex.schema.alterTable('purchases', table => {
    table.index(['canteen_id', 'date', 'creation_date'])
  })
}

const batch = 5_000

const postgresqlTexts = '(SELECT (value ->> 0)::integer AS id, value ->> 1 AS text FROM jsonb_array_elements(?::jsonb))'
const sqliteTexts = '(SELECT value ->> 0 AS id, value ->> 1 AS text FROM jsonb_each(?))'

const spelled: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" }

/** Without case and accents; each field on a line. */
const searchText = (fields: readonly (string | null)[]): string =>
  fields
    .map(field => (field ?? '').replaceAll('\n', ' '))
    .join('\n')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßẞ’]/giu, letter => spelled[letter.toLowerCase()] ?? letter)
    .toLowerCase()

async function fillSearchTexts(knex: Knex): Promise<void> {
  for (let last = 0; ; ) {
    const rows: { id: number; description: string | null; provider: string | null }[] = await knex('purchases')
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .select('id', 'description', 'provider')
    const end = rows.at(-1)
    if (!end) break
    const texts = rows.map(({ id, description, provider }) => [id, searchText([description, provider])])
    await knex.raw(
      `UPDATE purchases SET search_text = given.text
       FROM ${isPostgresql(knex) ? postgresqlTexts : sqliteTexts} AS given WHERE purchases.id = given.id`,
      [JSON.stringify(texts)],
    )
    last = end.id
  }
}

const group = (row: 'new' | 'old') =>
  `${row}.canteen_id, coalesce(${row}.family, ''), coalesce(${row}.characteristics, '')`

export const sqliteOneMore = `
  INSERT INTO purchase_counts (canteen_id, family, characteristics, count) VALUES (${group('new')}, 1)
  ON CONFLICT (canteen_id, family, characteristics) DO UPDATE SET count = count + 1;`
const sqliteOneLess = `
  UPDATE purchase_counts SET count = count - 1 WHERE (canteen_id, family, characteristics) = (${group('old')});`
const searchable = (event: string, name: string) => `
  CREATE TRIGGER ${name} BEFORE ${event} ON purchases WHEN new.search_text IS NULL
  BEGIN SELECT RAISE(ABORT, 'purchases.search_text is missing'); END`
export const sqliteSearchable = [
  searchable('INSERT', 'purchases_searchable'),
  searchable('UPDATE OF search_text', 'purchases_stay_searchable'),
]
export const sqliteCounted = `CREATE TRIGGER purchases_counted AFTER INSERT ON purchases WHEN new.deletion_date IS NULL
   BEGIN ${sqliteOneMore} END`

/** SQLite has one writer at a time: each group has one row. */
const sqliteCounting = [
  'CREATE UNIQUE INDEX purchase_counts_group ON purchase_counts (canteen_id, family, characteristics)',
  ...sqliteSearchable,
  sqliteCounted,
  `CREATE TRIGGER purchases_uncounted AFTER DELETE ON purchases WHEN old.deletion_date IS NULL
   BEGIN ${sqliteOneLess} END`,
  `CREATE TRIGGER purchases_left AFTER UPDATE OF canteen_id, family, characteristics, deletion_date ON purchases
   WHEN old.deletion_date IS NULL BEGIN ${sqliteOneLess} END`,
  `CREATE TRIGGER purchases_joined AFTER UPDATE OF canteen_id, family, characteristics, deletion_date ON purchases
   WHEN new.deletion_date IS NULL BEGIN ${sqliteOneMore} END`,
]

const sqliteUncounting = [
  'purchases_searchable',
  'purchases_stay_searchable',
  'purchases_counted',
  'purchases_uncounted',
  'purchases_left',
  'purchases_joined',
].map(name => `DROP TRIGGER ${name}`)

const living = (rows: 'new_rows' | 'old_rows', change: 1 | -1) => `
  SELECT canteen_id, coalesce(family, '') AS family, coalesce(characteristics, '') AS characteristics, ${change} AS count
  FROM ${rows} WHERE deletion_date IS NULL`

const changes = {
  insert: { tables: 'NEW TABLE AS new_rows', rows: living('new_rows', 1) },
  delete: { tables: 'OLD TABLE AS old_rows', rows: living('old_rows', -1) },
  update: {
    tables: 'NEW TABLE AS new_rows OLD TABLE AS old_rows',
    rows: `${living('new_rows', 1)} UNION ALL ${living('old_rows', -1)}`,
  },
} as const

/**
 * Adds changes to counts. So that writers neither wait for one another nor deadlock, each adds its own rows, whose sum
 * is the count, and merges into them the unlocked rows of the same groups.
 */
export const postgresqlCount = (rows: string) => `
  WITH changes AS (
    SELECT canteen_id, family, characteristics, sum(count) AS count FROM (${rows}) AS changed
    GROUP BY canteen_id, family, characteristics HAVING sum(count) <> 0
  ), folded AS (
    DELETE FROM purchase_counts WHERE id IN (
      SELECT id FROM purchase_counts
      WHERE (canteen_id, family, characteristics) IN (SELECT canteen_id, family, characteristics FROM changes)
      FOR UPDATE SKIP LOCKED
    ) RETURNING canteen_id, family, characteristics, count
  )
  INSERT INTO purchase_counts (canteen_id, family, characteristics, count)
  SELECT canteen_id, family, characteristics, sum(count)
  FROM (SELECT * FROM changes UNION ALL SELECT * FROM folded) AS counted
  GROUP BY canteen_id, family, characteristics;`

type CountedEvent = keyof typeof changes

export const postgresqlCounted = (event: CountedEvent) => [
  `CREATE FUNCTION count_purchases_on_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN ${postgresqlCount(changes[event].rows)} RETURN NULL; END $$`,
  `CREATE TRIGGER purchases_counted_on_${event} AFTER ${event.toUpperCase()} ON purchases
   REFERENCING ${changes[event].tables} FOR EACH STATEMENT EXECUTE FUNCTION count_purchases_on_${event}()`,
]

export const postgresqlUncounted = (event: CountedEvent) => [
  `DROP TRIGGER purchases_counted_on_${event} ON purchases`,
  `DROP FUNCTION count_purchases_on_${event}()`,
]

const events = Object.keys(changes) as CountedEvent[]

const postgresqlCounting = [
  'ALTER TABLE purchases ALTER COLUMN search_text SET NOT NULL',
  'CREATE INDEX purchase_counts_group ON purchase_counts (canteen_id, family, characteristics)',
  ...events.flatMap(postgresqlCounted),
]

const postgresqlUncounting = events.flatMap(postgresqlUncounted)
