import type { Knex } from 'knex'
import { type Reach, withinReach } from '../canteens/reach.ts'
import { Refusal } from '../http/refusal.ts'
import type { PurchaseRow } from './purchase-row.ts'

/**
 * A purchase of a canteen that the user manages; its row is locked when a transaction looks for it.
 * @throws Refusal (404) when it does not exist, was deleted, or is somebody else's: who asks cannot tell which.
 */
export async function findPurchase(database: Knex, reach: Reach, id: number): Promise<PurchaseRow> {
  const query = withinReach(database('purchases'), 'purchases.canteenId', reach)
    .join('canteens', 'canteens.id', 'purchases.canteenId')
    .join('canteenManagers', 'canteenManagers.canteenId', 'canteens.id')
    .where({ 'purchases.id': id, userId: reach.userId })
    .whereNull('purchases.deletionDate')
    .whereNull('canteens.deletionDate')
  const row: PurchaseRow | undefined = await (database.isTransaction ? query.forUpdate('purchases') : query).first(
    'purchases.*',
  )
  if (!row) throw new Refusal(404, 'Cet achat n’existe pas.')
  return row
}
