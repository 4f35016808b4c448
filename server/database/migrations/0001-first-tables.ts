import { creationSources } from '@ma-cantine/lib/canteens/creation-source'
import { ministries } from '@ma-cantine/lib/canteens/ministries'
import { economicModels, managementTypes, productionTypes } from '@ma-cantine/lib/canteens/production'
import { sectors } from '@ma-cantine/lib/canteens/sectors'
import { localDefinitions, productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import type { Knex } from 'knex'

/** Dates with a time are ISO 8601 in UTC with milliseconds, so that they sort as text. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('users', table => {
    table.increments('id')
    table.text('username').notNullable()
    // In lower case as JavaScript does it: SQL does not agree on letters with accents.
    table.text('username_key').notNullable().unique()
    table.text('email').notNullable().unique()
    table.text('email_key').notNullable().index()
    table.text('password_hash').notNullable()
    table.text('first_name').notNullable().defaultTo('')
    table.text('last_name').notNullable().defaultTo('')
    table.text('phone_number')
    table.text('avatar')
    table.boolean('is_active').notNullable().defaultTo(true)
    table.boolean('is_staff').notNullable().defaultTo(false)
    table.boolean('is_dev').notNullable().defaultTo(false)
    table.boolean('is_elected_official').notNullable().defaultTo(false)
    table.text('job')
    table.text('other_job_description')
    table.text('source')
    table.text('other_source_description')
    table.text('departments')
    table.text('creation_date').notNullable()
  })
  await knex.schema.createTable('sessions', table => {
    table.text('key').primary()
    table.text('content').notNullable()
    table.integer('user_id').references('users.id').onDelete('CASCADE').index()
    table.text('expiry_date').notNullable().index()
  })
  await knex.schema.createTable('access_tokens', table => {
    table.increments('id')
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
    table.text('name').notNullable()
    table.text('hash').notNullable().unique()
    table.text('creation_date').notNullable()
    table.text('last_use_date')
  })
  await knex.schema.createTable('sectors', table => {
    table.integer('id').primary()
    table.text('name').notNullable()
    table.text('category')
    table.boolean('has_line_ministry').notNullable()
  })
  await knex('sectors').insert(
    sectors.map(({ id, name, category, hasLineMinistry }) => ({
      id,
      name,
      category,
      has_line_ministry: hasLineMinistry,
    })),
  )
  await knex.schema.createTable('canteens', table => {
    table.increments('id')
    table.text('name').notNullable().checkLength('>', 0)
    table.text('siret')
    table.text('siren_unite_legale')
    table.text('city')
    table.text('city_insee_code')
    table.text('postal_code')
    table.text('department')
    table.text('region')
    table.text('line_ministry').checkIn(ministries.map(({ value }) => value))
    table.integer('daily_meal_count').checkBetween([0, 2_147_483_647])
    table.integer('yearly_meal_count').checkBetween([0, 2_147_483_647])
    table.integer('satellite_canteens_count').checkBetween([0, 2_147_483_647])
    table.text('central_producer_siret').index()
    table.text('management_type').checkIn([...managementTypes])
    table.text('production_type').checkIn([...productionTypes])
    table.text('economic_model').checkIn([...economicModels])
    table.text('publication_status').notNullable().defaultTo('draft').checkIn(['draft', 'published'])
    table.text('creation_source').checkIn([...creationSources])
    table.text('import_source')
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
    table.text('deletion_date')
  })
  // A deleted canteen leaves its number free.
  await knex.raw('CREATE UNIQUE INDEX canteens_living_siret ON canteens (siret) WHERE deletion_date IS NULL')
  await knex.schema.createTable('canteen_sectors', table => {
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    table.integer('sector_id').notNullable().references('sectors.id')
    table.primary(['canteen_id', 'sector_id'])
  })
  await knex.schema.createTable('canteen_managers', table => {
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
    table.primary(['canteen_id', 'user_id'])
  })
  await knex.schema.createTable('manager_invitations', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    table.text('email').notNullable()
    table.text('creation_date').notNullable()
    table.unique(['canteen_id', 'email'])
  })
  await knex.schema.createTable('purchases', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable().references('canteens.id')
    table.text('date').notNullable()
    table.text('description')
    table.text('provider')
    table.text('family').checkIn([...productFamilies])
    // A JSON array of codes; null = not said, which is not the same as none.
    table.text('characteristics')
    // knex would make a `float` of a decimal here; SQLite keeps 15 digits exactly, PostgreSQL all 20.
    table.specificType('price_ht', 'numeric(20, 2)').notNullable().checkBetween([0, 1e18])
    table.text('local_definition').checkIn([...localDefinitions])
    table.text('import_source').index()
    table.text('creation_source').checkIn([...creationSources])
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
    table.text('deletion_date')
    table.index(['canteen_id', 'date', 'creation_date'])
  })
  await knex.schema.createTable('outgoing_emails', table => {
    table.increments('id')
    table.text('recipient').notNullable()
    table.text('subject').notNullable()
    table.text('body').notNullable()
    table.text('creation_date').notNullable()
    table.text('sent_date')
    table.integer('attempts').notNullable().defaultTo(0)
    table.text('next_attempt_date').notNullable()
    table.text('last_error')
    table.index(['sent_date', 'next_attempt_date'])
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const name of [
    'outgoing_emails',
    'purchases',
    'manager_invitations',
    'canteen_managers',
    'canteen_sectors',
    'canteens',
    'sectors',
    'access_tokens',
    'sessions',
    'users',
  ]) {
    await knex.schema.dropTable(name)
  }
}
