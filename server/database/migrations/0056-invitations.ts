import type { Knex } from 'knex'

/** The address to which an elected official invites, of a canteen without manager; null for a message to its managers. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE canteen_messages ADD COLUMN recipient_email text')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE canteen_messages DROP COLUMN recipient_email')
}
