import type { Knex } from 'knex'

const kinds = [
  'elected-official',
  'staff-added',
  'staff-removed',
  'blocked',
  'unblocked',
  'manager-placed',
  'late-opened',
  'late-closed',
]

/** What the staff of the service does for people and canteens, and the declarations that it opens late. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('staff_acts', table => {
    table.increments('id')
    table.text('date').notNullable().index()
    // Null for a script, and once the account is deleted.
    table.integer('actor_id').references('users.id').onDelete('SET NULL').index()
    table.text('kind').notNullable().checkIn(kinds)
    table.integer('user_id').references('users.id').onDelete('SET NULL').index()
    table.integer('canteen_id').references('canteens.id').onDelete('SET NULL').index()
    table.text('reason').notNullable()
    // JSON: departments, year, day of the end.
    table.text('details').notNullable()
  })
  await knex.schema.createTable('late_openings', table => {
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    // Civil year of the purchases.
    table.integer('year').notNullable()
    table.text('opening_date').notNullable()
    // The last instant at which the canteen may declare.
    table.text('end_date').notNullable()
    table.primary(['canteen_id', 'year'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('late_openings')
  await knex.schema.dropTable('staff_acts')
}
