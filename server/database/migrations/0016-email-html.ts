import type { Knex } from 'knex'

/** The HTML of messages, and the language in which a person reads them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('outgoing_emails', table => {
    table.text('html')
  })
  await knex.schema.alterTable('users', table => {
    table.enu('language', ['fr', 'en']).notNullable().defaultTo('fr')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE users DROP COLUMN language')
  await knex.raw('ALTER TABLE outgoing_emails DROP COLUMN html')
}
