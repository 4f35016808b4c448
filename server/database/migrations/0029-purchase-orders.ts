import type { Knex } from 'knex'

const isPostgresql = (knex: Knex): boolean => knex.client.config.client === 'pg'

/**
 * What makes the list of a million purchases as fast as a short one: an index for each of its orders, and two more
 * tables of counts beside `purchase_counts`. `purchase_months` counts a range of dates, and `purchase_texts` finds the
 * texts that a search matches: they repeat, so there are far fewer of them than purchases. The purchases of an import
 * are counted when it ends.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX purchases_living')
  for (const [name, columns] of Object.entries(indexes)) {
    await knex.raw(`CREATE INDEX ${name} ON purchases (canteen_id, ${columns}) WHERE deletion_date IS NULL`)
  }
  for (const tally of tallies) {
    const statements = isPostgresql(knex) ? postgresqlTally(tally) : sqliteTally(tally)
    for (const statement of statements) await knex.raw(statement)
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const { table } of tallies) {
    await knex.raw(`DROP TABLE ${table}`)
    for (const event of [...events, 'import']) {
      await knex.raw(
        isPostgresql(knex)
          ? `DROP FUNCTION ${table}_on_${event}() CASCADE`
          : `DROP TRIGGER ${table}_on_${event}${event === 'update' ? '_left' : ''}`,
      )
    }
    if (!isPostgresql(knex)) await knex.raw(`DROP TRIGGER ${table}_on_update_joined`)
  }
  for (const name of Object.keys(indexes)) await knex.raw(`DROP INDEX ${name}`)
  await knex.raw(`
    CREATE INDEX purchases_living ON purchases
    (canteen_id, date, id, family, characteristics${isPostgresql(knex) ? '' : ', search_text'})
    WHERE deletion_date IS NULL`)
}

/** PostgreSQL limits the length of a text in an index, so texts are sorted by their first 200 characters. */
const indexes: Readonly<Record<string, string>> = {
  // It covers the filters and the sums of a range of dates.
  purchases_living: 'date, id, family, characteristics, price_ht',
  purchases_by_group: "coalesce(family, ''), coalesce(characteristics, ''), date, id",
  purchases_by_text: 'substr(search_text, 1, 200), date, id',
  purchases_by_provider: "coalesce(substr(provider, 1, 200), ''), id",
  purchases_by_price: 'price_ht, id',
  purchases_by_creation: 'creation_date, id',
}

interface Tally {
  readonly table: string
  /** What the purchases of a group share, by column. */
  readonly keys: Readonly<Record<string, { readonly type: string; readonly value: (row: string) => string }>>
  /** Of the table, on PostgreSQL, to find the rows of a group. */
  readonly index: readonly string[]
}

const tallies: readonly Tally[] = [
  {
    table: 'purchase_months',
    keys: {
      canteen_id: { type: 'integer', value: row => `${row}canteen_id` },
      /** 202403 for March 2024. */
      month: { type: 'integer', value: row => `CAST(substr(${row}date, 1, 4) || substr(${row}date, 6, 2) AS integer)` },
      family: { type: 'text', value: row => `coalesce(${row}family, '')` },
    },
    index: ['canteen_id', 'month', 'family'],
  },
  {
    table: 'purchase_texts',
    keys: {
      canteen_id: { type: 'integer', value: row => `${row}canteen_id` },
      search_text: { type: 'text', value: row => `${row}search_text` },
      description: { type: 'text', value: row => `coalesce(${row}description, '')` },
      provider: { type: 'text', value: row => `coalesce(${row}provider, '')` },
      family: { type: 'text', value: row => `coalesce(${row}family, '')` },
    },
    // A hash, for texts are of any length.
    index: ['canteen_id', 'hashtextextended(search_text, 0)'],
  },
]

const events = ['insert', 'delete', 'update'] as const

const columnsOf = ({ keys }: Tally) =>
  Object.entries(keys).map(
    ([name, { type }]) =>
      `${name} ${type} NOT NULL${name === 'canteen_id' ? ' REFERENCES canteens (id) ON DELETE CASCADE' : ''}`,
  )
const valuesOf = ({ keys }: Tally, row: string) => Object.values(keys).map(({ value }) => value(row))

