import type { Knex } from 'knex'
import { lockCanteens } from '../teams/lock-canteens.ts'

/** Keeps the canteens of a request from being removed, then locks the request: one writer at a time. */
export async function lockRequestRow(transaction: Knex.Transaction, id: number): Promise<void> {
  const canteenIds: number[] = await transaction('recapRequestCanteens').where({ requestId: id }).pluck('canteen_id')
  await lockCanteens(transaction, canteenIds, 'refer')
  await transaction('recapRequests').where({ id }).forUpdate().first('id')
}
