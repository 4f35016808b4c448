import type { Knex } from 'knex'

/** The certificate of the labels of a purchase, as the supplier writes it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('purchases', table => {
    table.text('certificate')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE purchases DROP COLUMN certificate')
}
