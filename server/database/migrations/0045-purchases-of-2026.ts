import type { Knex } from 'knex'

const isPostgresql = (knex: Knex): boolean => knex.client.config.client === 'pg'

const formerKinds = [
  'achats',
  'cantines',
  'cantines_admin',
  'diagnostics',
  'diagnostics_admin',
  'diagnostics_cc',
  'diagnostics_complets',
  'diagnostics_complets_cc',
]
const kinds = [...formerKinds, 'achats_2026_siret', 'achats_2026_id']

const formerDefinitions = ['AUTOUR_SERVICE', 'DEPARTMENT', 'REGION', 'AUTRE']
const definitions = [...formerDefinitions, 'PAT', 'COMMUNE', 'KM']

/** What the purchases of the formats of 2026 say besides: other meanings of “local”, and a distance in kilometres. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('purchases', table => {
    table.integer('local_definition_km')
  })
  await allow(knex, 'purchases', 'local_definition', definitions)
  await allow(knex, 'imports', 'kind', kinds, 'achats')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    UPDATE purchases
    SET characteristics = replace(replace(replace(characteristics, ',"EUROPE"', ''), '"EUROPE",', ''), '"EUROPE"', '')
    WHERE characteristics LIKE '%"EUROPE"%'`)
  await knex('purchases').whereNotIn('local_definition', formerDefinitions).update({ local_definition: 'AUTRE' })
  await knex('imports').whereNotIn('kind', formerKinds).update({ kind: 'achats' })
  await allow(knex, 'imports', 'kind', formerKinds, 'achats')
  await allow(knex, 'purchases', 'local_definition', formerDefinitions)
  await knex.raw('ALTER TABLE purchases DROP COLUMN local_definition_km')
}

/**
 * Changes the codes that a column may hold. SQLite changes no check: the column is made anew, which spares the other
 * tables that refer to its table.
 *
 * @param present a code for a column that may not be empty; the column has it until its codes are back.
 */
export async function allow(knex: Knex, table: string, column: string, codes: readonly string[], present?: string) {
  if (isPostgresql(knex)) {
    await knex.raw(`
      ALTER TABLE ${table} DROP CONSTRAINT ${table}_${column}_check,
      ADD CONSTRAINT ${table}_${column}_check CHECK (${column} IN (${codes.map(code => `'${code}'`).join(', ')}))`)
    return
  }
  const list = codes.map(code => `'${code}'`).join(', ')
  const required = present === undefined ? '' : `NOT NULL DEFAULT '${present}'`
  await knex.raw(`ALTER TABLE ${table} RENAME COLUMN ${column} TO replaced_${column}`)
  await knex.raw(`ALTER TABLE ${table} ADD COLUMN ${column} text ${required} check (\`${column}\` in (${list}))`)
  await knex.raw(`UPDATE ${table} SET ${column} = replaced_${column} WHERE replaced_${column} IS NOT NULL`)
  await knex.raw(`ALTER TABLE ${table} DROP COLUMN replaced_${column}`)
}
