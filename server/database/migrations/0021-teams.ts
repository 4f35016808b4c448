import type { Knex } from 'knex'

/** The claims of canteens that nobody managed, and the requests to join a team. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('canteen_claims', table => {
    table.integer('canteen_id').primary().references('canteens.id').onDelete('CASCADE')
    // Null once this person has left the team.
    table.integer('user_id').references('users.id').onDelete('SET NULL').index()
    table.text('date').notNullable()
  })
  await knex.schema.createTable('join_requests', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
    table.text('message')
    table.text('creation_date').notNullable()
    // Null while the request awaits an answer.
    table.text('answer').checkIn(['accepted', 'declined'])
    table.text('answer_date')
    // Null for a person who joined the team in another way.
    table.integer('answer_user_id').references('users.id').onDelete('SET NULL').index()
  })
  await knex.raw(
    'CREATE UNIQUE INDEX open_join_requests ON join_requests (canteen_id, user_id) WHERE answer_date IS NULL',
  )
}

export async function down(knex: Knex): Promise<void> {
  for (const name of ['join_requests', 'canteen_claims']) await knex.schema.dropTable(name)
}
