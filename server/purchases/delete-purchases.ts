import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { now } from '../time/date-time.ts'
import { lockPurchase } from './find-purchase.ts'
import { lockPurchases } from './lock-purchases.ts'
import type { PurchaseRow } from './purchase-row.ts'

async function mark(
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
 * @throws Refusal (404) when there is none, it is deleted already or it is somebody else’s.
 */
export async function deletePurchaseOf(
  transaction: Knex.Transaction,
  origin: Origin,
  reach: Reach,
  id: number,
): Promise<void> {
  await mark(transaction, origin, [await lockPurchase(transaction, reach, id)], now())
}

/** Marks as deleted those that are of the user's canteens and are not yet. @returns their ids. */
export async function deletePurchasesOf(
  transaction: Knex.Transaction,
  origin: Origin,
  reach: Reach,
  ids: readonly number[],
): Promise<number[]> {
  const living = (await lockPurchases(transaction, reach, ids)).filter(({ deletionDate }) => deletionDate === null)
  await mark(transaction, origin, living, now())
  return living.map(({ id }) => id)
}

/** Takes the mark off those that are of the user's canteens. @returns their ids, those that were not deleted included. */
export async function restorePurchasesOf(
  transaction: Knex.Transaction,
  origin: Origin,
  reach: Reach,
  ids: readonly number[],
): Promise<number[]> {
  const own = await lockPurchases(transaction, reach, ids)
  await mark(
    transaction,
    origin,
    own.filter(({ deletionDate }) => deletionDate !== null),
    null,
  )
  return own.map(({ id }) => id)
}
