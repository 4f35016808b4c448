import { purchaseRefusals } from '@ma-cantine/lib/purchases/purchase-refusals'
import type { Knex } from 'knex'
import { orNotFound } from '../http/refusal.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import { lockPurchases } from './lock-purchases.ts'
import type { PurchaseRow } from './purchase-row.ts'

/** One refusal for a purchase that does not exist, is deleted, or belongs to somebody else: nobody can tell which. */
const requirePurchase = (row: PurchaseRow | null | undefined): PurchaseRow =>
  orNotFound(row, purchaseRefusals('unknown-purchase'))

/**
 * Finds a purchase of a managed canteen.
 * @throws Refusal (404) when there is none.
 */
export async function findPurchase(database: Knex, reach: Reach, id: number): Promise<PurchaseRow> {
  const query = database('purchases').where({ id }).whereNull('deletionDate')
  const row: PurchaseRow | undefined = await whereManaged(database, query, 'canteenId', reach).first()
  return requirePurchase(row)
}

/**
 * Finds a purchase of a managed canteen and locks it to the end of the transaction.
 * @param target id of a canteen that it is about to move to.
 * @throws Refusal (404) when there is none.
 */
export async function lockPurchase(
  transaction: Knex.Transaction,
  reach: Reach,
  id: number,
  target?: number,
): Promise<PurchaseRow> {
  const [row] = await lockPurchases(transaction, reach, [id], target === undefined ? [] : [target])
  return requirePurchase(row?.deletionDate === null ? row : null)
}
