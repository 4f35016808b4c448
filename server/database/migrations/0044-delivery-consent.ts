import type { Knex } from 'knex'

/** Whether a canteen awaits the answer of its team about the kitchen that has taken the SIRET it names. None does yet. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('canteens', table => {
    table.boolean('awaits_consent')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE canteens DROP COLUMN awaits_consent')
}
