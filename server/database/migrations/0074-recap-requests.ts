import type { Knex } from 'knex'

/** What managers ask of suppliers and contractors by a link, what comes, and who wants no such message. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('recap_requests', table => {
    table.increments('id')
    // Null once the account is deleted.
    table.integer('user_id').references('users.id').onDelete('SET NULL').index()
    table.text('kind').notNullable().checkIn(['supplier', 'contractor'])
    table.text('provider').notNullable()
    table.text('email').notNullable()
    // Of the mailbox that the address leads to.
    table.text('mailbox_hash').notNullable().index()
    // Days, YYYY-MM-DD, of one calendar year.
    table.text('first_day').notNullable()
    table.text('last_day').notNullable()
    table.text('note')
    table.text('deadline')
    table.integer('reminder_days')
    table.text('state').notNullable().checkIn(['sent', 'received', 'declined', 'closed', 'stored'])
    table.text('creation_date').notNullable()
    // Of the last message, and how many left.
    table.text('message_date').notNullable()
    table.integer('message_count').notNullable()
    // Null when no reminder leaves by itself.
    table.text('next_reminder_date').index()
    // Of the last act of anybody.
    table.text('last_date').notNullable()
    // Of the last file that came; null before one came, as the three that follow.
    table.text('reception_date')
    table.text('file_name')
    table.integer('row_count')
    // SHA-256 of its rows as they are given to the managers.
    table.text('file_digest').index()
    table.integer('file_count').notNullable().defaultTo(0)
    table.text('decline_date')
    table.text('decline_reason')
    // By which anybody with the proof of the request checks it.
    table.text('proof_code').notNullable().unique()
    table.integer('import_id').references('imports.id').onDelete('SET NULL').index()
  })
  await knex.schema.createTable('recap_request_canteens', table => {
    table.integer('request_id').notNullable().references('recap_requests.id').onDelete('CASCADE')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE').index()
    // What the file says of the canteen; null before one came. Amounts are texts with two decimals.
    table.integer('row_count')
    table.text('price_ht')
    table.text('labelled_ht')
    table.primary(['request_id', 'canteen_id'])
  })
  await knex.schema.createTable('recap_request_files', table => {
    table.integer('request_id').primary().references('recap_requests.id').onDelete('CASCADE')
    table.binary('content').notNullable()
  })
  // What happened, in order: what a proof tells.
  await knex.schema.createTable('recap_request_events', table => {
    table.increments('id')
    table.integer('request_id').notNullable().references('recap_requests.id').onDelete('CASCADE').index()
    table.text('date').notNullable()
    table
      .text('kind')
      .notNullable()
      .checkIn(['asked', 'reminded', 'received', 'declined', 'stopped', 'closed', 'stored', 'undone'])
    // Of a file that came; null otherwise, as the two that follow.
    table.text('file_name')
    table.integer('row_count')
    table.text('file_digest')
    // Of a no.
    table.text('reason')
  })
  // The proofs that were given out.
  await knex.schema.createTable('recap_request_proofs', table => {
    table.integer('request_id').notNullable().references('recap_requests.id').onDelete('CASCADE')
    table.text('sha256').notNullable()
    table.primary(['request_id', 'sha256'])
  })
  await knex.schema.createTable('stopped_mailboxes', table => {
    table.text('mailbox_hash').primary()
    table.text('date').notNullable()
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('stopped_mailboxes')
  await knex.schema.dropTable('recap_request_proofs')
  await knex.schema.dropTable('recap_request_events')
  await knex.schema.dropTable('recap_request_files')
  await knex.schema.dropTable('recap_request_canteens')
  await knex.schema.dropTable('recap_requests')
}
