import type { Knex } from 'knex'

const families = [
  'VIANDES_VOLAILLES',
  'CHARCUTERIE',
  'PRODUITS_DE_LA_MER',
  'FRUITS_ET_LEGUMES',
  'PRODUITS_LAITIERS',
  'BOULANGERIE',
  'BOISSONS',
  'AUTRES',
]
const localDefinitions = ['AUTOUR_SERVICE', 'PAT', 'COMMUNE', 'DEPARTMENT', 'REGION', 'KM', 'AUTRE']

/**
 * What people decided by hand that the articles of suppliers are proposed with, and the canteens that a person keeps out
 * of the memory that their canteens share.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('label_corrections', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    table.text('article_key').notNullable()
    table.text('provider_key').notNullable()
    // As one of the purchases of the canteen had them: these may be gone. Empty without a supplier.
    table.text('description').notNullable()
    table.text('provider').notNullable()
    table.text('search_text').notNullable()
    table.text('family').checkIn(families)
    // A JSON array. Empty without a family either: the decision was taken back.
    table.text('characteristics').notNullable()
    table.text('local_definition').checkIn(localDefinitions)
    table.text('date').notNullable()
    // Null once the account is deleted.
    table.integer('user_id').references('users.id').onDelete('SET NULL').index()
    table.unique(['canteen_id', 'article_key', 'provider_key'])
  })
  await knex.schema.createTable('unshared_canteens', table => {
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE').index()
    table.primary(['user_id', 'canteen_id'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('unshared_canteens')
  await knex.schema.dropTable('label_corrections')
}
