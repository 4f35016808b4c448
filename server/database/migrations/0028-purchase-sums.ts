import type { Knex } from 'knex'

const isPostgresql = (knex: Knex): boolean => knex.client.config.client === 'pg'

/**
 * The counts of purchases are also by year, and know the sum of their prices: a summary reads them instead of a year of
 * purchases. Cents are whole numbers, so that sums are exact on both databases.
 */
export async function up(knex: Knex): Promise<void> {
  await recount(knex, 'yearly')
}

export async function down(knex: Knex): Promise<void> {
  await recount(knex, 'plain')
}

type Counts = 'plain' | 'yearly'

const names: Readonly<Record<Counts, string>> = {
  plain: 'canteen_id, family, characteristics',
  yearly: 'canteen_id, family, characteristics, year',
}
const keys = (row: string, counts: Counts): string =>
  [
    `${row}canteen_id`,
    `coalesce(${row}family, '')`,
    `coalesce(${row}characteristics, '')`,
    ...(counts === 'yearly' ? [`CAST(substr(${row}date, 1, 4) AS integer)`] : []),
  ].join(', ')

async function recount(knex: Knex, counts: Counts): Promise<void> {
  const isYearly = counts === 'yearly'
  for (const statement of isPostgresql(knex) ? postgresqlDropped : sqliteDropped) await knex.raw(statement)
  await knex.raw('DROP INDEX purchase_counts_group')
  await knex('purchase_counts').delete()
  if (isYearly) {
    await knex.schema.alterTable('purchase_counts', table => {
      table.integer('year').notNullable().defaultTo(0)
      table.specificType('cents', 'numeric(24, 0)').notNullable().defaultTo(0)
    })
  } else {
    for (const column of ['year', 'cents']) await knex.raw(`ALTER TABLE purchase_counts DROP COLUMN ${column}`)
  }
  const sum = isYearly ? `, sum(${cents(isPostgresql(knex), '')})` : ''
  const places = Array.from({ length: isYearly ? 4 : 3 }, (_, index) => index + 1)
  await knex.raw(`
    INSERT INTO purchase_counts (${names[counts]}, count${isYearly ? ', cents' : ''})
    SELECT ${keys('', counts)}, count(*)${sum} FROM purchases
    WHERE deletion_date IS NULL GROUP BY ${places.join(', ')}`)
  for (const statement of isPostgresql(knex) ? postgresqlCounting(counts) : sqliteCounting(counts)) {
    await knex.raw(statement)
  }
}

const cents = (postgresql: boolean, row: string): string =>
  postgresql ? `round(${row}price_ht * 100)` : `CAST(round(${row}price_ht * 100) AS integer)`

const sqliteTriggers = ['purchases_counted', 'purchases_uncounted', 'purchases_left', 'purchases_joined']
const sqliteDropped = sqliteTriggers.map(name => `DROP TRIGGER ${name}`)

function sqliteCounting(counts: Counts): string[] {
  const isYearly = counts === 'yearly'
  const more = `
    INSERT INTO purchase_counts (${names[counts]}, count${isYearly ? ', cents' : ''})
    VALUES (${keys('new.', counts)}, 1${isYearly ? `, ${cents(false, 'new.')}` : ''})
    ON CONFLICT (${names[counts]})
    DO UPDATE SET count = count + 1${isYearly ? ', cents = cents + excluded.cents' : ''};`
  const less = `
    UPDATE purchase_counts SET count = count - 1${isYearly ? `, cents = cents - ${cents(false, 'old.')}` : ''}
    WHERE (${names[counts]}) = (${keys('old.', counts)});`
  const counted = `canteen_id, family, characteristics, deletion_date${isYearly ? ', date, price_ht' : ''}`
  return [
    `CREATE UNIQUE INDEX purchase_counts_group ON purchase_counts (${names[counts]})`,
    `CREATE TRIGGER purchases_counted AFTER INSERT ON purchases WHEN new.deletion_date IS NULL BEGIN ${more} END`,
    `CREATE TRIGGER purchases_uncounted AFTER DELETE ON purchases WHEN old.deletion_date IS NULL BEGIN ${less} END`,
    `CREATE TRIGGER purchases_left AFTER UPDATE OF ${counted} ON purchases
     WHEN old.deletion_date IS NULL BEGIN ${less} END`,
    `CREATE TRIGGER purchases_joined AFTER UPDATE OF ${counted} ON purchases
     WHEN new.deletion_date IS NULL BEGIN ${more} END`,
  ]
}

const events = ['insert', 'delete', 'update'] as const
type CountedEvent = (typeof events)[number]

const postgresqlDropped = events.flatMap(event => [
  `DROP TRIGGER purchases_counted_on_${event} ON purchases`,
  `DROP FUNCTION count_purchases_on_${event}()`,
])

const tables: Readonly<Record<CountedEvent, string>> = {
  insert: 'NEW TABLE AS new_rows',
  delete: 'OLD TABLE AS old_rows',
  update: 'NEW TABLE AS new_rows OLD TABLE AS old_rows',
}

function postgresqlCounting(counts: Counts): string[] {
  const isYearly = counts === 'yearly'
  const [first = '', family, characteristics, year] = keys('', counts).split(/, (?=coalesce|CAST)/)
  const living = (rows: 'new_rows' | 'old_rows', change: 1 | -1) => `
    SELECT ${first}, ${family} AS family, ${characteristics} AS characteristics,
      ${isYearly ? `${year} AS year, ${change} * ${cents(true, '')} AS cents, ` : ''}${change} AS count
    FROM ${rows} WHERE deletion_date IS NULL`
  const rows: Readonly<Record<CountedEvent, string>> = {
    insert: living('new_rows', 1),
    delete: living('old_rows', -1),
    update: `${living('new_rows', 1)} UNION ALL ${living('old_rows', -1)}`,
  }
  const sums = isYearly ? 'sum(count) AS count, sum(cents) AS cents' : 'sum(count) AS count'
  const amounts = isYearly ? 'count, cents' : 'count'
  const changed = isYearly ? 'sum(count) <> 0 OR sum(cents) <> 0' : 'sum(count) <> 0'
  // So that writers neither wait for one another nor deadlock, each adds its own rows, whose sum is the count, and merges
  // into them the unlocked rows of the same groups.
  const count = (event: CountedEvent) => `
    WITH changes AS (
      SELECT ${names[counts]}, ${sums} FROM (${rows[event]}) AS changed GROUP BY ${names[counts]} HAVING ${changed}
    ), folded AS (
      DELETE FROM purchase_counts WHERE id IN (
        SELECT id FROM purchase_counts WHERE (${names[counts]}) IN (SELECT ${names[counts]} FROM changes)
        FOR UPDATE SKIP LOCKED
      ) RETURNING ${names[counts]}, ${amounts}
    )
    INSERT INTO purchase_counts (${names[counts]}, ${amounts})
    SELECT ${names[counts]}, ${sums} FROM (SELECT * FROM changes UNION ALL SELECT * FROM folded) AS counted
    GROUP BY ${names[counts]};`
  return [
    `CREATE INDEX purchase_counts_group ON purchase_counts (${names[counts]})`,
    ...events.flatMap(event => [
      `CREATE FUNCTION count_purchases_on_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN ${count(event)} RETURN NULL; END $$`,
      `CREATE TRIGGER purchases_counted_on_${event} AFTER ${event.toUpperCase()} ON purchases
       REFERENCING ${tables[event]} FOR EACH STATEMENT EXECUTE FUNCTION count_purchases_on_${event}()`,
    ]),
  ]
}
