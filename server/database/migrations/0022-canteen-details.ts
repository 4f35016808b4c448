import type { Knex } from 'knex'

const comments = [
  'publication_comments',
  'quality_comments',
  'waste_comments',
  'diversification_comments',
  'plastics_comments',
  'information_comments',
]

/** The comments that a canteen publishes, its logo and its pictures. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('canteens', table => {
    for (const column of comments) table.text(column)
  })
  await knex.schema.createTable('canteen_images', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE').index()
    table.text('role').notNullable().checkIn(['logo', 'picture'])
    // The part of its address that cannot be guessed.
    table.text('key').notNullable().unique()
    table.text('type').notNullable().checkIn(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
    table.binary('content').notNullable()
    table.text('alt_text')
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('canteen_images')
  for (const column of comments) await knex.raw(`ALTER TABLE canteens DROP COLUMN ${column}`)
}
