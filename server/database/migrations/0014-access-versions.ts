import type { Knex } from 'knex'

/** The version of an account's access, incremented with its password. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', table => {
    table.integer('access_version').notNullable().defaultTo(0)
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', table => table.dropColumns('access_version'))
}
