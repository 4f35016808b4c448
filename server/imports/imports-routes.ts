import {
  importCanteens,
  importCentralDetailedDiagnostics,
  importCentralSimpleDiagnostics,
  importDetailedDiagnostics,
  importPurchases,
  importSimpleDiagnostics,
} from '@ma-cantine/lib/imports/imports-api'
import type { FastifyInstance } from 'fastify'
import { importCanteenFile } from '../canteens/import-canteens.ts'
import { importDiagnosticFile } from '../diagnostics/import-diagnostics.ts'
import { importLevels } from '../diagnostics/import-levels.ts'
import { route } from '../http/route.ts'
import { importPurchaseFile } from '../purchases/import-purchases.ts'
import type { Services } from '../services.ts'

export function importsRoutes(app: FastifyInstance, services: Services): void {
  route(app, importPurchases, ({ user, request }) => importPurchaseFile(services, user, request))
  route(app, importCanteens, ({ user, request }) => importCanteenFile(services, user, request))
  for (const [endpoint, level] of [
    [importSimpleDiagnostics, importLevels.simple],
    [importDetailedDiagnostics, importLevels.complete],
    [importCentralSimpleDiagnostics, importLevels.ccSimple],
    [importCentralDetailedDiagnostics, importLevels.ccComplete],
  ] as const) {
    route(app, endpoint, ({ user, request }) => importDiagnosticFile(services, user, request, level))
  }
}
