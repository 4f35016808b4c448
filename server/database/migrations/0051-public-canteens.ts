import type { Knex } from 'knex'

const isPostgresql = (knex: Knex): boolean => knex.client.config.client === 'pg'

const totals = [
  'value_total_ht',
  'value_bio_ht',
  'value_sustainable_ht',
  'value_externality_performance_ht',
  'value_egalim_others_ht',
]

/** The tables that the list of public canteens reads. */
const readTables = ['canteens', 'canteen_sectors', 'canteen_images', 'diagnostics', 'teledeclarations']
const events = ['INSERT', 'UPDATE', 'DELETE']

/**
 * The years whose purchases a canteen hides, where it is, and the version of all that the list of public canteens reads:
 * each write of these tables raises it, so that nodes may keep counts.
 */
export async function up(knex: Knex): Promise<void> {
  // By hand: knex would make the whole table anew on SQLite, without its checks.
  for (const column of [
    // A JSON array of years.
    "redacted_appro_years text NOT NULL DEFAULT '[]'",
    // Degrees (WGS 84).
    'latitude double precision',
    'longitude double precision',
  ]) {
    await knex.raw(`ALTER TABLE canteens ADD COLUMN ${column}`)
  }
  await knex.raw('CREATE INDEX canteens_latitude_longitude_index ON canteens (latitude, longitude)')
  // All that filters ask of the reports of a year, which are wide.
  await knex.raw(`CREATE INDEX diagnostics_year_totals_index ON diagnostics (year, canteen_id, ${totals.join(', ')})`)
  for (const statement of isPostgresql(knex) ? postgresqlVersion : sqliteVersion) await knex.raw(statement)
}

export async function down(knex: Knex): Promise<void> {
  for (const statement of isPostgresql(knex) ? postgresqlWithout : sqliteWithout) await knex.raw(statement)
  await knex.raw('DROP INDEX diagnostics_year_totals_index')
  await knex.raw('DROP INDEX canteens_latitude_longitude_index')
  for (const column of ['longitude', 'latitude', 'redacted_appro_years']) {
    await knex.raw(`ALTER TABLE canteens DROP COLUMN ${column}`)
  }
}

const triggers = readTables.flatMap(table =>
  events.map(event => ({ table, event, name: `${table}_versioned_on_${event.toLowerCase()}` })),
)

/** One writer at a time: a row is enough. */
const sqliteVersion = [
  'CREATE TABLE public_version (version integer NOT NULL)',
  'INSERT INTO public_version (version) VALUES (0)',
  ...triggers.map(
    ({ table, event, name }) =>
      `CREATE TRIGGER ${name} AFTER ${event} ON ${table} BEGIN UPDATE public_version SET version = version + 1; END`,
  ),
]
const sqliteWithout = [...triggers.map(({ name }) => `DROP TRIGGER ${name}`), 'DROP TABLE public_version']

/**
 * A row for each connection, whose version is their sum: at one row for all, writers would wait for one another, and a
 * sequence moves before what is written can be read.
 */
const postgresqlVersion = [
  'CREATE TABLE public_version (backend integer PRIMARY KEY, version bigint NOT NULL)',
  `CREATE FUNCTION raise_public_version() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO public_version AS known (backend, version) VALUES (pg_backend_pid(), 1)
     ON CONFLICT (backend) DO UPDATE SET version = known.version + 1;
     RETURN NULL;
   END $$`,
  ...triggers.map(
    ({ table, event, name }) =>
      `CREATE TRIGGER ${name} AFTER ${event} ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION raise_public_version()`,
  ),
]
const postgresqlWithout = [
  ...triggers.map(({ table, name }) => `DROP TRIGGER ${name} ON ${table}`),
  'DROP FUNCTION raise_public_version()',
  'DROP TABLE public_version',
]
