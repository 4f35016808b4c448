import type { Knex } from 'knex'

const entities = ['canteens', 'diagnostics', 'purchases', 'wasteMeasurements']

/** What each application created, which outlasts the history; the history tells that of former rows. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('application_creations', table => {
    table.integer('application_id').notNullable().references('oauth_applications.id').onDelete('CASCADE')
    table.text('entity').notNullable().checkIn(entities)
    table.integer('entity_id').notNullable()
    table.primary(['application_id', 'entity', 'entity_id'])
  })
  const names = entities.map(name => `'${name}'`).join(', ')
  await knex.raw(`
    INSERT INTO application_creations (application_id, entity, entity_id)
    SELECT DISTINCT oauth_applications.id, entity, entity_id FROM history
    LEFT JOIN imports ON history.through = 'import' AND imports.id = history.through_id
      AND imports.through = 'application'
    JOIN oauth_applications ON oauth_applications.id =
      CASE history.through WHEN 'application' THEN history.through_id ELSE imports.through_id END
    WHERE history.before IS NULL AND history.after IS NOT NULL AND entity IN (${names})`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('application_creations')
}
