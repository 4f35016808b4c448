import type { Knex } from 'knex'

/** The issues of the newsletter, and to whom each was sent. */
export async function up(knex: Knex): Promise<void> {
  // The smallest leaves first.
  await knex.raw('ALTER TABLE outgoing_emails ADD COLUMN priority integer NOT NULL DEFAULT 0')
  // No message is looked for among those of a mailing.
  await knex.raw('DROP INDEX outgoing_emails_due_others')
  await knex.raw(`CREATE INDEX outgoing_emails_due_others ON outgoing_emails (priority, next_attempt_date)
    WHERE sent_date IS NULL AND reminder_user_id IS NULL`)
  await knex.schema.createTable('newsletter_issues', table => {
    table.increments('id')
    table.text('subject').notNullable()
    table.text('preheader').notNullable()
    // In Markdown.
    table.text('body').notNullable()
    table.text('state').notNullable().checkIn(['DRAFT', 'SENDING', 'PAUSED', 'SENT'])
    table.integer('author_id').references('users.id').onDelete('SET NULL').index()
    table.boolean('through_provider').notNullable()
    // When it was sent: who confirmed their subscription later does not get it.
    table.text('start_date')
    table.text('end_date')
    // The last subscription whose message was made.
    table.integer('last_subscription_id').notNullable()
    // How many subscribed when it was sent.
    table.integer('recipient_count')
    // Known here once the deliveries are forgotten.
    table.integer('made_count')
    table.integer('sent_count')
    table.integer('failed_count')
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
  })
  // One message an issue and a subscription, whatever the node that makes it.
  await knex.schema.createTable('newsletter_deliveries', table => {
    table.increments('id')
    table.integer('issue_id').notNullable().references('newsletter_issues.id').onDelete('CASCADE')
    // Null once they have left.
    table.integer('subscription_id').references('newsletter_subscriptions.id').onDelete('SET NULL').index()
    table.integer('email_id').references('outgoing_emails.id').onDelete('SET NULL').index()
    table.text('creation_date').notNullable()
    table.unique(['issue_id', 'subscription_id'])
  })
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['newsletter_deliveries', 'newsletter_issues']) await knex.schema.dropTable(table)
  await knex.raw('DROP INDEX outgoing_emails_due_others')
  await knex.raw(`CREATE INDEX outgoing_emails_due_others ON outgoing_emails (next_attempt_date)
    WHERE sent_date IS NULL AND reminder_user_id IS NULL`)
  await knex.raw('ALTER TABLE outgoing_emails DROP COLUMN priority')
}
