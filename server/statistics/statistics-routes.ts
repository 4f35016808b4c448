import { currentYear } from '@ma-cantine/lib/messages/today'
import { getCanteenStatistics, getTerritoryStatistics } from '@ma-cantine/lib/statistics/statistics-api'
import { withCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { StatisticsIndex } from './statistics-index.ts'

export function statisticsRoutes(app: FastifyInstance, { database, settings }: Services): void {
  const index = new StatisticsIndex(database.reader, withCampaign(settings.campaign))
  // The ministry gives the shares of a year to parliament by the end of the next one.
  const lastTold = () => settings.lastToldYear ?? currentYear() - 2

  route(app, getCanteenStatistics, ({ query }) => index.sum(query))

  route(app, getTerritoryStatistics, ({ query }) => index.tell(query, lastTold()))
}
