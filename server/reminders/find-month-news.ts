import { type MonthPoint, monthPoint } from '@ma-cantine/lib/purchases/month-point'
import type { Goals } from '@ma-cantine/lib/purchases/territory-goals'
import { openCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import { needsWork } from '@ma-cantine/lib/teledeclaration/pending-actions'
import type { Knex } from 'knex'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import { type HeaviestPurchase, heaviestWithoutLabel } from '../purchases/heaviest-purchases.ts'
import { purchasesOverview, sumsBy } from '../purchases/purchase-sums.ts'
import type { Settings } from '../settings/settings.ts'
import { reachOfUser } from '../teams/managed-canteens.ts'
import { campaignYear } from '../teledeclaration/campaign-year.ts'
import { listTasks } from '../teledeclaration/list-actions.ts'

/** What the message of a month tells somebody of all their canteens. */
export interface MonthNews {
  /** YYYY-MM */
  readonly month: string
  readonly point: MonthPoint
  /** In percent; null where canteens have different ones. */
  readonly goals: Pick<Goals, 'organic' | 'quality'> | null
  readonly heaviest: readonly HeaviestPurchase[]
  /** Of the campaign that is open; null without one, or without work. */
  readonly waiting: { readonly year: number; readonly count: number } | null
}

/** Products that a message names. */
const namedProducts = 3

/** @returns null for somebody without a purchase in the year up to that month. */
export async function findMonthNews(
  database: Knex,
  settings: Pick<Settings, 'campaign'>,
  userId: number,
  month: string,
): Promise<MonthNews | null> {
  const reach = reachOfUser(userId)
  const year = Number(month.slice(0, 4))
  const sums = (of: number) => sumsBy(database, reach, { canteen: [], year: of }, 'month')
  const lastDay = `${month}-31`
  const point = monthPoint(month, (await sums(year)).results, (await sums(year - 1)).results)
  if (!point) return null
  const { goals } = await purchasesOverview(database, reach, { canteen: [], year }, lastDay)
  const [only, ...others] = goals
  return {
    month,
    point,
    goals: only && others.length === 0 ? only : null,
    heaviest: await heaviestWithoutLabel(database, reach, { year, lastDay, count: namedProducts }),
    waiting: await findWaiting(database, settings, userId),
  }
}

async function findWaiting(
  database: Knex,
  settings: Pick<Settings, 'campaign'>,
  userId: number,
): Promise<MonthNews['waiting']> {
  const campaigns = await loadCampaigns(database, settings)
  const open = openCampaign(new Date(), campaigns)
  if (!open) return null
  const tasks = await listTasks(database, reachOfUser(userId), campaignYear(campaigns, open.year))
  const count = tasks.filter(({ action }) => needsWork(action)).length
  return count > 0 ? { year: open.year, count } : null
}
