/**
 * Numbers of purchases and the sums of their prices, by canteen, family, set of characteristics and year. Lists need the
 * counts for their total and their filters, summaries the sums: neither reads 100 000 purchases each time.
 *
 * The database maintains them: triggers on `purchases`, created by migration 0028, update the table
 * `purchase_counts` in the transaction of each write. The code only reads them.
 *
 * - Only purchases without `deletion_date` count. A missing family and missing characteristics are empty texts.
 * - SQLite has one writer and no statement triggers: each written row updates the row of its group.
 * - PostgreSQL counts once per statement. So that writers neither wait for one another nor deadlock, each statement
 * adds rows with its changes, and merges the rows of these groups that nobody else has locked (`SKIP LOCKED`). The
 * count of a group is therefore the sum of its rows, some of which may be negative.
 */
import type { ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'
import type { StoredCharacteristic } from '@ma-cantine/lib/purchases/purchase-labels'
import type { PurchaseGroup } from '@ma-cantine/lib/purchases/purchase-summary'
import type { Knex } from 'knex'
import { type SqlPart, sqlOf } from '../database/sql.ts'

/** The `characteristics` are JSON. A group may have several rows, whose counts add up. */
export type CountGroup = readonly [
  canteenId: number,
  family: string,
  characteristics: string,
  count: number,
  cents: number,
]

export const countColumns = ['canteen_id', 'family', 'characteristics', 'count', 'cents']

/** The stored counts of the canteens of the table `managed`: `CountGroup`s as JSON, null without any. */
export const cachedGroups = (database: Knex): SqlPart => ({
  sql: `SELECT ${sqlOf(database).jsonAggregate(countColumns)} FROM (
    SELECT canteen_id, family, characteristics, sum(count) AS count, sum(cents) AS cents
    FROM managed CROSS JOIN purchase_counts WHERE canteen_id = managed.id GROUP BY 1, 2, 3) AS counts`,
  bindings: [],
})

export type MonthCount = readonly [canteenId: number, month: number, family: string, count: number]
export const monthColumns = ['canteen_id', 'month', 'family', 'count']

/** The groups of purchases of one year. */
export interface YearGroups {
  readonly year: number
  readonly groups: readonly PurchaseGroup[]
}

/** The sums of the purchases of a canteen, year by year; years without purchases are left out. */
export async function sumsOfCanteen(database: Knex, canteenId: number, year?: number): Promise<YearGroups[]> {
  const rows: { year: number; family: string; characteristics: string; cents: number | string }[] = await database(
    'purchaseCounts',
  )
    .where({ canteenId, ...(year === undefined ? {} : { year }) })
    .groupBy('year', 'family', 'characteristics')
    .havingRaw('sum(count) > 0')
    .orderBy('year')
    .select('year', 'family', 'characteristics')
    .sum({ cents: 'cents' })
  return [...Map.groupBy(rows, row => row.year)].map(([year, ofYear]) => ({
    year,
    groups: ofYear.map(({ family, characteristics, cents }) => ({
      family: family === '' ? null : (family as ProductFamily),
      characteristics: characteristics === '' ? null : (JSON.parse(characteristics) as StoredCharacteristic[]),
      cents: Number(cents),
    })),
  }))
}
