import type { Knex } from 'knex'

/** What canteens noted of the actions against food waste: a row for a canteen and an action of the catalogue. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('canteen_waste_actions', table => {
    table.increments('id')
    table.integer('resource_id').notNullable()
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    table.boolean('is_done')
    table.boolean('is_favorite')
    table.text('planned_on')
    table.text('done_on')
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
    table.unique(['canteen_id', 'resource_id'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('canteen_waste_actions')
}
