import type { Knex } from 'knex'

const day = 86_400_000

/** Addresses that replace another one once confirmed, and sessions that end when they are idle. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('users', table => {
    table.text('pending_email')
    // Expiry of its last confirmation link.
    table.text('pending_email_expiry_date')
  })
  await knex.schema.alterTable('sessions', table => {
    // The end of a session however much it is used. Nodes of the earlier version only use the expiry date.
    table.text('end_date').notNullable().defaultTo('9999-12-31T23:59:59.999Z')
  })
  const idle = new Date(Date.now() + 90 * day).toISOString()
  await knex('sessions').update({ end_date: knex.ref('expiry_date') })
  await knex('sessions').where('expiry_date', '>', idle).update({ expiry_date: idle })
}

export async function down(knex: Knex): Promise<void> {
  await knex('sessions')
    .where('end_date', '<', '9999')
    .update({ expiry_date: knex.ref('end_date') })
  await knex.schema.alterTable('sessions', table => table.dropColumns('end_date'))
  await knex.schema.alterTable('users', table => table.dropColumns('pending_email', 'pending_email_expiry_date'))
}