function sqliteTally(tally: Tally): string[] {
  const { table } = tally
  const names = Object.keys(tally.keys).join(', ')
  const cents = (row: string) => `CAST(round(${row}price_ht * 100) AS integer)`
  const more = `
    INSERT INTO ${table} (${names}, count, cents) VALUES (${valuesOf(tally, 'new.').join(', ')}, 1, ${cents('new.')})
    ON CONFLICT DO UPDATE SET count = count + 1, cents = cents + excluded.cents;`
  const group = `(${names}) = (${valuesOf(tally, 'old.').join(', ')})`
  const less = `
    UPDATE ${table} SET count = count - 1, cents = cents - ${cents('old.')} WHERE ${group};
    DELETE FROM ${table} WHERE ${group} AND count = 0;`
  return [
    // Its key is the whole table: one tree to write instead of two.
    `CREATE TABLE ${table} (${columnsOf(tally).join(', ')}, count integer NOT NULL, cents integer NOT NULL,
     PRIMARY KEY (${names})) WITHOUT ROWID`,
    `INSERT INTO ${table} (${names}, count, cents)
     SELECT ${valuesOf(tally, '').join(', ')}, count(*), sum(${cents('')}) FROM purchases
     WHERE deletion_date IS NULL GROUP BY ${valuesOf(tally, '').join(', ')}`,
    `CREATE TRIGGER ${table}_on_insert AFTER INSERT ON purchases
     WHEN new.deletion_date IS NULL AND new.import_id IS NULL BEGIN ${more} END`,
    `CREATE TRIGGER ${table}_on_import AFTER UPDATE OF counts ON imports ${whenImported} BEGIN
       INSERT INTO ${table} (${names}, count, cents)
       SELECT ${valuesOf(tally, '').join(', ')}, count(*), sum(${cents('')})
       FROM purchases INDEXED BY purchases_import_id
       WHERE import_id = new.id AND deletion_date IS NULL GROUP BY ${valuesOf(tally, '').join(', ')}
       ON CONFLICT DO UPDATE SET count = count + excluded.count, cents = cents + excluded.cents;
     END`,
    `CREATE TRIGGER ${table}_on_delete AFTER DELETE ON purchases WHEN old.deletion_date IS NULL BEGIN ${less} END`,
    `CREATE TRIGGER ${table}_on_update_left AFTER UPDATE ON purchases WHEN old.deletion_date IS NULL BEGIN ${less} END`,
    `CREATE TRIGGER ${table}_on_update_joined AFTER UPDATE ON purchases
     WHEN new.deletion_date IS NULL BEGIN ${more} END`,
  ]
}

/** At its end, an import knows how many purchases it created: they are counted once, rather than batch by batch. */
const whenImported = 'WHEN (old.counts IS NULL AND new.counts IS NOT NULL)'

const transitions: Readonly<Record<(typeof events)[number], string>> = {
  insert: 'NEW TABLE AS new_rows',
  delete: 'OLD TABLE AS old_rows',
  update: 'NEW TABLE AS new_rows OLD TABLE AS old_rows',
}

/** As migration 0028 keeps `purchase_counts`: writers neither wait for one another nor deadlock. */
function postgresqlTally(tally: Tally): string[] {
  const { table } = tally
  const names = Object.keys(tally.keys).join(', ')
  const living = (rows: string, change: 1 | -1, condition = '') => `
    SELECT ${Object.entries(tally.keys).map(([name, { value }]) => `${value('')} AS ${name}`)}, ${change} AS count,
      ${change} * round(price_ht * 100) AS cents
    FROM ${rows} WHERE deletion_date IS NULL${condition}`
  const rows: Readonly<Record<(typeof events)[number] | 'import', string>> = {
    import: living('purchases', 1, ' AND import_id = new.id'),
    insert: living('new_rows', 1, ' AND import_id IS NULL'),
    delete: living('old_rows', -1),
    update: `${living('new_rows', 1)} UNION ALL ${living('old_rows', -1)}`,
  }
  const places = tally.index.join(', ')
  const body = (event: keyof typeof rows) => `
    WITH changes AS (
      SELECT ${names}, sum(count) AS count, sum(cents) AS cents FROM (${rows[event]}) AS changed
      GROUP BY ${names} HAVING sum(count) <> 0 OR sum(cents) <> 0
    ), folded AS (
      DELETE FROM ${table} WHERE id IN (
        SELECT id FROM ${table} WHERE (${places}) IN (SELECT ${places} FROM changes) FOR UPDATE SKIP LOCKED
      ) RETURNING ${names}, count, cents
    )
    INSERT INTO ${table} (${names}, count, cents)
    SELECT ${names}, sum(count), sum(cents) FROM (SELECT * FROM changes UNION ALL SELECT * FROM folded) AS counted
    GROUP BY ${names} HAVING sum(count) <> 0 OR sum(cents) <> 0;`
  return [
    `CREATE TABLE ${table} (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, ${columnsOf(tally).join(', ')},
     count integer NOT NULL, cents numeric(24, 0) NOT NULL)`,
    `INSERT INTO ${table} (${names}, count, cents)
     SELECT ${valuesOf(tally, '').join(', ')}, count(*), sum(round(price_ht * 100)) FROM purchases
     WHERE deletion_date IS NULL GROUP BY ${valuesOf(tally, '').map((_, index) => index + 1)}`,
    `CREATE INDEX ${table}_group ON ${table} (${places})`,
    `CREATE FUNCTION ${table}_on_import() RETURNS trigger LANGUAGE plpgsql AS $$
     BEGIN ${body('import')} RETURN NULL; END $$`,
    `CREATE TRIGGER ${table}_on_import AFTER UPDATE OF counts ON imports FOR EACH ROW ${whenImported}
     EXECUTE FUNCTION ${table}_on_import()`,
    ...events.flatMap(event => [
      `CREATE FUNCTION ${table}_on_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN ${body(event)} RETURN NULL; END $$`,
      `CREATE TRIGGER ${table}_on_${event} AFTER ${event.toUpperCase()} ON purchases
       REFERENCING ${transitions[event]} FOR EACH STATEMENT EXECUTE FUNCTION ${table}_on_${event}()`,
    ]),
  ]
}
