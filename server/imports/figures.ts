import type { ImportsOfMonth, PurchasesOfMonth } from '@ma-cantine/lib/imports/import-figures'
import { currentDay } from '@ma-cantine/lib/messages/today'
import { type ProductFamily, productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import type { Knex } from 'knex'
import { rawRows } from '../database/sql.ts'
import type { Caller } from '../http/caller.ts'
import { managedCanteens, type Reach } from '../teams/managed-canteens.ts'
import { parisTime } from '../time/date-time.ts'
import { ownImports } from './journal.ts'

const months = 12

/** The first month of a year that ends with `month` (`2025-12`). */
function firstMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - months, 1)).toISOString().slice(0, 7)
}

/** Counts the imports that a caller may see, by month in Paris over a year, earliest first. */
export async function countOwnImportsByMonth(database: Knex, caller: Caller): Promise<ImportsOfMonth[]> {
  const first = firstMonth(currentDay().slice(0, 7))
  // Groups by hour, as a month starts earlier in Paris than in UTC; starts a day early for the same reason.
  const from = new Date(Date.parse(`${first}-01T00:00:00Z`) - 86_400_000).toISOString()
  const rows: { hour: string; status: keyof Omit<ImportsOfMonth, 'month'>; count: number | string }[] =
    await ownImports(database, caller)
      .where('date', '>=', from)
      .groupByRaw('1, 2')
      .select(database.raw('substr(date, 1, 13) AS hour'), 'status')
      .count({ count: '*' })
  const found = new Map<string, ImportsOfMonth>()
  for (const { hour, status, count } of rows) {
    const month = parisTime(`${hour}:00:00.000Z`).slice(0, 7)
    if (month < first) continue
    const known = found.get(month) ?? { month, done: 0, refused: 0, undone: 0 }
    found.set(month, { ...known, [status]: known[status] + Number(count) })
  }
  return [...found.values()].toSorted((a, b) => a.month.localeCompare(b.month))
}

/** Counts the remaining purchases of an import in the managed canteens, by month and family. */
export async function countPurchasesByMonth(
  database: Knex,
  reach: Reach,
  importId: number,
): Promise<PurchasesOfMonth[]> {
  const rows = await rawRows<{
    month: string
    family: ProductFamily | null
    count: number | string
    priceHt: number | string
  }>(
    database,
    `SELECT substr(date, 1, 7) AS month, family, count(*) AS count, sum(price_ht) AS "priceHt" FROM purchases
     WHERE import_id = ? AND deletion_date IS NULL AND canteen_id IN ? GROUP BY 1, 2`,
    [importId, managedCanteens(database, reach)],
  )
  // Rows without a family come last, wherever the database sorts nulls.
  const rank = (family: ProductFamily | null) => (family ? productFamilies.indexOf(family) : productFamilies.length)
  return rows
    .map(({ month, family, count, priceHt }) => ({
      month,
      family,
      count: Number(count),
      // Rounds to the cent the sum that the database made of doubles.
      priceHt: Math.round(Number(priceHt) * 100) / 100,
    }))
    .toSorted((a, b) => a.month.localeCompare(b.month) || rank(a.family) - rank(b.family))
}
