import type { Knex } from 'knex'

/** Links that show a text before its publication, notices of the site, and what searches of the writing room look in. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('text_previews', table => {
    table.text('hash').primary()
    table.text('kind').notNullable()
    table.integer('text_id').notNullable()
    table.text('expiry_date').notNullable()
  })
  await knex.schema.createTable('site_notices', table => {
    table.increments('id')
    table.text('title').notNullable()
    table.text('text').notNullable()
    table.text('level').notNullable()
    table.text('start_date').notNullable()
    table.text('end_date')
    table.boolean('published').notNullable()
    table.text('search_text').notNullable()
    table.text('creation_date').notNullable()
    table.text('modification_date').notNullable()
  })
  for (const [name, columns] of Object.entries(searchedColumns)) {
    await knex.raw(`ALTER TABLE ${name} ADD COLUMN search_text TEXT NOT NULL DEFAULT ''`)
    const rows: Readonly<Record<string, string>>[] = await knex(name).select('id', ...columns)
    for (const row of rows) {
      const text = columns.map(column => row[column]).join('\n')
      await knex(name)
        .where('id', row.id)
        .update({ search_text: plain(text) })
    }
  }
}

const searchedColumns = {
  community_events: ['title', 'tagline'],
  video_tutorials: ['title', 'description'],
} as const

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()

export async function down(knex: Knex): Promise<void> {
  for (const table of ['site_notices', 'text_previews']) await knex.schema.dropTable(table)
  for (const name of Object.keys(searchedColumns)) await knex.raw(`ALTER TABLE ${name} DROP COLUMN search_text`)
}
