import type { Knex } from 'knex'

/** The index by which the canteens of a town are found. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('canteens', table => {
    table.index('city_insee_code')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('canteens', table => {
    table.dropIndex('city_insee_code')
  })
}
