import { importCanteens, importPurchases } from '@ma-cantine/lib/imports/imports-api'
import type { FastifyInstance } from 'fastify'
import { importCanteenFile } from '../canteens/import-canteens.ts'
import { route } from '../http/route.ts'
import { importPurchaseFile } from '../purchases/import-purchases.ts'
import type { Services } from '../services.ts'

export function importsRoutes(app: FastifyInstance, services: Services): void {
  route(app, importPurchases, ({ user, request }) => importPurchaseFile(services, user, request))
  route(app, importCanteens, ({ user, request }) => importCanteenFile(services, user, request))
}
