import type { Knex } from 'knex'

/** The messages that people write to the team of the service. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('inquiries', table => {
    table.increments('id')
    table.text('creation_date').notNullable().index()
    // Null for a visitor, and once the account is deleted.
    table.integer('user_id').references('users.id').onDelete('SET NULL').index()
    table.text('email').notNullable()
    // The form in which addresses are compared.
    table.text('email_key').notNullable()
    table.text('name')
    // A code of the contact form, or the words of another client.
    table.text('inquiry_type').notNullable()
    table.text('message').notNullable()
    // A JSON object.
    table.text('meta').notNullable()
    // The idempotency key of the request, if it had one, and what recognises the same request.
    table.text('submission_key').unique()
    table.text('request_digest').notNullable()
    table.index(['email_key', 'creation_date'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('inquiries')
}
