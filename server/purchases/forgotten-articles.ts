import { articleKey } from '@ma-cantine/lib/product-names/compare-articles'
import { supplierKey } from '@ma-cantine/lib/product-names/compare-suppliers'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { now } from '../time/date-time.ts'
import { managedBy } from './select-purchases.ts'
import { unkeyedTexts } from './text-keys.ts'

interface NamedArticle {
  readonly description: string
  readonly provider: string | null
}

interface ForgottenRow {
  readonly id: number
  readonly canteenId: number
  readonly date: string
}

const keysOf = ({ description, provider }: NamedArticle) => ({
  articleKey: articleKey(description),
  providerKey: supplierKey(provider ?? ''),
})

/**
 * Proposes no more what the managed canteens chose for an article until now; their purchases stay as they are.
 * @returns the number of canteens that had bought it.
 */
export async function forgetArticle(
  transaction: Knex.Transaction,
  origin: Origin,
  reach: Reach,
  article: NamedArticle,
): Promise<number> {
  const keys = keysOf(article)
  const canteenIds = await buyersOf(transaction, reach, keys)
  if (canteenIds.length === 0) return 0
  await lockCanteens(transaction, canteenIds, 'refer')
  const before = new Map((await rowsOf(transaction, canteenIds, keys)).map(row => [row.canteenId, row]))
  const date = now()
  const rows: ForgottenRow[] = await transaction('forgottenArticles')
    .insert(canteenIds.map(canteenId => ({ canteenId, ...keys, date })))
    .onConflict(['canteenId', 'articleKey', 'providerKey'])
    .merge(['date'])
    .returning(['id', 'canteenId', 'date'])
  const changes = rows.map(({ id, canteenId }) => {
    const former = before.get(canteenId)
    return { entityId: id, before: former ? { date: former.date } : null, after: { canteenId, ...keys, date } }
  })
  await recordChanges(transaction, origin, 'forgottenArticles', changes, date)
  return rows.length
}

/** Proposes again what was forgotten. @returns the number of canteens that had forgotten it. */
export async function recallArticle(
  transaction: Knex.Transaction,
  origin: Origin,
  reach: Reach,
  article: NamedArticle,
): Promise<number> {
  const keys = keysOf(article)
  const managed = managedBy(transaction, reach)
  const canteens = await rawRows<{ id: number }>(transaction, `WITH ${managed.sql} SELECT id FROM managed`, [
    ...managed.bindings,
  ])
  const rows = await rowsOf(
    transaction,
    canteens.map(({ id }) => id),
    keys,
  )
  await transaction('forgottenArticles')
    .where(
      inList(
        transaction,
        'id',
        rows.map(({ id }) => id),
      ),
    )
    .delete()
  const changes = rows.map(({ id, canteenId, date }) => ({
    entityId: id,
    before: { canteenId, ...keys, date },
    after: null,
  }))
  await recordChanges(transaction, origin, 'forgottenArticles', changes)
  return rows.length
}

const rowsOf = (
  transaction: Knex.Transaction,
  canteenIds: readonly number[],
  keys: ReturnType<typeof keysOf>,
): Promise<ForgottenRow[]> =>
  transaction('forgottenArticles')
    .where(keys)
    .where(inList(transaction, 'canteen_id', canteenIds))
    .forUpdate()
    .select('id', 'canteenId', 'date')

/** The managed canteens that have bought the article of the supplier. */
async function buyersOf(
  transaction: Knex.Transaction,
  reach: Reach,
  keys: ReturnType<typeof keysOf>,
): Promise<number[]> {
  if (keys.articleKey === '') return []
  const managed = managedBy(transaction, reach)
  const stored = await rawRows<{ canteenId: number }>(
    transaction,
    `WITH ${managed.sql}
     SELECT DISTINCT canteen_id FROM managed CROSS JOIN purchase_texts
     WHERE canteen_id = managed.id AND article_key = ? AND article_key IS NOT NULL AND provider_key = ?`,
    [...managed.bindings, keys.articleKey, keys.providerKey],
  )
  const fresh = (await unkeyedTexts(transaction, managed)).filter(
    text => text.articleKey === keys.articleKey && text.providerKey === keys.providerKey,
  )
  return [...new Set([...stored, ...fresh].map(({ canteenId }) => canteenId))].sort((a, b) => a - b)
}
