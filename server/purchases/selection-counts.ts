import type { Knex } from 'knex'
import { isPostgresql, type SqlPart, sqlOf } from '../database/sql.ts'
import { monthsOf } from './months.ts'
import { countColumns, monthColumns } from './purchase-counts.ts'
import { type PurchaseFilters, purchaseConditions } from './select-purchases.ts'

/**
 * The counts of the selected purchases, without their characteristics; null when the counts of `purchase_counts`
 * suffice, as no date, word or application selects. Whole months and the texts of a search have counts of their own: purchases are
 * only read at the ends of a range of dates, and where such filters meet others. A search needs the common table
 * expression `texts`.
 */
export function scannedGroups(database: Knex, selection: PurchaseFilters): SqlPart | null {
  const { date_after, date_before, search, characteristics, creator = null } = selection
  const hasDates = date_after !== undefined || date_before !== undefined
  if (!hasDates && search.length === 0 && creator === null) return null
  const isPlain = characteristics.length === 0 && creator === null
  let parts: SqlPart[]
  if (search.length > 0) {
    parts = hasDates || !isPlain ? [purchasesOfTexts(database, selection)] : [matchedTexts]
  } else {
    parts = isPlain ? purchasesOfMonths(database, selection) : [countedPurchases(database, selection)]
  }
  return {
    sql: `SELECT ${sqlOf(database).jsonAggregate(countColumns)} FROM (
      SELECT canteen_id, family, '' AS characteristics, sum(count) AS count, sum(cents) AS cents FROM (
        ${parts.map(({ sql }) => `SELECT canteen_id, family, count, cents FROM (${sql}) AS part`).join(' UNION ALL ')}
      ) AS parts GROUP BY 1, 2 HAVING sum(count) > 0) AS scanned`,
    bindings: parts.flatMap(({ bindings }) => bindings),
  }
}

const matchedTexts: SqlPart = { sql: 'SELECT * FROM texts', bindings: [] }

/** Each purchase as a row of counts. */
const countOfPurchase = (database: Knex): string =>
  `purchases.canteen_id, coalesce(purchases.family, '') AS family, 1 AS count,
   CAST(round(price_ht * 100) AS ${isPostgresql(database) ? 'numeric' : 'integer'}) AS cents`

function countedPurchases(database: Knex, selection: PurchaseFilters): SqlPart {
  const { sql, bindings } = purchaseConditions(database, selection)
  return {
    sql: `SELECT ${countOfPurchase(database)} FROM managed CROSS JOIN purchases
      WHERE canteen_id = managed.id AND deletion_date IS NULL AND ${sql}`,
    bindings,
  }
}

function purchasesOfMonths(database: Knex, selection: PurchaseFilters): SqlPart[] {
  const { after, before, edges } = monthsOf(selection.date_after, selection.date_before)
  const { sql, bindings } = purchaseConditions(database, {
    ...selection,
    date_after: undefined,
    date_before: undefined,
  })
  return [
    {
      sql: `SELECT purchase_months.* FROM managed CROSS JOIN purchase_months
        WHERE canteen_id = managed.id AND month > ? AND month < ? AND ${sql}`,
      bindings: [after, before, ...bindings],
    },
    ...edges.map(([first, last]) => countedPurchases(database, { ...selection, date_after: first, date_before: last })),
  ]
}

/** The purchases that have one of the texts of the search and match the other filters. */
function purchasesOfTexts(database: Knex, selection: PurchaseFilters): SqlPart {
  const { sql, bindings } = purchaseConditions(database, { ...selection, canteen: [], canteen__id: [], search: [] })
  return {
    sql: `SELECT ${countOfPurchase(database)}
      FROM (SELECT DISTINCT canteen_id AS its_canteen, search_text AS its_text FROM texts) AS keys
      CROSS JOIN purchases WHERE canteen_id = its_canteen AND substr(search_text, 1, 200) = substr(its_text, 1, 200)
        AND search_text = its_text AND deletion_date IS NULL AND ${sql}`,
    bindings,
  }
}

/** From this row on, a page of a list by date is looked for in its month. */
const farFromTop = 500

/** The counts by month, when they are all that tells in which month a page is; null otherwise. */
export function countedMonths(
  database: Knex,
  selection: PurchaseFilters & { readonly offset: number },
): SqlPart | null {
  const { ordering, offset, characteristics, search, date_after, date_before, creator = null } = selection
  const byDate = ordering.length === 0 || (ordering.length === 1 && ordering[0]?.field === 'date')
  if (!byDate || creator !== null || offset < farFromTop || characteristics.length > 0 || search.length > 0) return null
  if (date_after !== undefined || date_before !== undefined) return null
  const { sql, bindings } = purchaseConditions(database, selection)
  return {
    sql: `SELECT ${sqlOf(database).jsonAggregate(monthColumns)} FROM (
      SELECT canteen_id, month, family, sum(count) AS count FROM managed CROSS JOIN purchase_months
      WHERE canteen_id = managed.id AND ${sql} GROUP BY 1, 2, 3 HAVING sum(count) > 0) AS months`,
    bindings,
  }
}

/** As many texts as a second statement is given, rather than to look for them again. */
export const givenTexts = 2000

/** How many texts the search matches, and the length of the longest. It needs the common table expression `texts`. */
export const countedTexts = (database: Knex): string =>
  `SELECT ${sqlOf(database).jsonAggregate(['number', 'longest'])} FROM (
    SELECT count(*) AS number, coalesce(max(length(search_text)), 0) AS longest FROM texts) AS counted`

/** The canteens and words of these texts, or of some where they are too many to be given. */
export const textKeys = (database: Knex): string =>
  `SELECT ${sqlOf(database).jsonAggregate(['canteen_id', 'search_text'])} FROM (
    SELECT DISTINCT canteen_id, search_text FROM texts LIMIT ${givenTexts}) AS keys`
