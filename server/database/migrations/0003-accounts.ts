import type { Knex } from 'knex'

/** Accounts that people create: links sent by e-mail, avatars, origin of the account. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', table => {
    table.boolean('email_confirmed').notNullable().defaultTo(false)
    table.text('creation_mtm_source')
    table.text('creation_mtm_campaign')
    table.text('creation_mtm_medium')
    // JSON of an identity provider.
    table.text('mcp_organizations')
  })
  await knex.schema.createTable('account_links', table => {
    table.increments('id')
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
    table.text('purpose').notNullable().checkIn(['email-confirmation', 'password-reset'])
    table.text('hash').notNullable().unique()
    table.text('expiry_date').notNullable().index()
  })
  await knex.schema.createTable('avatars', table => {
    table.text('key').primary()
    table.integer('user_id').notNullable().unique().references('users.id').onDelete('CASCADE')
    table.text('type').notNullable().checkIn(['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
    table.binary('content').notNullable()
  })
  // Accounts find their invitations in any case.
  await knex.raw('CREATE INDEX manager_invitations_lower_email ON manager_invitations (lower(email))')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX manager_invitations_lower_email')
  await knex.schema.dropTable('avatars')
  await knex.schema.dropTable('account_links')
  await knex.schema.alterTable('users', table => {
    table.dropColumns(
      'email_confirmed',
      'creation_mtm_source',
      'creation_mtm_campaign',
      'creation_mtm_medium',
      'mcp_organizations',
    )
  })
}
