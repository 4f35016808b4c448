import type { Knex } from 'knex'

/** The history of changes (who, when, through what), from which imports are undone. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('history', table => {
    table.increments('id')
    table.text('date').notNullable()
    table.integer('user_id').references('users.id').onDelete('SET NULL').index()
    table.text('through').notNullable().checkIn(['session', 'token', 'application', 'import', 'job'])
    table.integer('through_id')
    table.text('entity').notNullable()
    table.integer('entity_id').notNullable()
    // JSON objects of the columns that changed; null before a creation, and after a deletion.
    table.text('before')
    table.text('after')
    table.index(['entity', 'entity_id'])
    table.index(['through', 'through_id'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('history')
}
