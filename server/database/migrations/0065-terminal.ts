import type { Knex } from 'knex'

const isPostgresql = (knex: Knex): boolean => knex.client.config.client === 'pg'

/** The terminal is an application that nobody registered; what it is given names its machine, and ends. */
export async function up(knex: Knex): Promise<void> {
  await makeOwnerOptional(knex)
  await knex.schema.alterTable('oauth_grants', table => {
    // As the machine calls itself.
    table.text('device_name')
    // Null: it lasts until it is revoked. Not `expiry_date`, which nodes of the version before read of the artifacts joined to it.
    table.text('end_date').index()
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex('oauth_applications').whereNull('user_id').delete()
  await knex.schema.alterTable('oauth_grants', table => {
    table.dropIndex('end_date')
    table.dropColumns('device_name', 'end_date')
  })
  if (isPostgresql(knex)) await knex.raw('ALTER TABLE oauth_applications ALTER COLUMN user_id SET NOT NULL')
  else await makeTablesAnew(knex, true)
}

async function makeOwnerOptional(knex: Knex): Promise<void> {
  if (isPostgresql(knex)) await knex.raw('ALTER TABLE oauth_applications ALTER COLUMN user_id DROP NOT NULL')
  else await makeTablesAnew(knex, false)
}

const entities = ['canteens', 'diagnostics', 'purchases', 'wasteMeasurements']

/** The tables that hang on that of applications, which come before it: dropping it would empty them. */
const tables = ['application_creations', 'oauth_artifacts', 'oauth_grants', 'oauth_applications']

/** SQLite changes no constraint: the tables are made anew. */
async function makeTablesAnew(knex: Knex, hasOwner: boolean): Promise<void> {
  const [last] = await knex.raw("SELECT seq FROM sqlite_sequence WHERE name = 'oauth_applications'")
  for (const name of tables) {
    await knex.raw(`CREATE TABLE former_${name} AS SELECT * FROM ${name}`)
    await knex.schema.dropTable(name)
  }
  await createTables(knex, hasOwner)
  for (const name of tables.toReversed()) {
    await knex.raw(`INSERT INTO ${name} SELECT * FROM former_${name}`)
    await knex.schema.dropTable(`former_${name}`)
  }
  // The number of a deleted application is not given to another.
  await knex.raw("DELETE FROM sqlite_sequence WHERE name = 'oauth_applications'")
  if (last) await knex.raw("INSERT INTO sqlite_sequence (name, seq) VALUES ('oauth_applications', ?)", [last.seq])
}

async function createTables(knex: Knex, hasOwner: boolean): Promise<void> {
  await knex.schema.createTable('oauth_applications', table => {
    table.increments('id')
    const owner = table.integer('user_id').references('users.id').onDelete('CASCADE').index()
    if (hasOwner) owner.notNullable()
    table.text('client_id').notNullable().unique()
    table.text('name').notNullable().checkLength('>', 0)
    table.text('secret_hash')
    table.text('redirect_uris').notNullable()
    table.text('creation_date').notNullable()
  })
  await knex.schema.createTable('oauth_grants', table => {
    table.text('id').primary()
    table.integer('application_id').notNullable().references('oauth_applications.id').onDelete('CASCADE').index()
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
    table.text('scopes').notNullable()
    table.text('creation_date').notNullable()
    table.text('last_use_date')
  })
  await knex.schema.createTable('oauth_artifacts', table => {
    table.text('model').notNullable()
    table.text('key').notNullable()
    table.text('grant_id').references('oauth_grants.id').onDelete('CASCADE').index()
    table.text('uid').index()
    table.text('content').notNullable()
    table.text('consumption_date')
    table.text('expiry_date').notNullable().index()
    table.primary(['model', 'key'])
  })
  await knex.schema.createTable('application_creations', table => {
    table.integer('application_id').notNullable().references('oauth_applications.id').onDelete('CASCADE')
    table.text('entity').notNullable().checkIn(entities)
    table.integer('entity_id').notNullable()
    table.primary(['application_id', 'entity', 'entity_id'])
  })
}
