import type { StoredCharacteristic } from '@ma-cantine/lib/purchases/purchase-labels'
import { egalimPartOf } from '@ma-cantine/lib/purchases/purchase-summary'
import type { Knex } from 'knex'
import { rawRows } from '../database/sql.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { managedBy } from './select-purchases.ts'

/** A product of a supplier that counts for no aim of the law. */
export interface HeaviestPurchase {
  /** Empty where it was not described. */
  readonly product: string
  /** Euros without VAT, of all its purchases in the year. */
  readonly total: number
}

/** Alike purchases, by how they were described. */
interface Row {
  readonly product: string
  readonly cents: number | string
}

/**
 * The products without any label that weigh most in the purchases of a year up to a day, the heaviest first. One statement
 * for the sets of characteristics in use, one for the products.
 */
export async function heaviestWithoutLabel(
  database: Knex,
  reach: Reach,
  { year, lastDay, count }: { readonly year: number; readonly lastDay: string; readonly count: number },
): Promise<HeaviestPurchase[]> {
  const managed = managedBy(database, reach)
  const sets = await rawRows<{ characteristics: string | null }>(
    database,
    `WITH ${managed.sql} SELECT DISTINCT characteristics FROM managed CROSS JOIN purchase_counts
     WHERE canteen_id = managed.id AND year = ? AND count > 0`,
    [...managed.bindings, year],
  )
  const unlabelled = sets.flatMap(({ characteristics }) => {
    const codes: StoredCharacteristic[] = characteristics ? JSON.parse(characteristics) : []
    return egalimPartOf({ year, characteristics: codes }) === null ? [characteristics ?? ''] : []
  })
  if (unlabelled.length === 0) return []
  const rows = await rawRows<Row>(
    database,
    `WITH ${managed.sql} SELECT max(trim(coalesce(description, ''))) AS product,
       sum(CAST(round(price_ht * 100) AS bigint)) AS cents
     FROM managed CROSS JOIN purchases
     WHERE canteen_id = managed.id AND deletion_date IS NULL AND date >= ? AND date <= ?
       AND coalesce(characteristics, '') IN (${unlabelled.map(() => '?').join(', ')})
     GROUP BY lower(trim(coalesce(description, '')))
     ORDER BY 2 DESC, 1 LIMIT ${count}`,
    [...managed.bindings, `${year}-01-01`, lastDay, ...unlabelled],
  )
  return rows.map(({ product, cents }) => ({ product, total: Number(cents) / 100 }))
}
