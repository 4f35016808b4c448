import type { User } from '@ma-cantine/lib/accounts/user'
import {
  getTerritoryProgress,
  listTerritoryCanteens,
  territoryFiles,
} from '@ma-cantine/lib/statistics/territory-canteens-api'
import { type Campaign, lastBegunCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { FastifyInstance } from 'fastify'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import { route } from '../http/route.ts'
import { fileRoutes } from '../lists/file-routes.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { exportTerritory } from './export-territory.ts'
import { loadTerritoryCanteens } from './load-territory.ts'
import { listTerritoryPage, type Territory } from './select-territory.ts'
import { statisticsIndexOf } from './statistics-index.ts'
import { readTerritoryProgress } from './territory-progress.ts'

export function territoryRoutes(app: FastifyInstance, { settings }: Services): void {
  const territoryOf = ({ departments }: User, campaigns: readonly Campaign[]): Territory => ({
    departments: [...new Set(departments)].sort(),
    campaignYear: lastBegunCampaign(new Date(), campaigns).year,
  })

  route(app, listTerritoryCanteens, async ({ caller, query, request, replicated }) => {
    const { count, choices, results, campaignYear } = await replicated(async reader => {
      const territory = territoryOf(caller.user, await loadCampaigns(reader, settings))
      const { ids, ...page } = await listTerritoryPage(reader, territory, query)
      return { ...page, campaignYear: territory.campaignYear, results: await loadTerritoryCanteens(reader, ids) }
    })
    return {
      count,
      ...pageLinks(request, query, count),
      results,
      ...choices,
      campaignYear,
    }
  })

  fileRoutes(app, territoryFiles, async ({ caller, query, replicated }, format) => {
    const territory = territoryOf(caller.user, await replicated(reader => loadCampaigns(reader, settings)))
    return exportTerritory(replicated, territory, query, format)
  })

  route(app, getTerritoryProgress, ({ caller, replicated }) =>
    replicated(async reader => {
      const campaigns = await loadCampaigns(reader, settings)
      return readTerritoryProgress(reader, statisticsIndexOf(reader, campaigns), territoryOf(caller.user, campaigns))
    }),
  )
}
