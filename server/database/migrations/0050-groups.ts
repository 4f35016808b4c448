import type { Knex } from 'knex'
import { allow } from './0045-purchases-of-2026.ts'

const formerTypes = ['central', 'central_serving', 'site', 'site_cooked_elsewhere']

/** Groups of canteens, without SIRET, whose satellites name them by id. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('canteens', table => {
    table.integer('group_id').references('canteens.id').onDelete('SET NULL').index()
  })
  await allow(knex, 'canteens', 'production_type', [...formerTypes, 'groupe'])
}

/** A group becomes a kitchen without SIRET, and its satellites are on their own. */
export async function down(knex: Knex): Promise<void> {
  await knex('canteens').where({ production_type: 'groupe' }).update({ production_type: 'central' })
  await allow(knex, 'canteens', 'production_type', formerTypes)
  await knex.raw('DROP INDEX canteens_group_id_index')
  await knex.raw('ALTER TABLE canteens DROP COLUMN group_id')
}
