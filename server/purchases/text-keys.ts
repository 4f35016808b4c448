import { articleKey } from '@ma-cantine/lib/product-names/compare-articles'
import { supplierKey } from '@ma-cantine/lib/product-names/compare-suppliers'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { isPostgresql, rawRows, type SqlPart, sqlOf } from '../database/sql.ts'

/** A text of `purchase_texts`, and the keys by which its article and its supplier are compared. */
export interface KeyedText extends NamedText {
  readonly articleKey: string
  readonly providerKey: string
}

/** More texts than these, written since the job ran, are looked at once it has made their keys. */
const mostUnkeyed = 10_000

/** The texts of the managed canteens whose keys are not stored yet, with those keys: what was written a moment ago. */
export async function unkeyedTexts(database: Knex, managed: SqlPart): Promise<KeyedText[]> {
  const rows = await rawRows<NamedText>(
    database,
    `WITH ${managed.sql}
     SELECT DISTINCT canteen_id, search_text, description, provider FROM managed CROSS JOIN purchase_texts
     WHERE canteen_id = managed.id AND article_key IS NULL LIMIT ?`,
    [...managed.bindings, mostUnkeyed],
  )
  return rows.map(text => ({ ...text, ...keysOf(text) }))
}

interface NamedText {
  readonly canteenId: number
  readonly searchText: string
  readonly description: string
  readonly provider: string
}

const keysOf = ({ description, provider }: Pick<NamedText, 'description' | 'provider'>) => ({
  articleKey: articleKey(description),
  providerKey: supplierKey(provider),
})

const batchTexts = 2000

/**
 * Stores the keys of texts that have none, in short transactions. PostgreSQL makes a row anew when its purchases change,
 * without its keys.
 */
export async function storeTextKeys(database: Database, signal: AbortSignal): Promise<void> {
  const storeBatch = isPostgresql(database.writer) ? storeBatchPostgresql : storeBatchSqlite
  while ((await database.transaction(storeBatch)) === batchTexts) signal.throwIfAborted()
}

/** Rows that a write counts at this moment are left to the next run. */
async function storeBatchPostgresql(transaction: Knex.Transaction): Promise<number> {
  const rows = await rawRows<NamedText & { id: number }>(
    transaction,
    `SELECT id, description, provider FROM purchase_texts WHERE article_key IS NULL LIMIT ?
     ${sqlOf(transaction).skipLocked}`,
    [batchTexts],
  )
  await transaction.raw(
    `UPDATE purchase_texts SET article_key = given.article_key, provider_key = given.provider_key
     FROM ${sqlOf(transaction).jsonRows({ id: 'bigint', article_key: 'text', provider_key: 'text' })} AS given
     WHERE purchase_texts.id = given.id`,
    [JSON.stringify(rows.map(row => [row.id, ...Object.values(keysOf(row))]))],
  )
  return rows.length
}

async function storeBatchSqlite(transaction: Knex.Transaction): Promise<number> {
  const rows = await rawRows<NamedText & { family: string }>(
    transaction,
    `SELECT canteen_id, search_text, description, provider, family FROM purchase_texts
     WHERE article_key IS NULL LIMIT ?`,
    [batchTexts],
  )
  const columns = {
    its_canteen: 'integer',
    its_text: 'text',
    its_description: 'text',
    its_provider: 'text',
    its_family: 'text',
    its_article: 'text',
    its_supplier: 'text',
  } as const
  await transaction.raw(
    `UPDATE purchase_texts SET article_key = its_article, provider_key = its_supplier
     FROM ${sqlOf(transaction).jsonRows(columns)} AS given
     WHERE (canteen_id, search_text, description, provider, family)
       = (its_canteen, its_text, its_description, its_provider, its_family)`,
    [
      JSON.stringify(
        rows.map(row => [
          row.canteenId,
          row.searchText,
          row.description,
          row.provider,
          row.family,
          ...Object.values(keysOf(row)),
        ]),
      ),
    ],
  )
  return rows.length
}
