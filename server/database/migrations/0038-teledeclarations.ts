import type { Knex } from 'knex'

const euros = [
  'value_total_ht',
  'value_bio_ht_agg',
  'value_sustainable_ht_agg',
  'value_externality_performance_ht_agg',
  'value_egalim_others_ht_agg',
]

/**
 * What was declared: a row a version, with its frozen data, their digest and the code of its proof. Amounts are whole
 * euros.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('teledeclarations', table => {
    table.increments('id')
    table.integer('canteen_id').references('canteens.id').onDelete('SET NULL')
    table.integer('diagnostic_id').references('diagnostics.id').onDelete('SET NULL').index()
    table.integer('applicant_id').references('users.id').onDelete('SET NULL').index()
    table.integer('year').notNullable()
    table.integer('version').notNullable().checkPositive()
    table.text('status').notNullable().checkIn(['SUBMITTED', 'CANCELLED'])
    table
      .text('teledeclaration_mode')
      .notNullable()
      .checkIn(['SATELLITE_WITHOUT_APPRO', 'CENTRAL_ALL', 'CENTRAL_APPRO', 'SITE'])
    table.text('declared_data').notNullable()
    table.text('digest').notNullable().checkLength('=', 64)
    table.text('proof_code').notNullable().unique()
    table.text('canteen_siret')
    table.text('canteen_siren_unite_legale')
    for (const column of euros) table.bigInteger(column)
    table.integer('yearly_meal_count')
    table.double('meal_price')
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
    table.unique(['canteen_id', 'year', 'version'])
  })
  // The files that were given out, so that a changed one is recognised.
  await knex.schema.createTable('proof_files', table => {
    table.integer('teledeclaration_id').notNullable().references('teledeclarations.id').onDelete('CASCADE')
    table.text('sha256').notNullable().checkLength('=', 64)
    table.primary(['teledeclaration_id', 'sha256'])
  })
  await knex.raw(`CREATE UNIQUE INDEX teledeclarations_in_force ON teledeclarations (canteen_id, year)
    WHERE status = 'SUBMITTED'`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('proof_files')
  await knex.schema.dropTable('teledeclarations')
}
