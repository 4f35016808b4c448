import type { Knex } from 'knex'

/** What running the service takes: counts of requests, and when an account was last used. */
export async function up(knex: Knex): Promise<void> {
  // Keys are hashed; columns in the order that rate-limiter-flexible fills them.
  await knex.schema.createTable('rate_limits', table => {
    table.text('key').primary()
    table.integer('points').notNullable()
    // Milliseconds since 1970.
    table.bigInteger('expire').index()
  })
  await knex.schema.alterTable('users', table => {
    // To the day: it is written at most once a day. Null = never used since it was created.
    table.text('last_use_date').index()
    // Of an account that is no longer used: the day that its owner was told.
    table.text('planned_deletion_date')
  })
  // Nothing says when the accounts that are there were last used: their time starts now.
  await knex('users').update({ last_use_date: new Date().toISOString() })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', table => {
    table.dropIndex('last_use_date')
    table.dropColumns('last_use_date', 'planned_deletion_date')
  })
  await knex.schema.dropTable('rate_limits')
}
