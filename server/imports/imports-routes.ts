import { importCanteens, importPurchases } from '@ma-cantine/lib/imports/imports-api'
import type { FastifyInstance } from 'fastify'
import { importCanteenFile } from '../canteens/import-canteens.ts'
import { route } from '../http/route.ts'
import { importPurchaseFile } from '../purchases/import-purchases.ts'
import type { Services } from '../services.ts'

export function importsRoutes(app: FastifyInstance, services: Services): void {
  route(app, importPurchases, ({ caller, request }) => importPurchaseFile(services, caller, request))
  route(app, importCanteens, ({ caller, request }) => importCanteenFile(services, caller, request))
}
