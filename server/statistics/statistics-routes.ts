import { findEpcis } from '@ma-cantine/lib/statistics/find-epcis'
import { getCanteenStatistics, getTerritoryStatistics, listEpcis } from '@ma-cantine/lib/statistics/statistics-api'
import type { FastifyInstance } from 'fastify'
import type { Knex } from 'knex'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { loadTerritories } from '../territories/territories.ts'
import { lastToldYear } from './last-told-year.ts'
import { statisticsIndexOf } from './statistics-index.ts'

export function statisticsRoutes(app: FastifyInstance, { settings, expected }: Services): void {
  const indexOf = async (reader: Knex) => statisticsIndexOf(reader, await loadCampaigns(reader, settings))

  route(app, getCanteenStatistics, ({ query, replicated }) =>
    replicated(async reader => (await indexOf(reader)).sum(query)),
  )

  route(app, listEpcis, async ({ query }) => {
    const { epcis } = await loadTerritories()
    return findEpcis(epcis, query).map(({ code, name }) => ({ code, nom: name }))
  })

  route(app, getTerritoryStatistics, async ({ query, replicated }) => ({
    ...(await replicated(async reader => (await indexOf(reader)).tell(query, lastToldYear(settings)))),
    expected: expected.of(query),
  }))
}
