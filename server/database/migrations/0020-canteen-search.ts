import type { Knex } from 'knex'

const isPostgresql = (knex: Knex): boolean => knex.client.config.client === 'pg'

/** The text that searches for canteens look in, without case and accents. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('canteens', table => {
    table.text('search_text').notNullable().defaultTo('')
  })
  await fillSearchTexts(knex)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('ALTER TABLE canteens DROP COLUMN search_text')
}

const batch = 5_000

const postgresqlTexts = '(SELECT (value ->> 0)::integer AS id, value ->> 1 AS text FROM jsonb_array_elements(?::jsonb))'
const sqliteTexts = '(SELECT value ->> 0 AS id, value ->> 1 AS text FROM jsonb_each(?))'

const spelled: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" }

/** Without case and accents; each field on a line. */
const searchText = (fields: readonly (string | null)[]): string =>
  fields
    .map(field => (field ?? '').replaceAll('\n', ' '))
    .join('\n')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßẞ’]/giu, letter => spelled[letter.toLowerCase()] ?? letter)
    .toLowerCase()

async function fillSearchTexts(knex: Knex): Promise<void> {
  for (let last = 0; ; ) {
    const rows: { id: number; name: string; siret: string | null }[] = await knex('canteens')
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .select('id', 'name', 'siret')
    const end = rows.at(-1)
    if (!end) break
    await knex.raw(
      `UPDATE canteens SET search_text = given.text
       FROM ${isPostgresql(knex) ? postgresqlTexts : sqliteTexts} AS given WHERE canteens.id = given.id`,
      [JSON.stringify(rows.map(({ id, name, siret }) => [id, searchText([name, siret])]))],
    )
    last = end.id
  }
}
