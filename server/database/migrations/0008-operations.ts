import type { Knex } from 'knex'

/** Data for operations: counts of requests, and the last use of accounts. */
export async function up(knex: Knex): Promise<void> {
  // Keys are hashed; columns in the order that rate-limiter-flexible fills them.
  await knex.schema.createTable('rate_limits', table => {
    table.text('key').primary()
    table.integer('points').notNullable()
    // Milliseconds since 1970.
    table.bigInteger('expire').index()
  })
  await knex.schema.alterTable('users', table => {
    // Written at most once a day. Null = never used since its creation.
    table.text('last_use_date').index()
    // For an unused account: the planned day in the warning to its owner.
    table.text('planned_deletion_date')
  })
  // The last use of existing accounts is unknown: it starts now.
  await knex('users').update({ last_use_date: new Date().toISOString() })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', table => {
    table.dropIndex('last_use_date')
    table.dropColumns('last_use_date', 'planned_deletion_date')
  })
  await knex.schema.dropTable('rate_limits')
}
