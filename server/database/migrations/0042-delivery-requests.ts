import type { Knex } from 'knex'

/**
 * The central kitchens that ask the team of a canteen whether they deliver to it, and what a canteen produced before a
 * kitchen delivered to it. Nothing is known of those that were linked before.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('delivery_requests', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    table.integer('kitchen_id').notNullable().references('canteens.id').onDelete('CASCADE').index()
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
    table.text('creation_date').notNullable()
    // Null while the request awaits an answer.
    table.text('answer').checkIn(['accepted', 'declined', 'withdrawn'])
    table.text('answer_date')
    table.integer('answer_user_id').references('users.id').onDelete('SET NULL').index()
  })
  await knex.raw(
    'CREATE UNIQUE INDEX open_delivery_requests ON delivery_requests (canteen_id, kitchen_id) WHERE answer_date IS NULL',
  )
  await knex.schema.alterTable('canteens', table => {
    table.text('former_production_type')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE canteens DROP COLUMN former_production_type')
  await knex.schema.dropTable('delivery_requests')
}
