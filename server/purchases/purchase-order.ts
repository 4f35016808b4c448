import type { PurchaseOrder } from '@ma-cantine/lib/purchases/purchase-orders'
import type { PurchaseSelection } from '@ma-cantine/lib/purchases/purchases-api'
import type { Knex } from 'knex'
import { isPostgresql } from '../database/sql.ts'

/** One term of the order of a list: an expression that is never null, on `purchases` and its canteen `managed`. */
export interface OrderTerm {
  readonly sql: string
  readonly descending: boolean
}

/**
 * The terms of each order; the last ones break ties. An index has each of them, written alike, after the canteen
 * (migration 0029): that of descriptions is the text to search in, without case and accents, and PostgreSQL limits the
 * length of texts in an index.
 */
const terms: Readonly<Record<PurchaseOrder, readonly string[]>> = {
  date: ['purchases.date'],
  creationDate: ['purchases.creation_date'],
  provider: ["coalesce(substr(purchases.provider, 1, 200), '')"],
  priceHt: ['purchases.price_ht'],
  canteenName: ['managed.name', 'purchases.creation_date'],
  description: ['substr(purchases.search_text, 1, 200)', 'purchases.date'],
  family: ["coalesce(purchases.family, '')", 'purchases.date'],
}

/** The order of the list, latest first by default; ties by id, in the direction of the last order. */
export function purchaseOrder(database: Knex, { ordering }: Pick<PurchaseSelection, 'ordering'>): OrderTerm[] {
  const orders = ordering.length > 0 ? ordering : [{ field: 'date', descending: true } as const]
  const found = new Map<string, boolean>()
  for (const { field, descending } of orders) found.set(terms[field][0] ?? '', descending)
  const last = orders.at(-1)
  for (const sql of [...(last ? terms[last.field] : []), 'purchases.id']) {
    if (!found.has(sql)) found.set(sql, last?.descending === true)
  }
  // Families are sorted as JavaScript sorts them, whatever the language of the database.
  const collated = (sql: string) => (isPostgresql(database) && sql === terms.family[0] ? `${sql} COLLATE "C"` : sql)
  return [...found].map(([sql, descending]) => ({ sql: collated(sql), descending }))
}

export const orderBy = (order: readonly OrderTerm[]): string =>
  order.map(({ sql, descending }) => `${sql} ${descending ? 'DESC' : 'ASC'}`).join(', ')

export const reversed = (order: readonly OrderTerm[]): OrderTerm[] =>
  order.map(({ sql, descending }) => ({ sql, descending: !descending }))
