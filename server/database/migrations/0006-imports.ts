import type { Knex } from 'knex'

const kinds = [
  'achats',
  'cantines',
  'cantines_admin',
  'diagnostics',
  'diagnostics_admin',
  'diagnostics_cc',
  'diagnostics_complets',
  'diagnostics_complets_cc',
]

/** The journal of imports, their plans, the answers stored under keys, and the link from rows to their import. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('imports', table => {
    table.increments('id')
    table.integer('user_id').references('users.id').onDelete('SET NULL')
    table.text('through').notNullable().checkIn(['session', 'token', 'application'])
    table.integer('through_id')
    table.text('kind').notNullable().checkIn(kinds)
    table.text('file_name')
    table.integer('file_size').notNullable()
    table.text('md5').index()
    table.text('sha256')
    table.text('date').notNullable()
    table.text('status').notNullable().checkIn(['done', 'refused', 'undone'])
    for (const count of ['row_count', 'created', 'updated', 'unchanged', 'error_count', 'warning_count']) {
      table.integer(count).notNullable().defaultTo(0)
    }
    // JSON: the verdict on the file, with its first errors only.
    table.text('report').notNullable()
    table.text('undo_date')
    table.integer('undo_user_id').references('users.id').onDelete('SET NULL')
    table.text('undo_report')
    table.index(['user_id', 'id'])
  })
  await knex.schema.createTable('import_plans', table => {
    table.text('id').primary()
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE').index()
    table.text('endpoint').notNullable()
    table.text('sha256').notNullable()
    table.text('similar')
    // Digest of all that the import would do.
    table.text('outcome').notNullable()
    table.text('expiry_date').notNullable().index()
    table.integer('import_id').references('imports.id').onDelete('CASCADE')
  })
  await knex.schema.createTable('idempotency_keys', table => {
    table.integer('user_id').notNullable().references('users.id').onDelete('CASCADE')
    table.text('endpoint').notNullable()
    table.text('key').notNullable()
    // The owner of the key and the end of its lease.
    table.text('owner').notNullable()
    table.text('lease_date').notNullable()
    // Both are null until the answer is stored.
    table.text('request_digest')
    table.text('answer')
    table.text('expiry_date').notNullable().index()
    table.primary(['user_id', 'endpoint', 'key'])
    table.check('(request_digest IS NULL) = (answer IS NULL)')
  })
  for (const column of [
    'purchases ADD COLUMN import_id integer REFERENCES imports (id)',
    'purchases ADD COLUMN import_row integer',
    'purchases ADD COLUMN fingerprint bigint',
    'outgoing_emails ADD COLUMN import_id integer REFERENCES imports (id)',
  ]) {
    await knex.raw(`ALTER TABLE ${column}`)
  }
  await knex.raw('CREATE INDEX purchases_import_id ON purchases (import_id)')
  // Only purchases older than the journal are found by the digest of their file.
  await knex.raw('DROP INDEX purchases_import_source_index')
  await knex.raw('CREATE INDEX purchases_import_source ON purchases (import_source) WHERE import_id IS NULL')
  await knex.raw('CREATE INDEX purchases_fingerprint ON purchases (canteen_id, fingerprint)')
  await knex.raw('CREATE INDEX outgoing_emails_import_id ON outgoing_emails (import_id) WHERE import_id IS NOT NULL')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('DROP INDEX outgoing_emails_import_id')
  await knex.raw('DROP INDEX purchases_fingerprint')
  await knex.raw('DROP INDEX purchases_import_source')
  await knex.raw('CREATE INDEX purchases_import_source_index ON purchases (import_source)')
  await knex.raw('DROP INDEX purchases_import_id')
  await knex.schema.alterTable('outgoing_emails', table => table.dropColumn('import_id'))
  await knex.schema.alterTable('purchases', table => table.dropColumns('import_id', 'import_row', 'fingerprint'))
  for (const name of ['idempotency_keys', 'import_plans', 'imports']) await knex.schema.dropTable(name)
}
