import type { Knex } from 'knex'

/** What was allowed before an account's password changed is known by its version. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', table => {
    table.integer('access_version').notNullable().defaultTo(0)
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', table => table.dropColumns('access_version'))
}
