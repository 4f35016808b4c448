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
]
const kindsOfCampaigns = ['campaign-announced', 'campaign-changed', 'campaign-withdrawn']

/** The campaigns that the ministry announced, each year for the year before. That of 2025 was prolonged. */
const announced: readonly (readonly [number, string, string, string | null, string | null])[] = [
  [2021, '2022-07-16', '2022-12-04', null, null],
  [2022, '2023-02-12', '2023-06-30', null, null],
  [2023, '2024-01-08', '2024-06-11', '2024-06-03', '2024-06-12'],
  [2024, '2025-01-07', '2025-04-06', '2025-04-16', '2025-04-30'],
  [2025, '2026-01-12', '2026-04-15', '2026-04-16', '2026-04-29'],
]

/** The dates of the campaigns, which the team sets, and its acts on them. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('campaigns', table => {
    // Civil year of the purchases.
    table.integer('year').primary()
    // Days in Paris, YYYY-MM-DD, all included.
    table.text('declaration_start').notNullable()
    table.text('declaration_end').notNullable()
    table.text('correction_start')
    table.text('correction_end')
  })
  await knex('campaigns').insert(
    announced.map(([year, declarationStart, declarationEnd, correctionStart, correctionEnd]) => ({
      year,
      declaration_start: declarationStart,
      declaration_end: declarationEnd,
      correction_start: correctionStart,
      correction_end: correctionEnd,
    })),
  )
  await allowKinds(knex, [...kindsBefore, ...kindsOfCampaigns])
}

export async function down(knex: Knex): Promise<void> {
  await knex('staff_acts').whereIn('kind', kindsOfCampaigns).delete()
  await allowKinds(knex, kindsBefore)
  await knex.schema.dropTable('campaigns')
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
