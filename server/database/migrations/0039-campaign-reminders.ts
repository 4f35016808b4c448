import type { Knex } from 'knex'

const emailColumns = [
  // Whose reminder it is; null for other messages.
  'reminder_user_id integer REFERENCES users (id) ON DELETE CASCADE',
  // The address of `List-Unsubscribe`.
  'one_click_address text',
  // It does not leave later.
  'expiry_date text',
  // How often a node took it to send it.
  'leases integer NOT NULL DEFAULT 0',
]

/** The reminders of campaigns: which were written, how they leave, and who wants the essential ones only. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', table => {
    table.boolean('essential_reminders_only').notNullable().defaultTo(false)
  })
  // Handwritten: knex would rebuild the whole table on SQLite for a reference.
  for (const column of emailColumns) await knex.raw(`ALTER TABLE outgoing_emails ADD COLUMN ${column}`)
  await knex.raw(`CREATE INDEX outgoing_emails_reminder_user ON outgoing_emails (reminder_user_id)
    WHERE reminder_user_id IS NOT NULL`)
  // Other messages do not wait behind the reminders of everybody.
  for (const [name, condition] of Object.entries({ reminders: 'IS NOT NULL', others: 'IS NULL' })) {
    await knex.raw(`CREATE INDEX outgoing_emails_due_${name} ON outgoing_emails (next_attempt_date)
      WHERE sent_date IS NULL AND reminder_user_id ${condition}`)
  }
  // One of each kind for a person and a campaign.
  await knex.schema.createTable('campaign_reminders', table => {
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
    table.integer('year').notNullable()
    table.text('kind').notNullable().checkIn(['opening', 'missing', 'last-days', 'correction'])
    table.text('date').notNullable()
    table.integer('email_id').references('outgoing_emails.id').onDelete('SET NULL').index()
    table.primary(['user_id', 'year', 'kind'])
  })
  // When its applicant was sent a confirmation.
  await knex.raw('ALTER TABLE teledeclarations ADD COLUMN confirmation_date text')
  await knex.raw(`CREATE INDEX teledeclarations_unconfirmed ON teledeclarations (creation_date)
    WHERE confirmation_date IS NULL`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX teledeclarations_unconfirmed')
  await knex.raw('ALTER TABLE teledeclarations DROP COLUMN confirmation_date')
  await knex.schema.dropTable('campaign_reminders')
  for (const name of ['due_others', 'due_reminders', 'reminder_user']) {
    await knex.raw(`DROP INDEX outgoing_emails_${name}`)
  }
  for (const column of emailColumns.toReversed()) {
    await knex.raw(`ALTER TABLE outgoing_emails DROP COLUMN ${column.split(' ', 1)[0]}`)
  }
  await knex.raw('ALTER TABLE users DROP COLUMN essential_reminders_only')
}
