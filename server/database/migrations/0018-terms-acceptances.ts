import type { Knex } from 'knex'

/** The versions of the terms of use that people accepted, with the date. Accounts made before have accepted none. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('terms_acceptances', table => {
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
    table.text('version').notNullable()
    table.text('date').notNullable()
    table.unique(['user_id', 'version'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('terms_acceptances')
}
