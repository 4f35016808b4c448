import type { Knex } from 'knex'

/**
 * Second factors of accounts (TOTP) and their recovery codes. `last_step` is the period of the last code that served: none
 * serves twice. Failures are counted by account, for those who try have its password.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('second_factors', table => {
    table.integer('user_id').primary().references('users.id').onDelete('CASCADE')
    table.text('secret').notNullable()
    table.text('creation_date').notNullable()
    table.text('activation_date')
    table.integer('last_step').notNullable().defaultTo(0)
    table.integer('failures').notNullable().defaultTo(0)
    table.text('first_failure_date')
  })
  await knex.schema.createTable('recovery_codes', table => {
    table.increments('id')
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
    table.text('hash').notNullable()
    table.text('use_date')
    table.unique(['user_id', 'hash'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('recovery_codes')
  await knex.schema.dropTable('second_factors')
}
