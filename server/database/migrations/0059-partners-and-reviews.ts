import type { Knex } from 'knex'

const types = [
  'Producteur ou groupement de producteurs',
  'Distributeur ou grossiste',
  'Association',
  'Collectivité ou organisme public',
  'Organisme de formation',
  'Éditeur de logiciel',
  'Bureau d’études ou conseil',
  'Fédération ou interprofession',
]

/** The actors that help canteens, and what people say of the service. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('partner_types', table => {
    table.increments('id')
    table.text('name').notNullable().unique()
  })
  await knex('partner_types').insert(types.map(name => ({ name })))
  await knex.schema.createTable('partners', table => {
    table.increments('id')
    table.text('name').notNullable()
    table.text('short_description').notNullable()
    // In Markdown.
    table.text('long_description')
    table.text('website')
    // The key of the picture.
    table.text('image')
    // JSON lists: ids of types, and codes.
    table.text('types').notNullable()
    table.text('categories').notNullable()
    table.text('sector_categories').notNullable()
    table.text('departments').notNullable()
    table.boolean('national').notNullable()
    table.text('gratuity_option').checkIn(['free', 'paid', 'mix'])
    table.text('economic_model').checkIn(['public', 'private'])
    table.text('contact_name')
    table.text('contact_email')
    // The form in which addresses are compared.
    table.text('contact_email_key').index()
    table.text('contact_message')
    table.text('contact_phone_number')
    table.boolean('published').notNullable().defaultTo(false).index()
    // What searches compare.
    table.text('search_text').notNullable()
    // Who proposed it; null for a visitor, and once the account is deleted.
    table.integer('user_id').references('users.id').onDelete('SET NULL').index()
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
    // The idempotency key of the proposal, if it had one, and what recognises the same request.
    table.text('submission_key').unique()
    table.text('request_digest')
  })
  await knex.schema.createTable('partner_images', table => {
    // The part of its address that cannot be guessed.
    table.text('key').primary()
    table.integer('partner_id').notNullable().references('partners.id').onDelete('CASCADE').index()
    table.text('type').notNullable().checkIn(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
    table.binary('content').notNullable()
  })
  await knex.schema.createTable('reviews', table => {
    table.increments('id')
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
    // The name of the screen.
    table.text('page').notNullable()
    table.integer('rating').notNullable()
    table.text('suggestion')
    // What the person had when they wrote it.
    table.boolean('has_canteen').notNullable()
    table.boolean('has_diagnostic').notNullable()
    table.text('creation_date').notNullable()
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['reviews', 'partner_images', 'partners', 'partner_types']) await knex.schema.dropTable(table)
}
