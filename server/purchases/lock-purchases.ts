import type { Knex } from 'knex'
import { lockCanteens } from '../canteens/lock-canteens.ts'
import { inList } from '../database/in-list.ts'
import { managedAmong, type Reach } from '../teams/managed-canteens.ts'
import type { PurchaseRow } from './purchase-row.ts'

/**
 * Locks those of these purchases that are of managed canteens, deleted ones too, in the order of `database/lock-order.md`:
 * their canteens first, although only a locked purchase says for sure of which canteen it is.
 *
 * @param target a canteen that they are to be moved to.
 * @returns them by ascending id; they stay as they are, and of their canteens, to the end of the transaction.
 */
export async function lockPurchases(
  transaction: Knex.Transaction,
  reach: Reach,
  ids: readonly number[],
  target?: number,
): Promise<PurchaseRow[]> {
  const purchases = (ids: readonly number[]): Knex.QueryBuilder =>
    transaction('purchases').where(inList(transaction, 'id', ids))
  await transaction.raw('SAVEPOINT before_locks')
  for (;;) {
    const seen: { id: number; canteenId: number }[] = await purchases(ids).select('id', 'canteenId')
    const canteenIds = new Set(seen.map(({ canteenId }) => canteenId))
    await lockCanteens(transaction, target === undefined ? canteenIds : [...canteenIds, target], 'refer')
    const managed = await managedAmong(transaction, reach, canteenIds)
    const own = seen.flatMap(({ id, canteenId }) => (managed.has(canteenId) ? id : []))
    const locked: PurchaseRow[] = await purchases(own).orderBy('id').forUpdate()
    if (locked.every(({ canteenId }) => managed.has(canteenId))) return locked
    // One of them was moved in between, to a canteen that it is too late to lock now.
    await transaction.raw('ROLLBACK TO SAVEPOINT before_locks')
  }
}
