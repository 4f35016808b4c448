import type { PurchasePage, PurchaseSelection } from '@ma-cantine/lib/purchases/purchases-api'
import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { isPostgresql, rawRows, type SqlPart, sqlOf } from '../database/sql.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { type CountGroup, cachedGroups } from './purchase-counts.ts'
import { type AnsweredPurchase, answeredColumns, asPurchase, purchaseRows } from './purchase-row.ts'
import { managedBy, purchaseConditions, purchaseOrder } from './select-purchases.ts'
import { type Summary, scannedGroups, summarise } from './summarise-selection.ts'

export interface PageSelection extends PurchaseSelection {
  readonly limit: number
  readonly offset: number
}

export interface ListedPurchases extends Summary {
  readonly results: PurchasePage['results']
}

const hasInvoice = 'EXISTS (SELECT 1 FROM invoices WHERE purchase_id = purchases.id)'

/** A page of the purchases of the managed canteens, with the total and the choices of the filters, in one statement. */
export async function listPurchasesOf(
  database: Knex,
  reach: Reach,
  selection: PageSelection,
  invoiceUrl: (purchaseId: number) => string,
): Promise<ListedPurchases> {
  const managed = managedBy(database, reach)
  const page = pageOf(database, selection)
  const cached = cachedGroups(database)
  const scanned = scannedGroups(database, selection)
  const columns = [...purchaseRows.sqlNames(answeredColumns), 'has_invoice']
  const [row] = await rawRows<Record<'page' | 'cached' | 'scanned', string | null>>(
    database,
    `WITH ${managed.sql}
     SELECT (SELECT ${sqlOf(database).jsonAggregate(columns)} FROM (${page.sql}) AS page) AS page,
       (${cached.sql}) AS cached, (${scanned?.sql ?? 'SELECT NULL'}) AS scanned`,
    [managed, page, cached, scanned].flatMap(part => part?.bindings ?? []),
  )
  const results = parseList<readonly unknown[]>(row?.page).map(values => {
    const purchase = Object.fromEntries(
      answeredColumns.map((column, index) => [column, values[index]]),
    ) as unknown as AnsweredPurchase
    return asPurchase(purchase, values.at(-1) ? invoiceUrl(purchase.id) : null)
  })
  return { results, ...summarise(selection, parseCachedGroups(row?.cached), scanned && parseList(row?.scanned)) }
}

/** Parsed counts by their JSON text: lists are read more often than counts change. Takes some 50 megabytes at most. */
const summaryCache = new LRUCache<string, readonly CountGroup[]>({
  max: 1000,
  maxSize: 10_000_000,
  sizeCalculation: (_, text) => text.length,
})

function parseCachedGroups(text: string | null | undefined): readonly CountGroup[] {
  if (!text) return []
  const known = summaryCache.get(text)
  if (known) return known
  const groups = parseList<CountGroup>(text)
  summaryCache.set(text, groups)
  return groups
}

const parseList = <Item>(json: string | null | undefined): Item[] => JSON.parse(json ?? '[]')

/** Up to this row, merging the first purchases of each canteen is quicker than sorting all of them. */
const mergedPageLimit = 500

function pageOf(database: Knex, selection: PageSelection): SqlPart {
  const { ordering, limit, offset } = selection
  const order = purchaseOrder(selection)
  const conditions = purchaseConditions(database, selection)
  // An index has the purchases of each canteen in the order of their dates.
  const isNearTop = offset + limit <= mergedPageLimit && ordering.every(({ field }) => field === 'date')
  const { sql, bindings } = isNearTop
    ? selectAmongFirst(database, conditions, order, limit, offset)
    : selectAmongAll(conditions, order, limit, offset)
  const columns = purchaseRows.sqlNames(answeredColumns).map(column => `purchases.${column}`)
  return { sql: `SELECT ${columns.join(', ')}, ${hasInvoice} AS has_invoice FROM ${sql}`, bindings }
}

/** Selects the page among the first purchases of each canteen. */
function selectAmongFirst(database: Knex, conditions: SqlPart, order: string, limit: number, offset: number): SqlPart {
  const first = `FROM purchases WHERE purchases.canteen_id = managed.id AND deletion_date IS NULL AND ${conditions.sql}
    ORDER BY ${order} LIMIT ?`
  const found = isPostgresql(database)
    ? `managed CROSS JOIN LATERAL (SELECT * ${first}) AS purchases`
    : `managed JOIN purchases ON purchases.id IN (SELECT purchases.id ${first})`
  return {
    sql: `${found} ORDER BY ${order} LIMIT ? OFFSET ?`,
    bindings: [...conditions.bindings, offset + limit, limit, offset],
  }
}

/** Sorts the ids of all the purchases, then reads those of the page. */
function selectAmongAll(conditions: SqlPart, order: string, limit: number, offset: number): SqlPart {
  // SQLite follows the order of the tables of a CROSS JOIN, so it never reads the purchases of other users.
  const found = `SELECT purchases.id FROM managed CROSS JOIN purchases
    WHERE purchases.canteen_id = managed.id AND deletion_date IS NULL AND ${conditions.sql} ORDER BY ${order} LIMIT ? OFFSET ?`
  return {
    sql: `purchases CROSS JOIN managed WHERE purchases.id IN (${found}) AND managed.id = purchases.canteen_id
      ORDER BY ${order}`,
    bindings: [...conditions.bindings, limit, offset],
  }
}
