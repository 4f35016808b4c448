import type { Knex } from 'knex'

const isPostgresql = (knex: Knex): boolean => knex.client.config.client === 'pg'

/**
 * The journal and the stored answers get their canteens, which decide who may read them. Existing imports get the
 * canteens of their rows and of the history; stored answers of dry runs, whose canteens are unknown, are deleted. On
 * PostgreSQL, the removal of a canteen always finds its purchases by an index: the generic plan of triggers scanned the
 * whole table.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('import_canteens', table => {
    table.integer('import_id').notNullable().references('imports.id').onDelete('CASCADE')
    // No foreign key: the record stays when a canteen is removed.
    table.integer('canteen_id').notNullable()
    table.primary(['import_id', 'canteen_id'])
  })
  const number = (json: string, key: string) =>
    isPostgresql(knex) ? `(${json}::json ->> '${key}')::integer` : `${json} ->> '${key}'`
  const ofDiagnostic = `coalesce(
    diagnostics.canteen_id, ${number('history.after', 'canteenId')}, ${number('history.before', 'canteenId')})`
  const ofImports = `history JOIN imports ON imports.id = history.through_id AND history.through = 'import'`
  await knex.raw(`
    INSERT INTO import_canteens (import_id, canteen_id)
    SELECT import_id, canteen_id FROM purchases WHERE import_id IS NOT NULL
    UNION
    SELECT imports.id, history.entity_id FROM ${ofImports} WHERE history.entity = 'canteens'
    UNION
    SELECT imports.id, ${ofDiagnostic} FROM ${ofImports} LEFT JOIN diagnostics ON diagnostics.id = history.entity_id
    WHERE history.entity = 'diagnostics' AND ${ofDiagnostic} IS NOT NULL`)

  // A JSON array; null until the answer is stored.
  await knex.raw('ALTER TABLE idempotency_keys ADD COLUMN canteen_ids text')
  const importId = number('answer', 'importId')
  await knex.raw(`DELETE FROM idempotency_keys WHERE answer IS NOT NULL AND ${importId} IS NULL`)
  const list = isPostgresql(knex) ? 'CAST(json_agg(canteen_id) AS text)' : 'json_group_array(canteen_id)'
  await knex.raw(`
    UPDATE idempotency_keys
    SET canteen_ids = coalesce((SELECT ${list} FROM import_canteens WHERE import_id = ${importId}), '[]')
    WHERE answer IS NOT NULL`)
  if (isPostgresql(knex)) for (const name of looks) await knex.raw(`ALTER FUNCTION ${name}() SET enable_seqscan = off`)
}

export async function down(knex: Knex): Promise<void> {
  if (isPostgresql(knex)) for (const name of looks) await knex.raw(`ALTER FUNCTION ${name}() RESET enable_seqscan`)
  await knex.raw('ALTER TABLE idempotency_keys DROP COLUMN canteen_ids')
  await knex.schema.dropTable('import_canteens')
}

const looks = ['canteens_stay_for_purchases', 'imports_stay_for_purchases']
