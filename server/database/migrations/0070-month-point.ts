import type { Knex } from 'knex'

/** The e-mail of the month, for who wants it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', table => {
    table.boolean('wants_month_point').notNullable().defaultTo(false)
    // The last month that was told, YYYY-MM.
    table.text('last_month_point')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', table => {
    table.dropColumn('wants_month_point')
    table.dropColumn('last_month_point')
  })
}
