import type { Knex } from 'knex'

/** Where the coordinates of canteens come from, and the messages that people write to their managers. */
export async function up(knex: Knex): Promise<void> {
  // As knex writes checks, on either database.
  const quote = knex.client.config.client === 'pg' ? '"' : '`'
  for (const column of [
    // The SIRET and the INSEE code that the coordinates were looked for with: others make them worthless.
    'coordinates_of text',
    // The register knows the address, the list of communes the middle of a town.
    `coordinates_source text check (${quote}coordinates_source${quote} in ('register', 'town'))`,
    'coordinates_date text',
  ]) {
    await knex.raw(`ALTER TABLE canteens ADD COLUMN ${column}`)
  }
  await knex.schema.createTable('canteen_messages', table => {
    table.increments('id')
    table.text('creation_date').notNullable().index()
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE').index()
    table.text('sender_email').notNullable()
    // The form in which addresses are compared.
    table.text('sender_email_key').notNullable()
    table.text('sender_name')
    table.text('body').notNullable()
    // Nothing leaves before the team has read it.
    table.text('status').notNullable().checkIn(['pending', 'sent', 'blocked'])
    table.text('decision_date')
    // The hash of the secret of the link by which the team decides.
    table.text('decision_hash').notNullable().unique()
    // The idempotency key of the request, if it had one, and what recognises the same request.
    table.text('submission_key').unique()
    table.text('request_digest').notNullable()
    table.index(['sender_email_key', 'creation_date'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('canteen_messages')
  for (const column of ['coordinates_date', 'coordinates_source', 'coordinates_of']) {
    await knex.raw(`ALTER TABLE canteens DROP COLUMN ${column}`)
  }
}
