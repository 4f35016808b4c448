import type { Knex } from 'knex'

const isPostgresql = (knex: Knex): boolean => knex.client.config.client === 'pg'

/** The tables that the list of public canteens reads, and their column with the id of a canteen. */
const readTables = [
  ['canteens', 'id'],
  ['canteen_sectors', 'canteen_id'],
  ['canteen_images', 'canteen_id'],
  ['diagnostics', 'canteen_id'],
  ['teledeclarations', 'canteen_id'],
] as const
const events = ['insert', 'update', 'delete'] as const

/**
 * The canteens that each write of these tables concerns, noted in its transaction: nodes that keep the public canteens in
 * memory read these again, and no others. A declaration that outlives its canteen names none. Nodes of the version before
 * still read `public_version`.
 */
export async function up(knex: Knex): Promise<void> {
  for (const statement of isPostgresql(knex) ? postgresqlChanges : sqliteChanges) await knex.raw(statement)
}

export async function down(knex: Knex): Promise<void> {
  for (const statement of isPostgresql(knex) ? postgresqlWithout : sqliteWithout) await knex.raw(statement)
}

const triggers = readTables.flatMap(([table, column]) => events.map(event => ({ table, column, event })))

const indexes = ['version', 'date'].map(
  column => `CREATE INDEX public_changes_${column}_index ON public_changes (${column})`,
)

const changed = (column: string) => ({
  insert: [`new.${column}`],
  update: [`old.${column}`, `new.${column}`],
  delete: [`old.${column}`],
})

/** One writer at a time: the version of `public_version` tells what is newer. One trigger, for the order of two is not set. */
const sqliteChanges = [
  `CREATE TABLE public_changes (version integer NOT NULL, canteen_id integer NOT NULL,
     date text NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')))`,
  ...indexes,
  ...triggers.flatMap(({ table, column, event }) => [
    `DROP TRIGGER ${table}_versioned_on_${event}`,
    `CREATE TRIGGER ${table}_versioned_on_${event} AFTER ${event} ON ${table} BEGIN
       UPDATE public_version SET version = version + 1;
       INSERT INTO public_changes (version, canteen_id)
       ${changed(column)
         [event].map(id => `SELECT version, ${id} FROM public_version WHERE ${id} IS NOT NULL`)
         .join(' UNION ')};
     END`,
  ]),
]
const sqliteWithout = [
  ...triggers.flatMap(({ table, event }) => [
    `DROP TRIGGER ${table}_versioned_on_${event}`,
    `CREATE TRIGGER ${table}_versioned_on_${event} AFTER ${event} ON ${table} BEGIN
       UPDATE public_version SET version = version + 1; END`,
  ]),
  'DROP TABLE public_changes',
]

/** What a snapshot does not see is newer than it: transactions are not committed in the order in which they begin. */
const postgresqlChanges = [
  `CREATE TABLE public_changes (version xid8 NOT NULL DEFAULT pg_current_xact_id(), canteen_id integer NOT NULL,
     date text NOT NULL DEFAULT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  ...indexes,
  ...['id', 'canteen_id'].map(
    column => `CREATE FUNCTION note_public_changes_by_${column}() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'INSERT' THEN
       INSERT INTO public_changes (canteen_id) SELECT DISTINCT ${column} FROM new_rows WHERE ${column} IS NOT NULL;
     ELSIF TG_OP = 'DELETE' THEN
       INSERT INTO public_changes (canteen_id) SELECT DISTINCT ${column} FROM old_rows WHERE ${column} IS NOT NULL;
     ELSE
       INSERT INTO public_changes (canteen_id)
       SELECT ${column} FROM old_rows WHERE ${column} IS NOT NULL
       UNION SELECT ${column} FROM new_rows WHERE ${column} IS NOT NULL;
     END IF;
     RETURN NULL;
   END $$`,
  ),
  ...triggers.map(({ table, column, event }) => {
    const rows = [
      ...(event === 'delete' ? [] : ['NEW TABLE AS new_rows']),
      ...(event === 'insert' ? [] : ['OLD TABLE AS old_rows']),
    ]
    return `CREATE TRIGGER ${table}_noted_on_${event} AFTER ${event} ON ${table} REFERENCING ${rows.join(' ')}
      FOR EACH STATEMENT EXECUTE FUNCTION note_public_changes_by_${column}()`
  }),
]
const postgresqlWithout = [
  ...triggers.map(({ table, event }) => `DROP TRIGGER ${table}_noted_on_${event} ON ${table}`),
  ...['id', 'canteen_id'].map(column => `DROP FUNCTION note_public_changes_by_${column}()`),
  'DROP TABLE public_changes',
]
