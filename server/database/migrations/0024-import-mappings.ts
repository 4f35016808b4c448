import type { Knex } from 'knex'

/** The mappings of columns that people keep for the files of their programs. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('import_mappings', table => {
    table.increments('id')
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
    // The canteen whose team sees it; null when only its author does.
    table.integer('canteen_id').references('canteens.id').onDelete('SET NULL').index()
    table.text('name').notNullable()
    // JSON, as in the API.
    table.text('mapping').notNullable()
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
    table.unique(['user_id', 'name'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('import_mappings')
}
