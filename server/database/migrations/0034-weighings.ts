import type { Knex } from 'knex'

const isPostgresql = (knex: Knex): boolean => knex.client.config.client === 'pg'

const before = ['session', 'token', 'application', 'import', 'job']
const after = [...before, 'kitchen']

/** What teams weigh of their waste, the links by which a kitchen does so without an account, and its changes. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('weighing_links', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE').index()
    table.integer('user_id').references('users.id').onDelete('SET NULL').index()
    table.text('code_hash').notNullable().unique()
    table.text('period_start_date').notNullable()
    table.text('period_end_date').notNullable()
    table.text('creation_date').notNullable()
    table.text('end_date')
  })
  await knex.schema.createTable('weighings', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    table.text('uuid').notNullable()
    table.integer('revision').notNullable().checkPositive()
    table.text('day').notNullable()
    table.text('source').notNullable().checkIn(['preparation', 'unserved', 'leftovers'])
    table.integer('grams').notNullable().checkBetween([1, 999_999])
    table.text('edible').notNullable().checkIn(['yes', 'no', 'unknown'])
    table.integer('user_id').references('users.id').onDelete('SET NULL').index()
    table.integer('link_id').references('weighing_links.id').onDelete('CASCADE').index()
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
    table.text('deletion_date')
    table.unique(['canteen_id', 'uuid'])
    table.index(['canteen_id', 'day'])
  })
  await allowOrigins(knex, after)
}

export async function down(knex: Knex): Promise<void> {
  await knex('history').whereNotIn('through', before).delete()
  await allowOrigins(knex, before)
  await knex.schema.dropTable('weighings')
  await knex.schema.dropTable('weighing_links')
}

/** SQLite changes no check: the table is made anew. */
async function allowOrigins(knex: Knex, origins: readonly string[]): Promise<void> {
  if (isPostgresql(knex)) {
    await knex.raw(`
      ALTER TABLE history DROP CONSTRAINT history_through_check,
      ADD CONSTRAINT history_through_check CHECK (through IN (${origins.map(origin => `'${origin}'`).join(', ')}))`)
    return
  }
  for (const columns of ['user_id', 'entity_entity_id', 'through_through_id']) {
    await knex.raw(`DROP INDEX history_${columns}_index`)
  }
  await knex.raw('ALTER TABLE history RENAME TO former_history')
  await knex.schema.createTable('history', table => {
    table.increments('id')
    table.text('date').notNullable()
    table.integer('user_id').references('users.id').onDelete('SET NULL').index()
    table
      .text('through')
      .notNullable()
      .checkIn([...origins])
    table.integer('through_id')
    table.text('entity').notNullable()
    table.integer('entity_id').notNullable()
    table.text('before')
    table.text('after')
    table.index(['entity', 'entity_id'])
    table.index(['through', 'through_id'])
  })
  const columns = 'id, date, user_id, through, through_id, entity, entity_id, before, after'
  await knex.raw(`INSERT INTO history (${columns}) SELECT ${columns} FROM former_history`)
  await knex.raw('DROP TABLE former_history')
}
