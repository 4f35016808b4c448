import type { Knex } from 'knex'

/** All scopes of this version. Later scopes are not given to existing tokens. */
const scopes = [
  'user:read',
  'canteen:read',
  'canteen:write',
  'purchase:read',
  'purchase:write',
  'diagnostic:read',
  'diagnostic:write',
  'import:write',
]

const year = 365 * 86_400_000

export async function up(knex: Knex): Promise<void> {
  // The defaults open nothing: no scope, an expiry in the past.
  await knex.schema.alterTable('access_tokens', table => {
    table.text('scopes').notNullable().defaultTo('[]')
    // A limited token stays limited when all its canteens are deleted.
    table.boolean('limited').notNullable().defaultTo(false)
    table.text('expiry_date').notNullable().defaultTo('1970-01-01T00:00:00.000Z')
    table.text('revocation_date')
  })
  // Existing tokens had all the rights of their owner, without an end.
  await knex('access_tokens').update({
    scopes: JSON.stringify(scopes),
    expiry_date: new Date(Date.now() + year).toISOString(),
  })
  await knex.schema.createTable('access_token_canteens', table => {
    table.integer('token_id').notNullable().references('access_tokens.id').onDelete('CASCADE')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE').index()
    table.primary(['token_id', 'canteen_id'])
  })
  await knex.schema.createTable('oauth_applications', table => {
    table.increments('id')
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
    table.text('client_id').notNullable().unique()
    table.text('name').notNullable().checkLength('>', 0)
    // Null: it cannot keep a secret.
    table.text('secret_hash')
    table.text('redirect_uris').notNullable()
    table.text('creation_date').notNullable()
  })
  // Grants of users to applications; deleting one deletes its code and tokens.
  await knex.schema.createTable('oauth_grants', table => {
    table.text('id').primary()
    table.integer('application_id').notNullable().references('oauth_applications.id').onDelete('CASCADE').index()
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
    table.text('scopes').notNullable()
    table.text('creation_date').notNullable()
    table.text('last_use_date')
  })
  // Codes, tokens and requests in progress. Only hashes of secrets are stored.
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
  await knex.schema.createTable('oauth_keys', table => {
    table.text('name').primary()
    table.text('content').notNullable()
    table.text('creation_date').notNullable()
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const name of ['oauth_keys', 'oauth_artifacts', 'oauth_grants', 'oauth_applications', 'access_token_canteens']) {
    await knex.schema.dropTable(name)
  }
  await knex.schema.alterTable('access_tokens', table => {
    table.dropColumns('scopes', 'limited', 'expiry_date', 'revocation_date')
  })
}
