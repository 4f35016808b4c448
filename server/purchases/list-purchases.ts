import type { PurchasePage, PurchaseSelection } from '@ma-cantine/lib/purchases/purchases-api'
import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { isPostgresql, rawRows, type SqlPart, sqlOf } from '../database/sql.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { type Group, keptGroups } from './purchase-counts.ts'
import { type AnsweredPurchase, answeredColumns, asPurchase, purchaseRows } from './purchase-row.ts'
import { managedBy, purchaseConditions, purchaseOrder } from './select-purchases.ts'
import { lookedGroups, type Summary, summarise } from './summarise-selection.ts'

export interface PageSelection extends PurchaseSelection {
  readonly limit: number
  readonly offset: number
}

export interface ListedPurchases extends Summary {
  readonly results: PurchasePage['results']
}

const hasInvoice = 'EXISTS (SELECT 1 FROM invoices WHERE purchase_id = purchases.id)'

/** A page of the purchases of the user's canteens and what there is to know of the others: one look at the database. */
export async function listPurchasesOf(
  database: Knex,
  reach: Reach,
  selection: PageSelection,
  invoiceUrl: (purchaseId: number) => string,
): Promise<ListedPurchases> {
  const managed = managedBy(database, reach)
  const page = pageOf(database, selection)
  const kept = keptGroups(database)
  const looked = lookedGroups(database, selection)
  const columns = [...purchaseRows.sqlNames(answeredColumns), 'has_invoice']
  const [row] = await rawRows<Record<'page' | 'kept' | 'looked', string | null>>(
    database,
    `WITH ${managed.sql}
     SELECT (SELECT ${sqlOf(database).gathered(columns)} FROM (${page.sql}) AS page) AS page,
       (${kept.sql}) AS kept, (${looked?.sql ?? 'SELECT NULL'}) AS looked`,
    [managed, page, kept, looked].flatMap(part => part?.bindings ?? []),
  )
  const results = parsed<readonly unknown[]>(row?.page).map(values => {
    const purchase = Object.fromEntries(
      answeredColumns.map((column, index) => [column, values[index]]),
    ) as unknown as AnsweredPurchase
    return asPurchase(purchase, values.at(-1) ? invoiceUrl(purchase.id) : null)
  })
  return { results, ...summarise(selection, keptIn(row?.kept), looked && parsed(row?.looked)) }
}

/** Lists are read more often than what is counted changes: the same text says the same. At most some 50 megabytes. */
const late = new LRUCache<string, readonly Group[]>({
  max: 1000,
  maxSize: 10_000_000,
  sizeCalculation: (_, text) => text.length,
})

function keptIn(text: string | null | undefined): readonly Group[] {
  if (!text) return []
  const known = late.get(text)
  if (known) return known
  const groups = parsed<Group>(text)
  late.set(text, groups)
  return groups
}

const parsed = <Item>(json: string | null | undefined): Item[] => JSON.parse(json ?? '[]')

/** As far as this, taking the first ones of each canteen is quicker than sorting all. */
const nearTheTop = 500

function pageOf(database: Knex, selection: PageSelection): SqlPart {
  const { ordering, limit, offset } = selection
  const order = purchaseOrder(selection)
  const conditions = purchaseConditions(database, selection)
  // An index has the purchases of each canteen in the order of their dates.
  const nearTop = offset + limit <= nearTheTop && ordering.every(({ field }) => field === 'date')
  const { sql, bindings } = nearTop
    ? amongTheFirst(database, conditions, order, limit, offset)
    : amongAll(conditions, order, limit, offset)
  const columns = purchaseRows.sqlNames(answeredColumns).map(column => `purchases.${column}`)
  return { sql: `SELECT ${columns.join(', ')}, ${hasInvoice} AS has_invoice FROM ${sql}`, bindings }
}

/** Looks for the page among the first purchases of each canteen. */
function amongTheFirst(database: Knex, conditions: SqlPart, order: string, limit: number, offset: number): SqlPart {
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

/** Sorts all the purchases, then reads those of the page. */
function amongAll(conditions: SqlPart, order: string, limit: number, offset: number): SqlPart {
  // SQLite takes the tables of a CROSS JOIN in their order: of those of other users it must not read any.
  const found = `SELECT purchases.id FROM managed CROSS JOIN purchases
    WHERE purchases.canteen_id = managed.id AND deletion_date IS NULL AND ${conditions.sql} ORDER BY ${order} LIMIT ? OFFSET ?`
  return {
    sql: `purchases CROSS JOIN managed WHERE purchases.id IN (${found}) AND managed.id = purchases.canteen_id
      ORDER BY ${order}`,
    bindings: [...conditions.bindings, limit, offset],
  }
}
