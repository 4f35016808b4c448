import type { Knex } from 'knex'

/** What each import did to each kind of data. */
export async function up(knex: Knex): Promise<void> {
  // JSON; null for a refused import, and for those made before.
  await knex.raw('ALTER TABLE imports ADD COLUMN counts text')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE imports DROP COLUMN counts')
}
