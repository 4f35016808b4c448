import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { now } from '../time/date-time.ts'
import { lockPurchase } from './find-purchase.ts'
import { lockPurchases } from './lock-purchases.ts'
import type { PurchaseRow } from './purchase-row.ts'

async function setDeletionDate(
  transaction: Knex.Transaction,
  origin: Origin,
  purchases: readonly PurchaseRow[],
  deletionDate: string | null,
): Promise<void> {
  const ids = purchases.map(({ id }) => id)
  await transaction('purchases')
    .where(inList(transaction, 'id', ids))
    .update({ deletionDate })
  await recordChanges(
    transaction,
    origin,
    'purchases',
    purchases.map(purchase => ({
      entityId: purchase.id,
      before: { deletionDate: purchase.deletionDate },
      after: { deletionDate },
    })),
  )
}

/**
 * Marks a purchase as deleted.
 * @throws Refusal (404) when it does not exist, is deleted already, or belongs to a canteen that the caller does not
 * manage.
 */
export async function deletePurchaseOf(
  transaction: Knex.Transaction,
  origin: Origin,
  reach: Reach,
  id: number,
): Promise<void> {
  await setDeletionDate(transaction, origin, [await lockPurchase(transaction, reach, id)], now())
}

/** Marks as deleted the purchases of managed canteens that are not deleted yet. @returns their ids. */
export async function deletePurchasesOf(
  transaction: Knex.Transaction,
  origin: Origin,
  reach: Reach,
  ids: readonly number[],
): Promise<number[]> {
  const undeleted = (await lockPurchases(transaction, reach, ids)).filter(({ deletionDate }) => deletionDate === null)
  await setDeletionDate(transaction, origin, undeleted, now())
  return undeleted.map(({ id }) => id)
}

/** Restores the purchases of managed canteens. @returns their ids, including those that were not deleted. */
export async function restorePurchasesOf(
  transaction: Knex.Transaction,
  origin: Origin,
  reach: Reach,
  ids: readonly number[],
): Promise<number[]> {
  const own = await lockPurchases(transaction, reach, ids)
  await setDeletionDate(
    transaction,
    origin,
    own.filter(({ deletionDate }) => deletionDate !== null),
    null,
  )
  return own.map(({ id }) => id)
}
