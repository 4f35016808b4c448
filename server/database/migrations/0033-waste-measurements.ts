import type { Knex } from 'knex'

const largestMass = 999_999_999.99
const sources = ['preparation', 'unserved', 'leftovers']

/** What canteens measured of their food waste: a row a period. Masses are in kilograms. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('waste_measurements', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    table.text('period_start_date').notNullable()
    table.text('period_end_date').notNullable()
    table.integer('meal_count').checkPositive()
    const mass = (column: string) => table.specificType(column, 'numeric(20, 2)').checkBetween([0, largestMass])
    mass('total_mass')
    table.boolean('is_sorted_by_source')
    for (const source of sources) {
      mass(`${source}_total_mass`)
      table.boolean(`${source}_is_sorted`)
      mass(`${source}_edible_mass`)
      mass(`${source}_inedible_mass`)
    }
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
    table.text('deletion_date')
    table.index(['canteen_id', 'period_start_date'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('waste_measurements')
}
