import { getComparison } from '@ma-cantine/lib/comparison/comparison-api'
import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { Comparisons } from './comparison.ts'

export function comparisonRoutes(app: FastifyInstance, { database }: Services): void {
  const comparisons = new Comparisons(database.reader)
  route(app, getComparison, ({ caller, params, query }) =>
    comparisons.compare(params.canteenId, query.year, reachOf(caller)),
  )
}
