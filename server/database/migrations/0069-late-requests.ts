import type { Knex } from 'knex'

const kindsBefore = [
  'elected-official',
  'staff-added',
  'staff-removed',
  'blocked',
  'unblocked',
  'manager-placed',
  'late-opened',
  'late-closed',
  'campaign-announced',
  'campaign-changed',
  'campaign-withdrawn',
]
const refusal = 'late-refused'

/** What managers ask of the team: to declare or correct a year outside of its campaign. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('late_requests', table => {
    table.increments('id')
    table.integer('canteen_id').notNullable().references('canteens.id').onDelete('CASCADE')
    // Civil year of the purchases.
    table.integer('year').notNullable()
    // Null once the account is deleted.
    table.integer('user_id').references('users.id').onDelete('SET NULL').index()
    table.text('reason').notNullable()
    table.text('creation_date').notNullable()
    // The three that follow are null while it awaits an answer.
    table.text('answer').checkIn(['opened', 'refused', 'withdrawn'])
    table.text('answer_date')
    table.text('answer_reason')
    // A day in Paris; null unless the year was opened.
    table.text('end_day')
    table.index(['canteen_id', 'year'])
  })
  // One request of a year at a time.
  await knex.raw('CREATE UNIQUE INDEX late_requests_waiting ON late_requests (canteen_id, year) WHERE answer IS NULL')
  await allowKinds(knex, [...kindsBefore, refusal])
}

export async function down(knex: Knex): Promise<void> {
  await knex('staff_acts').where({ kind: refusal }).delete()
  await allowKinds(knex, kindsBefore)
  await knex.schema.dropTable('late_requests')
}

/** SQLite changes no check: the table is made anew. */
async function allowKinds(knex: Knex, kinds: readonly string[]): Promise<void> {
  if (knex.client.config.client === 'pg') {
    await knex.raw(`
      ALTER TABLE staff_acts DROP CONSTRAINT staff_acts_kind_check,
      ADD CONSTRAINT staff_acts_kind_check CHECK (kind IN (${kinds.map(kind => `'${kind}'`).join(', ')}))`)
    return
  }
  for (const column of ['date', 'actor_id', 'user_id', 'canteen_id']) {
    await knex.raw(`DROP INDEX staff_acts_${column}_index`)
  }
  const [last] = await knex.raw("SELECT seq FROM sqlite_sequence WHERE name = 'staff_acts'")
  await knex.raw('ALTER TABLE staff_acts RENAME TO former_staff_acts')
  await knex.schema.createTable('staff_acts', table => {
    table.increments('id')
    table.text('date').notNullable().index()
    table.integer('actor_id').references('users.id').onDelete('SET NULL').index()
    table
      .text('kind')
      .notNullable()
      .checkIn([...kinds])
    table.integer('user_id').references('users.id').onDelete('SET NULL').index()
    table.integer('canteen_id').references('canteens.id').onDelete('SET NULL').index()
    table.text('reason').notNullable()
    table.text('details').notNullable()
  })
  await knex.raw('INSERT INTO staff_acts SELECT * FROM former_staff_acts')
  await knex.raw('DROP TABLE former_staff_acts')
  // The number of a forgotten act is not given to another.
  await knex.raw("DELETE FROM sqlite_sequence WHERE name = 'staff_acts'")
  if (last) await knex.raw("INSERT INTO sqlite_sequence (name, seq) VALUES ('staff_acts', ?)", [last.seq])
}
