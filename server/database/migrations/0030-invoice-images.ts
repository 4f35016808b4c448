import type { Knex } from 'knex'

const isPostgresql = (knex: Knex): boolean => knex.client.config.client === 'pg'

const before = ['application/pdf', 'image/jpeg', 'image/png']
const after = [...before, 'image/gif', 'image/webp']

/** Invoices may be GIF and WebP images as well. */
export async function up(knex: Knex): Promise<void> {
  await allowTypes(knex, after)
}

export async function down(knex: Knex): Promise<void> {
  await knex('invoices').whereNotIn('type', before).delete()
  await allowTypes(knex, before)
}

/** SQLite changes no check: the table is made anew. */
async function allowTypes(knex: Knex, types: readonly string[]): Promise<void> {
  if (isPostgresql(knex)) {
    await knex.raw(`
      ALTER TABLE invoices DROP CONSTRAINT invoices_type_check,
      ADD CONSTRAINT invoices_type_check CHECK (type IN (${types.map(type => `'${type}'`).join(', ')}))`)
    return
  }
  await knex.raw('DROP INDEX invoices_purchase_id_unique')
  await knex.raw('ALTER TABLE invoices RENAME TO former_invoices')
  await knex.schema.createTable('invoices', table => {
    table.increments('id')
    table.integer('purchase_id').notNullable().unique().references('purchases.id').onDelete('CASCADE')
    table
      .text('type')
      .notNullable()
      .checkIn([...types])
    table.integer('size').notNullable()
    table.binary('content').notNullable()
    table.text('creation_date').notNullable()
  })
  const columns = 'id, purchase_id, type, size, content, creation_date'
  await knex.raw(`INSERT INTO invoices (${columns}) SELECT ${columns} FROM former_invoices`)
  await knex.raw('DROP TABLE former_invoices')
}
