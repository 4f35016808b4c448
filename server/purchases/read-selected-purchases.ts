import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { type PurchaseRow, purchaseRows } from './purchase-row.ts'
import { managedBy, type PurchaseFilters, purchaseConditions, purchaseOrder } from './select-purchases.ts'

/** The columns of the canteen of a purchase. */
const canteenColumns = { canteenName: 'canteens.name', siret: 'canteens.siret' } as const
type WithCanteen = { readonly canteenName: string; readonly siret: string | null }

const batchRows = 1000

export interface SelectedPurchase {
  readonly id: number
  readonly hasSiret: boolean
}

/**
 * The selected purchases, in order. All are found first: concurrent writes neither repeat nor skip a purchase, and one
 * deleted meanwhile is left out.
 */
export async function findSelectedPurchases(
  database: Knex,
  reach: Reach,
  filters: PurchaseFilters,
): Promise<SelectedPurchase[]> {
  const managed = managedBy(database, reach)
  const conditions = purchaseConditions(database, filters)
  const found = await rawRows<{ id: number; hasSiret: boolean | 0 | 1 }>(
    database,
    `WITH ${managed.sql}
     SELECT purchases.id, managed.siret IS NOT NULL AS has_siret FROM managed CROSS JOIN purchases
     WHERE canteen_id = managed.id AND deletion_date IS NULL AND ${conditions.sql} ORDER BY ${purchaseOrder(filters)}`,
    [...managed.bindings, ...conditions.bindings],
  )
  return found.map(({ id, hasSiret }) => ({ id, hasSiret: Boolean(hasSiret) }))
}

/** Reads purchases with the name and the SIRET of their canteens, batch by batch. A missing list is an empty one. */
export async function* readPurchases(database: Knex, ids: Int32Array) {
  for (let start = 0; start < ids.length; start += batchRows) {
    const part = ids.subarray(start, start + batchRows)
    const rows: (PurchaseRow & WithCanteen)[] = await database('purchases')
      .join('canteens', 'canteens.id', 'purchases.canteenId')
      .where(inList(database, 'purchases.id', part))
      .whereNull('purchases.deletionDate')
      .select(...purchaseRows.columns.map(column => `purchases.${column}`), canteenColumns)
    const byId = new Map(rows.map(row => [row.id, asExported(row)]))
    yield [...part].flatMap(id => byId.get(id) ?? [])
  }
}

function asExported(row: PurchaseRow & WithCanteen) {
  const { characteristics, ...values } = purchaseRows.valuesOf(row)
  return { ...values, characteristics: characteristics ?? [], canteenName: row.canteenName, siret: row.siret }
}
