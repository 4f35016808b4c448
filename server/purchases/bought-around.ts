import type { StoredPurchase } from '@ma-cantine/lib/recaps/recap-verdict'
import type { Knex } from 'knex'
import { rawRows, sqlOf } from '../database/sql.ts'

/** A canteen, and the days whose purchases are asked for, both included (YYYY-MM-DD). */
export interface CanteenDays {
  readonly canteenId: number
  readonly firstDay: string
  readonly lastDay: string
}

interface BoughtRow extends Omit<StoredPurchase, 'cents' | 'labels'> {
  readonly canteenId: number
  /** A JSON array. */
  readonly characteristics: string | null
  readonly priceHt: string | number
}

/** The purchases of these canteens on these days, by canteen, in the order of their dates. One statement. */
export async function boughtAround(
  database: Knex,
  days: readonly CanteenDays[],
): Promise<ReadonlyMap<number, readonly StoredPurchase[]>> {
  const given = sqlOf(database).jsonRows({ its_canteen: 'integer', first_day: 'text', last_day: 'text' })
  const rows = await rawRows<BoughtRow>(
    database,
    `SELECT id, canteen_id, date, description, provider, family, characteristics, price_ht
     FROM ${given} AS given CROSS JOIN purchases
     WHERE canteen_id = its_canteen AND date BETWEEN first_day AND last_day AND deletion_date IS NULL
     ORDER BY canteen_id, date, id`,
    [JSON.stringify(days.map(({ canteenId, firstDay, lastDay }) => [canteenId, firstDay, lastDay]))],
  )
  const purchases = rows.map(({ characteristics, priceHt, ...row }) => ({
    ...row,
    labels: JSON.parse(characteristics ?? '[]') as string[],
    cents: Math.round(Number(priceHt) * 100),
  }))
  return Map.groupBy(purchases, ({ canteenId }) => canteenId)
}
