import type { Knex } from 'knex'

/** The subscriptions to the newsletter. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('newsletter_subscriptions', table => {
    table.increments('id')
    table.text('email').notNullable()
    // The form in which addresses are compared.
    table.text('email_key').notNullable().unique()
    table.text('language').notNullable()
    // Of the last request: nobody confirms much later.
    table.text('request_date').notNullable()
    // Null until the holder of the address has confirmed it.
    table.text('confirmation_date')
    // When the provider of mailings got the address, and how often it refused it.
    table.text('provider_date')
    table.integer('provider_attempts').notNullable().defaultTo(0)
  })
  // The links of all messages about a subscription, by the hash of their secret part.
  await knex.schema.createTable('newsletter_links', table => {
    table.text('hash').primary()
    table.integer('subscription_id').notNullable().references('newsletter_subscriptions.id').onDelete('CASCADE').index()
  })
  // The addresses that the provider has to forget, until it has.
  await knex.schema.createTable('newsletter_departures', table => {
    table.increments('id')
    table.text('email').notNullable()
    table.integer('provider_attempts').notNullable().defaultTo(0)
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const name of ['newsletter_departures', 'newsletter_links', 'newsletter_subscriptions']) {
    await knex.schema.dropTable(name)
  }
}
