import { mostSelected, type PurchaseSelection } from '@ma-cantine/lib/purchases/purchases-api'
import type { Knex } from 'knex'
import { rawRows } from '../database/sql.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { orderBy, purchaseOrder } from './purchase-order.ts'
import { managedBy, purchaseConditions } from './select-purchases.ts'

interface SelectedPrice {
  readonly id: number
  /** Euros without VAT. */
  readonly priceHt: number
}

/** The selected purchases of the managed canteens, in order; the first ones, where there are more than one call writes. */
export async function selectedPrices(
  database: Knex,
  reach: Reach,
  selection: PurchaseSelection,
): Promise<SelectedPrice[]> {
  const managed = managedBy(database, reach)
  const conditions = purchaseConditions(database, selection)
  const rows = await rawRows<{ id: number; priceHt: number | string }>(
    database,
    `WITH ${managed.sql}
     SELECT purchases.id, price_ht FROM managed CROSS JOIN purchases
     WHERE canteen_id = managed.id AND deletion_date IS NULL AND ${conditions.sql}
     ORDER BY ${orderBy(purchaseOrder(database, selection))} LIMIT ?`,
    [...managed.bindings, ...conditions.bindings, mostSelected],
  )
  return rows.map(({ id, priceHt }) => ({ id, priceHt: Number(priceHt) }))
}
