import type { Knex } from 'knex'

/**
 * The keys by which articles and suppliers are compared, of each text of purchases: null until a job, which also does it
 * for what was written before, has made them.
 */
export async function up(knex: Knex): Promise<void> {
  for (const column of columns) await knex.raw(`ALTER TABLE purchase_texts ADD COLUMN ${column} text`)
  await knex.raw('CREATE INDEX purchase_texts_unkeyed ON purchase_texts (canteen_id) WHERE article_key IS NULL')
  await knex.raw(
    `CREATE INDEX purchase_texts_by_article ON purchase_texts (canteen_id, article_key, provider_key)
     WHERE article_key IS NOT NULL`,
  )
  await knex.raw(
    `CREATE INDEX purchase_texts_by_provider ON purchase_texts (canteen_id, provider_key, article_key)
     WHERE article_key IS NOT NULL`,
  )
}

export async function down(knex: Knex): Promise<void> {
  for (const index of ['unkeyed', 'by_article', 'by_provider']) await knex.raw(`DROP INDEX purchase_texts_${index}`)
  for (const column of columns) await knex.raw(`ALTER TABLE purchase_texts DROP COLUMN ${column}`)
}

const columns = ['article_key', 'provider_key']
