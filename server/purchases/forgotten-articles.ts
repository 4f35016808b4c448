import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { now } from '../time/date-time.ts'
import { type ArticleKeys, buyersOf, keysOf, type NamedArticle } from './article-buyers.ts'
import { managedBy } from './select-purchases.ts'

interface ForgottenRow {
  readonly id: number
  readonly canteenId: number
  readonly date: string
}

/**
 * Proposes no more what the managed canteens chose for an article until now; their purchases stay as they are.
 * @returns the number of canteens that had bought it, or decided of it.
 */
export async function forgetArticle(
  transaction: Knex.Transaction,
  origin: Origin,
  reach: Reach,
  article: NamedArticle,
): Promise<number> {
  const keys = keysOf(article)
  const canteenIds = (await buyersOf(transaction, reach, keys)).map(({ canteenId }) => canteenId)
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
  keys: ArticleKeys,
): Promise<ForgottenRow[]> =>
  transaction('forgottenArticles')
    .where(keys)
    .where(inList(transaction, 'canteen_id', canteenIds))
    .forUpdate()
    .select('id', 'canteenId', 'date')
