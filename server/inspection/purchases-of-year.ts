import type { InspectedGroup } from '@ma-cantine/lib/inspection/inspected-groups'
import { egalimCategories, retiredCharacteristics } from '@ma-cantine/lib/purchases/purchase-draft'
import type { Knex } from 'knex'
import { isPostgresql, rawRows } from '../database/sql.ts'
import type { InspectedYear } from './inspected-report.ts'

/** The purchases of a canteen and a year, to begin a query with; the invoice of each, if any, stands beside it. */
const from = `FROM purchases LEFT JOIN invoices ON invoices.purchase_id = purchases.id
  WHERE purchases.canteen_id = ? AND purchases.date BETWEEN ? AND ? AND purchases.deletion_date IS NULL`
const bindingsOf = ({ canteenId, year }: InspectedYear) => [canteenId, `${year}-01-01`, `${year}-12-31`]

const hasLabelSql = [...egalimCategories, ...retiredCharacteristics]
  .map(code => `purchases.characteristics LIKE '%"${code}"%'`)
  .join(' OR ')

/** The condition of a purchase that lacks a proof. */
const lacksProof = `(invoices.id IS NULL OR (purchases.certificate IS NULL AND (${hasLabelSql})))`

type Flag = number | boolean

interface GroupRow {
  readonly family: InspectedGroup['family']
  /** JSON. */
  readonly characteristics: string | null
  readonly hasInvoice: Flag
  readonly hasCertificate: Flag
  readonly cents: number | string
  readonly count: number | string
  readonly bytes: number | string | null
}

export interface PurchasesOfYear {
  readonly groups: readonly InspectedGroup[]
  readonly content: { readonly purchases: number; readonly invoices: number; readonly invoiceSize: number }
}

/** Adds up the purchases of a year by what decides where they count and what proves them, in one statement. */
export async function groupPurchases(reader: Knex, inspected: InspectedYear): Promise<PurchasesOfYear> {
  const cents = `CAST(round(purchases.price_ht * 100) AS ${isPostgresql(reader) ? 'numeric' : 'integer'})`
  const rows = await rawRows<GroupRow>(
    reader,
    `SELECT purchases.family, purchases.characteristics, invoices.id IS NOT NULL AS has_invoice,
       purchases.certificate IS NOT NULL AS has_certificate, sum(${cents}) AS cents, count(*) AS count,
       sum(invoices.size) AS bytes
     ${from} GROUP BY 1, 2, 3, 4`,
    bindingsOf(inspected),
  )
  const sum = (kept: readonly GroupRow[], read: (row: GroupRow) => number | string | null) =>
    kept.reduce((total, row) => total + Number(read(row) ?? 0), 0)
  const invoiced = rows.filter(({ hasInvoice }) => hasInvoice)
  return {
    groups: rows.map(row => ({
      year: inspected.year,
      family: row.family,
      characteristics: row.characteristics === null ? null : JSON.parse(row.characteristics),
      cents: Number(row.cents),
      hasInvoice: Boolean(row.hasInvoice),
      hasCertificate: Boolean(row.hasCertificate),
    })),
    content: {
      purchases: sum(rows, ({ count }) => count),
      invoices: sum(invoiced, ({ count }) => count),
      invoiceSize: sum(invoiced, ({ bytes }) => bytes),
    },
  }
}

export interface ToProveRow {
  readonly id: number
  readonly date: string
  readonly description: string | null
  readonly provider: string | null
  /** JSON. */
  readonly characteristics: string | null
  readonly certificate: string | null
  readonly priceHt: number | string
  readonly hasInvoice: Flag
}

/** A page of the purchases that lack a proof, the largest first, and how many there are. */
export async function findToProve(
  reader: Knex,
  inspected: InspectedYear,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly count: number; readonly rows: readonly ToProveRow[] }> {
  const bindings = bindingsOf(inspected)
  const [counted] = await rawRows<{ count: number | string }>(
    reader,
    `SELECT count(*) AS count ${from} AND ${lacksProof}`,
    bindings,
  )
  const rows = await rawRows<ToProveRow>(
    reader,
    `SELECT purchases.id, purchases.date, purchases.description, purchases.provider, purchases.characteristics,
       purchases.certificate, purchases.price_ht, invoices.id IS NOT NULL AS has_invoice
     ${from} AND ${lacksProof} ORDER BY purchases.price_ht DESC, purchases.id LIMIT ? OFFSET ?`,
    [...bindings, limit, offset],
  )
  return { count: Number(counted?.count ?? 0), rows }
}

/** The ids of the purchases of a year, by day. They come as one text, which takes a hundredth of the memory of rows. */
export async function findIds(reader: Knex, inspected: InspectedYear): Promise<Int32Array> {
  const [found] = await rawRows<{ ids: string | null }>(
    reader,
    `SELECT string_agg(CAST(id AS text), ',') AS ids
     FROM (SELECT purchases.id ${from} ORDER BY purchases.date, purchases.id) AS ordered`,
    bindingsOf(inspected),
  )
  return Int32Array.from(found?.ids?.split(',') ?? [], Number)
}
