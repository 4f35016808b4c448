import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import type { ReplicatedReads } from '../database/replicated-reads.ts'
import { rawRows } from '../database/sql.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { orderBy, purchaseOrder } from './purchase-order.ts'
import { type PurchaseRow, purchaseRows } from './purchase-row.ts'
import { managedBy, type PurchaseFilters, purchaseConditions } from './select-purchases.ts'

/** The columns of the canteen of a purchase. */
const canteenColumns = { canteenName: 'canteens.name', siret: 'canteens.siret' } as const
type WithCanteen = { readonly canteenName: string; readonly siret: string | null }

const batchRows = 1000

export interface SelectedPurchases {
  /** In order. */
  readonly ids: Int32Array
  /** How many purchases are left out. */
  readonly leftOut: number
}

/**
 * Finds the selected purchases. All are found first: concurrent writes neither repeat nor skip a purchase, and one
 * deleted meanwhile is left out. Their ids come as one text: a million rows would take a hundred times the memory.
 *
 * @param kept the condition, in SQL, of the purchases that are not left out.
 */
export async function findSelectedPurchases(
  database: Knex,
  reach: Reach,
  filters: PurchaseFilters,
  kept = 'true',
): Promise<SelectedPurchases> {
  const managed = managedBy(database, reach)
  const conditions = purchaseConditions(database, filters)
  const [found] = await rawRows<{ ids: string | null; leftOut: number }>(
    database,
    `WITH ${managed.sql}
     SELECT string_agg(CAST(id AS text), ',') FILTER (WHERE kept) AS ids, count(*) FILTER (WHERE NOT kept) AS "leftOut"
     FROM (
       SELECT purchases.id, ${kept} AS kept FROM managed CROSS JOIN purchases
       WHERE canteen_id = managed.id AND deletion_date IS NULL AND ${conditions.sql} ORDER BY ${orderBy(purchaseOrder(database, filters))}
     ) AS selected`,
    [...managed.bindings, ...conditions.bindings],
  )
  return { ids: Int32Array.from(found?.ids?.split(',') ?? [], Number), leftOut: found?.leftOut ?? 0 }
}

/**
 * Reads purchases with the name and the SIRET of their canteens, batch by batch. A missing list is an empty one. The
 * database reads a batch while the one before it is written to the client.
 */
export async function* readPurchases(replicated: ReplicatedReads, ids: Int32Array) {
  const read = (start: number) => replicated(reader => readBatch(reader, ids.subarray(start, start + batchRows)))
  let ahead = read(0)
  for (let start = batchRows; start < ids.length; start += batchRows) {
    const rows = await ahead
    ahead = read(start)
    // Of a client that leaves, nobody waits for the next batch.
    ahead.catch(() => {})
    yield rows
  }
  yield await ahead
}

async function readBatch(database: Knex, ids: Int32Array) {
  const rows: (PurchaseRow & WithCanteen)[] = await database('purchases')
    .join('canteens', 'canteens.id', 'purchases.canteenId')
    .where(inList(database, 'purchases.id', ids))
    .whereNull('purchases.deletionDate')
    .select(...purchaseRows.columns.map(column => `purchases.${column}`), canteenColumns)
  const byId = new Map(rows.map(row => [row.id, asExported(row)]))
  return [...ids].flatMap(id => byId.get(id) ?? [])
}

function asExported(row: PurchaseRow & WithCanteen) {
  const { characteristics, ...values } = purchaseRows.valuesOf(row)
  return { ...values, characteristics: characteristics ?? [], canteenName: row.canteenName, siret: row.siret }
}
