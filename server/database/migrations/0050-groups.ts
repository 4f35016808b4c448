import type { Knex } from 'knex'
import { allow } from './0045-purchases-of-2026.ts'

const formerTypes = ['central', 'central_serving', 'site', 'site_cooked_elsewhere']

/** Groups of canteens, without SIRET, whose satellites name them by id; and the kitchens that became groups. */
export async function up(knex: Knex): Promise<void> {
  // By hand: knex would make the whole table anew on SQLite, without its checks.
  await knex.raw('ALTER TABLE canteens ADD COLUMN group_id integer REFERENCES canteens (id) ON DELETE SET NULL')
  await knex.raw('CREATE INDEX canteens_group_id_index ON canteens (group_id)')
  await allow(knex, 'canteens', 'production_type', [...formerTypes, 'groupe'])
  await knex.schema.createTable('group_conversions', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable().unique().references('canteens.id').onDelete('CASCADE')
    table.text('creation_date').notNullable()
    // JSON: the former values of the kitchen.
    table.text('kitchen').notNullable()
    // The canteen that keeps the SIRET of a kitchen with a dining place.
    table.integer('site_id').references('canteens.id').onDelete('SET NULL').index()
    // A JSON array of the ids of the canteens that it delivered to.
    table.text('satellites').notNullable()
  })
}

/** A group becomes a kitchen without SIRET, and its satellites are on their own. */
export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('group_conversions')
  await knex('canteens').where({ production_type: 'groupe' }).update({ production_type: 'central' })
  await allow(knex, 'canteens', 'production_type', formerTypes)
  await knex.raw('DROP INDEX canteens_group_id_index')
  await knex.raw('ALTER TABLE canteens DROP COLUMN group_id')
}
