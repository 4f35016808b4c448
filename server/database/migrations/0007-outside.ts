import type { Knex } from 'knex'

const canteenColumns = [
  'epci text',
  'epci_lib text',
  'department_lib text',
  'region_lib text',
  // JSON arrays of the territorial food projects: codes, names.
  "pat_list text NOT NULL DEFAULT '[]'",
  "pat_lib_list text NOT NULL DEFAULT '[]'",
  'insee_code_attempts integer NOT NULL DEFAULT 0 CHECK (insee_code_attempts BETWEEN 0 AND 20)',
  'insee_code_attempt_date text',
  'geolocation_attempts integer NOT NULL DEFAULT 0 CHECK (geolocation_attempts BETWEEN 0 AND 20)',
  'email_no_diagnostic_first_reminder text',
]

/** Territories of canteens, reminders, jobs, and an outbox that several nodes share. */
export async function up(knex: Knex): Promise<void> {
  // Handwritten: knex would rebuild the whole table on SQLite for a check.
  for (const column of canteenColumns) await knex.raw(`ALTER TABLE canteens ADD COLUMN ${column}`)
  await knex.schema.alterTable('users', table => {
    table.boolean('opt_out_reminder_emails').notNullable().defaultTo(false)
    table.text('email_no_canteen_first_reminder')
    table.text('email_no_canteen_second_reminder')
  })
  await knex.schema.alterTable('outgoing_emails', table => {
    table.text('reply_to')
    // The node that leases the message until `next_attempt_date`.
    table.text('lease_holder')
  })
  await knex.schema.createTable('jobs', table => {
    table.increments('id')
    table.text('name').notNullable()
    table.text('creation_date').notNullable()
    table.text('due_date').notNullable()
    table.integer('attempts').notNullable().defaultTo(0)
    // The node that leases the job until the lease expires.
    table.text('lease_holder')
    table.text('lease_expiry')
    table.text('end_date')
    // Error of the last attempt; null once the job has succeeded.
    table.text('last_error')
    table.index(['end_date', 'due_date'])
  })
  // A job that waits or runs is not queued again.
  await knex.raw('CREATE UNIQUE INDEX jobs_unfinished_name ON jobs (name) WHERE end_date IS NULL')
  await knex.schema.createTable('job_schedules', table => {
    table.text('name').primary()
    // Latest occurrence of its timetable that was queued.
    table.text('last_occurrence').notNullable()
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('job_schedules')
  await knex.schema.dropTable('jobs')
  for (const column of ['reply_to', 'lease_holder']) await knex.raw(`ALTER TABLE outgoing_emails DROP COLUMN ${column}`)
  for (const column of [
    'opt_out_reminder_emails',
    'email_no_canteen_first_reminder',
    'email_no_canteen_second_reminder',
  ]) {
    await knex.raw(`ALTER TABLE users DROP COLUMN ${column}`)
  }
  for (const column of canteenColumns) await knex.raw(`ALTER TABLE canteens DROP COLUMN ${column.split(' ', 1)[0]}`)
}
