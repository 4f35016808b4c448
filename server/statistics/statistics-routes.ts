import { getCanteenStatistics } from '@ma-cantine/lib/statistics/statistics-api'
import { withCampaign } from '@ma-cantine/lib/teledeclaration/campaigns'
import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { StatisticsIndex } from './statistics-index.ts'

export function statisticsRoutes(app: FastifyInstance, { database, settings }: Services): void {
  const index = new StatisticsIndex(database.reader, withCampaign(settings.campaign))

  route(app, getCanteenStatistics, ({ query }) => index.sum(query))
}
