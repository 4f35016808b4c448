import { purchaseRefusals } from '@ma-cantine/lib/purchases/purchase-refusals'
import type { Knex } from 'knex'
import { orNotFound } from '../http/refusal.ts'
import { type Reach, whereManaged } from '../teams/managed-canteens.ts'
import { lockPurchases } from './lock-purchases.ts'
import type { PurchaseRow } from './purchase-row.ts'

/** The same for one that does not exist, was deleted, or is somebody else’s: who asks cannot tell which. */
const found = (row: PurchaseRow | null | undefined): PurchaseRow =>
  orNotFound(row, purchaseRefusals('unknown-purchase'))

/**
 * A purchase of a managed canteen.
 * @throws Refusal (404) when there is none.
 */
export async function findPurchase(database: Knex, reach: Reach, id: number): Promise<PurchaseRow> {
  const query = database('purchases').where({ id }).whereNull('deletionDate')
  const row: PurchaseRow | undefined = await whereManaged(database, query, 'canteenId', reach).first()
  return found(row)
}

/**
 * A purchase of a managed canteen, locked to the end of the transaction.
 * @param target a canteen that it is to be moved to.
 * @throws Refusal (404) when there is none.
 */
export async function lockPurchase(
  transaction: Knex.Transaction,
  reach: Reach,
  id: number,
  target?: number,
): Promise<PurchaseRow> {
  const [row] = await lockPurchases(transaction, reach, [id], target)
  return found(row?.deletionDate === null ? row : null)
}
