import { pick } from '@ma-cantine/lib/entities/pick'
import { StatisticsSum } from '@ma-cantine/lib/statistics/statistics'
import type { TerritoryProgress } from '@ma-cantine/lib/statistics/territory-canteens-api'
import type { Knex } from 'knex'
import { countByDepartment, type Territory } from './select-territory.ts'
import type { StatisticsIndex } from './statistics-index.ts'

const none = { canteenCount: 0, declaredCount: 0, unmanagedCount: 0, invitedCount: 0 }

/** How far each department of a territory has come, in their order, with the figures of all of them. */
export async function readTerritoryProgress(
  database: Knex,
  index: StatisticsIndex,
  territory: Territory,
): Promise<TerritoryProgress> {
  const { departments, campaignYear } = territory
  const selection = { year: campaignYear, region: [], department: [...departments], epci: [], pat: [], sectors: [] }
  const [counts, statistics] = await Promise.all([
    countByDepartment(database, territory),
    // Without departments, the index would add up all of them.
    departments.length === 0 ? new StatisticsSum().statistics : index.sum(selection),
  ])
  return {
    campaignYear,
    departments: departments.map(department => ({ department, ...(counts.get(department) ?? none) })),
    figures: pick(statistics, ['teledeclarationsCount', 'bioPercent', 'sustainablePercent', 'approPercent']),
  }
}
