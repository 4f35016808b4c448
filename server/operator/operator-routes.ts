import { getOperator } from '@ma-cantine/lib/operator/operator-api'
import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'

export function operatorRoutes(app: FastifyInstance, { settings }: Services): void {
  const { operator, contactEmail } = settings
  route(app, getOperator, () => ({ ...operator, contactEmail }))
}
