import type { User } from '@ma-cantine/lib/accounts/user'
import {
  getTerritoryProgress,
  listTerritoryCanteens,
  territoryFiles,
} from '@ma-cantine/lib/statistics/territory-canteens-api'
import { lastBegunCampaign, withCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { FastifyInstance } from 'fastify'
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
  const campaigns = withCampaign(settings.campaign)

  const territoryOf = ({ departments }: User): Territory => ({
    departments: [...new Set(departments)].sort(),
    campaignYear: lastBegunCampaign(new Date(), campaigns).year,
  })

  route(app, listTerritoryCanteens, async ({ caller, query, request, replicated }) => {
    const territory = territoryOf(caller.user)
    const { count, choices, results } = await replicated(async reader => {
      const { ids, ...page } = await listTerritoryPage(reader, territory, query)
      return { ...page, results: await loadTerritoryCanteens(reader, ids) }
    })
    return {
      count,
      ...pageLinks(request, query, count),
      results,
      ...choices,
      campaignYear: territory.campaignYear,
    }
  })

  fileRoutes(app, territoryFiles, ({ caller, query, replicated }, format) =>
    exportTerritory(replicated, territoryOf(caller.user), query, format),
  )

  route(app, getTerritoryProgress, ({ caller, replicated }) =>
    replicated(reader => readTerritoryProgress(reader, statisticsIndexOf(reader, settings), territoryOf(caller.user))),
  )
}
