import { percentagesOf } from '@ma-cantine/lib/purchases/purchase-percentages'
import { purchaseRefusals } from '@ma-cantine/lib/purchases/purchase-refusals'
import { summarisePurchases } from '@ma-cantine/lib/purchases/purchase-summary'
import { percentages2026, summarise2026 } from '@ma-cantine/lib/purchases/purchase-summary-2026'
import type { getPurchasePercentages } from '@ma-cantine/lib/purchases/purchase-summary-api'
import type { Knex } from 'knex'
import type { z } from 'zod'
import { showsPurchases } from '../canteens/hidden-years-sql.ts'
import { isVisible } from '../canteens/visible-sql.ts'
import { notFound } from '../http/refusal.ts'
import { isManaged, type Reach } from '../teams/managed-canteens.ts'
import { noSuchCanteen } from '../teams/require-managed.ts'
import { sumsOfCanteen } from './purchase-counts.ts'

type PercentagesQuery = z.output<NonNullable<typeof getPurchasePercentages.query>>

/**
 * The shares of the purchases of a year, for the managers of the canteen and, where it is public, for everybody. A year that
 * its managers hide is shown to them alone, when they ask for it (`ignoreRedaction`).
 * @param reach null for an anonymous caller.
 * @throws Refusal (404) for a canteen that the reader may not see, for a hidden year and for one without purchases.
 */
export async function purchasePercentages(
  database: Knex,
  reach: Reach | null,
  canteenId: number,
  { year, ignoreRedaction }: PercentagesQuery,
): Promise<z.output<NonNullable<typeof getPurchasePercentages.answer>>> {
  const isOwn = reach !== null && (await isManaged(database, reach, canteenId))
  if (!isOwn && !(await isVisible(database, canteenId))) throw noSuchCanteen()
  const readsAll = isOwn && ignoreRedaction === 'true'
  if (!readsAll && !(await showsPurchases(database, canteenId, year)))
    throw notFound(purchaseRefusals('hidden-year', year))
  const [sums] = await sumsOfCanteen(database, canteenId, year)
  const groups = sums?.groups ?? []
  const summary = summarisePurchases(groups)
  if (summary.valueTotalHt === 0) throw notFound(purchaseRefusals('no-purchase-in-year', year))
  return {
    ...percentagesOf(summary),
    ...percentages2026(summarise2026(summary, groups)),
    year,
    ...(isOwn ? { lastPurchaseDate: await lastDate(database, canteenId) } : {}),
  }
}

async function lastDate(database: Knex, canteenId: number): Promise<string | undefined> {
  const row: { last?: string | null } | undefined = await database('purchases')
    .where({ canteenId })
    .whereNull('deletionDate')
    .max({ last: 'date' })
    .first()
  return row?.last ?? undefined
}
