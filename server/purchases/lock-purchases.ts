import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { lockCanteens } from '../teams/lock-canteens.ts'
import { type Reach, selectManaged } from '../teams/managed-canteens.ts'
import type { PurchaseRow } from './purchase-row.ts'

/**
 * Locks the purchases of managed canteens among these, deleted ones included, in the order of `database/lock-order.md`:
 * their canteens first, although only a locked purchase tells for sure which canteen it has.
 *
 * @param targets ids of the canteens that they are about to move to.
 * @returns the locked purchases by ascending id.
 */
export async function lockPurchases(
  transaction: Knex.Transaction,
  reach: Reach,
  ids: readonly number[],
  targets: readonly number[] = [],
): Promise<PurchaseRow[]> {
  const purchases = (ids: readonly number[]): Knex.QueryBuilder =>
    transaction('purchases').where(inList(transaction, 'id', ids))
  await transaction.raw('SAVEPOINT before_locks')
  for (;;) {
    const candidates: { id: number; canteenId: number }[] = await purchases(ids).select('id', 'canteenId')
    const canteenIds = new Set(candidates.map(({ canteenId }) => canteenId))
    await lockCanteens(transaction, [...canteenIds, ...targets], 'refer')
    const managed = await selectManaged(transaction, reach, canteenIds)
    const own = candidates.flatMap(({ id, canteenId }) => (managed.has(canteenId) ? id : []))
    const locked: PurchaseRow[] = await purchases(own).orderBy('id').forUpdate()
    if (locked.every(({ canteenId }) => managed.has(canteenId))) return locked
    // A purchase has moved meanwhile to a canteen that is not locked: starts again.
    await transaction.raw('ROLLBACK TO SAVEPOINT before_locks')
  }
}
