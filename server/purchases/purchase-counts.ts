/**
 * Numbers of purchases and the sums of their prices, by canteen, family, set of characteristics and year. Lists need the
 * counts for their total and their filters, summaries the sums: neither reads 100 000 purchases each time.
 *
 * The database maintains them: triggers on `purchases`, created by migration 0028, update the table
 * `purchase_counts` in the transaction of each write. The code only reads them, and a job repairs them
 * (`purchase-counts-job.ts`), should the database have been written without its triggers. Until then, no group whose count
 * is negative is answered.
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
import { sqlOf } from '../database/sql.ts'

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
export const storedGroups = (database: Knex): string =>
  sumsOfManaged(database, 'canteen_id, family, characteristics', 'canteen_id, family, characteristics')

/** The same by canteen alone, whose families and characteristics are empty texts. */
export const storedTotals = (database: Knex): string =>
  sumsOfManaged(database, "canteen_id, '' AS family, '' AS characteristics", 'canteen_id')

/** The same by family and characteristics alone, whose canteen is 0. */
export const storedChoices = (database: Knex): string =>
  sumsOfManaged(database, '0 AS canteen_id, family, characteristics', 'family, characteristics')

const sumsOfManaged = (database: Knex, names: string, groups: string): string =>
  `SELECT ${sqlOf(database).jsonAggregate(countColumns)} FROM (
    SELECT ${names}, sum(count) AS count, sum(cents) AS cents
    FROM managed CROSS JOIN purchase_counts WHERE canteen_id = managed.id
    GROUP BY ${groups} HAVING sum(count) > 0) AS counts`

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
      year,
      family: family === '' ? null : (family as ProductFamily),
      characteristics: characteristics === '' ? null : (JSON.parse(characteristics) as StoredCharacteristic[]),
      cents: Number(cents),
    })),
  }))
}
