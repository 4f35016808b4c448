import type { Knex } from 'knex'
import { ofManagedCanteens, type Reach } from '../canteens/reach.ts'
import { sqlOf } from '../database/sql.ts'
import { type Origin, recordChanges } from '../history/history.ts'
import { now } from '../http/date-time.ts'

interface Found {
  readonly id: number
  readonly deletionDate: string | null
}

/** Those of these purchases that are of the user's canteens, deleted ones too, locked until the transaction ends. */
function ownPurchases(transaction: Knex.Transaction, reach: Reach, ids: readonly number[]): Promise<Found[]> {
  return ofManagedCanteens(transaction('purchases'), 'canteenId', reach)
    .where(transaction.raw(`purchases.id IN ${sqlOf(transaction).jsonValues('integer')}`, [JSON.stringify(ids)]))
    .orderBy('id')
    .forUpdate()
    .select('id', 'deletionDate')
}

async function mark(
  transaction: Knex.Transaction,
  origin: Origin,
  purchases: readonly Found[],
  deletionDate: string | null,
): Promise<void> {
  const ids = JSON.stringify(purchases.map(({ id }) => id))
  await transaction('purchases')
    .where(transaction.raw(`id IN ${sqlOf(transaction).jsonValues('integer')}`, [ids]))
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

/** Marks as deleted those that are of the user's canteens and are not yet. @returns their ids. */
export async function deletePurchasesOf(
  transaction: Knex.Transaction,
  origin: Origin,
  reach: Reach,
  ids: readonly number[],
): Promise<number[]> {
  const living = (await ownPurchases(transaction, reach, ids)).filter(({ deletionDate }) => deletionDate === null)
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
  const own = await ownPurchases(transaction, reach, ids)
  await mark(
    transaction,
    origin,
    own.filter(({ deletionDate }) => deletionDate !== null),
    null,
  )
  return own.map(({ id }) => id)
}
