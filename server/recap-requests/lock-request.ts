import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'

/** Keeps the canteens of requests from being removed, then locks the requests: one writer at a time. */
export async function lockRequests(transaction: Knex.Transaction, ids: readonly number[]): Promise<void> {
  const canteenIds: number[] = await transaction('recapRequestCanteens')
    .where(inList(transaction, 'requestId', ids))
    .pluck('canteen_id')
  await lockCanteens(transaction, canteenIds, 'refer')
  await transaction('recapRequests')
    .where(inList(transaction, 'id', ids))
    .orderBy('id')
    .forUpdate()
    .select('id')
}
