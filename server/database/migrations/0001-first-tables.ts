import type { Knex } from 'knex'

const ministries = [
  'affaires_etrangeres',
  'agriculture',
  'armee',
  'territoires',
  'culture',
  'economie',
  'jeunesse',
  'enseignement_superieur',
  'ecologie',
  'transformation',
  'interieur',
  'justice',
  'mer',
  'administration_territoriale',
  'autorites_independantes',
  'premier_ministre',
  'sante',
  'sport',
  'travail',
]

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

const creationSources = ['APP', 'API', 'IMPORT', 'ADMIN']

/** Id, name, category, whether a public canteen of the sector has a line ministry. */
const sectors: readonly (readonly [number, string, string, boolean])[] = [
  [1, 'Crèche', 'education', false],
  [2, 'Etablissements de la PJJ', 'social', true],
  [3, 'Secondaire lycée (hors agricole)', 'education', false],
  [4, 'Etablissements d’enseignement agricole', 'education', false],
  [5, 'Restaurants administratifs des collectivités territoriales', 'administration', false],
  [6, 'Restaurants d’entreprises', 'enterprise', false],
  [7, 'Restaurants inter-entreprises', 'enterprise', false],
  [8, 'Autres structures d’enseignement', 'education', false],
  [9, 'Ecole primaire (maternelle et élémentaire)', 'education', false],
  [10, 'Secondaire collège', 'education', false],
  [11, 'Hôpitaux', 'health', false],
  [12, 'Cliniques', 'health', false],
  [13, 'Autres établissements de soins', 'health', false],
  [14, 'Autres établissements sociaux et médico-sociaux', 'social', false],
  [15, 'IME / ITEP', 'social', false],
  [16, 'ESAT / Etablissements spécialisés', 'social', false],
  [17, 'EHPAD / maisons de retraite / foyers de personnes âgées', 'social', false],
  [18, 'Centre de vacances / sportif', 'leisure', false],
  [19, 'Autres établissements de loisirs', 'leisure', false],
  [20, 'Autres établissements non listés', 'autres', false],
  [21, 'Restaurants des prisons', 'administration', true],
  [22, 'Restaurants administratifs d’Etat (RA)', 'administration', true],
  [23, 'Restaurants des armées / police / gendarmerie', 'administration', true],
  [24, 'Etablissements publics d’Etat (EPA ou EPIC)', 'administration', true],
  [25, 'Supérieur et Universitaire', 'education', false],
  [26, 'Restaurants inter-administratifs d’État (RIA)', 'administration', true],
]

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
    sectors.map(([id, name, category, has_line_ministry]) => ({ id, name, category, has_line_ministry })),
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
    table.text('line_ministry').checkIn(ministries)
    table.integer('daily_meal_count').checkBetween([0, 2_147_483_647])
    table.integer('yearly_meal_count').checkBetween([0, 2_147_483_647])
    table.integer('satellite_canteens_count').checkBetween([0, 2_147_483_647])
    table.text('central_producer_siret').index()
    table.text('management_type').checkIn(['direct', 'conceded'])
    table.text('production_type').checkIn(['central', 'central_serving', 'site', 'site_cooked_elsewhere'])
    table.text('economic_model').checkIn(['public', 'private'])
    table.text('publication_status').notNullable().defaultTo('draft').checkIn(['draft', 'published'])
    table.text('creation_source').checkIn(creationSources)
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
    table.text('family').checkIn(families)
    // A JSON array of codes; null = not said, which is not the same as none.
    table.text('characteristics')
    // knex would make a `float` of a decimal here; SQLite keeps 15 digits exactly, PostgreSQL all 20.
    table.specificType('price_ht', 'numeric(20, 2)').notNullable().checkBetween([0, 1e18])
    table.text('local_definition').checkIn(['AUTOUR_SERVICE', 'DEPARTMENT', 'REGION', 'AUTRE'])
    table.text('import_source').index()
    table.text('creation_source').checkIn(creationSources)
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
