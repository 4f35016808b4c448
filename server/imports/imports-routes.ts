import {
  countImportedPurchases,
  countImportsByMonth,
  getImport,
  importCanteens,
  importCentralDetailedDiagnostics,
  importCentralSimpleDiagnostics,
  importDetailedDiagnostics,
  importPurchases,
  importSimpleDiagnostics,
  listImports,
  undoImport,
  withdrawPlan,
} from '@ma-cantine/lib/imports/imports-api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { importCanteenFile } from '../canteens/import-canteens.ts'
import { importDiagnosticFile } from '../diagnostics/import-diagnostics.ts'
import { importLevels } from '../diagnostics/import-levels.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { pageLinks } from '../lists/page-links.ts'
import { importPurchaseFile } from '../purchases/import-purchases.ts'
import type { Services } from '../services.ts'
import { preferredLocale } from './answer.ts'
import { importedPurchasesByMonth, ownImportsByMonth } from './figures.ts'
import { asDetail, findOwnImport, listOwnImports } from './journal.ts'
import { undoOwnImport } from './undo-import.ts'
import { withdrawOwnPlan } from './withdraw-plan.ts'

const noSuchImport = 'Cet import n’existe pas, ou n’est pas le vôtre.'

export function importsRoutes(app: FastifyInstance, services: Services): void {
  const { reader } = services.database

  route(app, importPurchases, call => importPurchaseFile(services, call))
  route(app, importCanteens, call => importCanteenFile(services, call))
  for (const [endpoint, level] of [
    [importSimpleDiagnostics, importLevels.simple],
    [importDetailedDiagnostics, importLevels.complete],
    [importCentralSimpleDiagnostics, importLevels.ccSimple],
    [importCentralDetailedDiagnostics, importLevels.ccComplete],
  ] as const) {
    route(app, endpoint, call => importDiagnosticFile(services, endpoint, call, level))
  }

  route(app, withdrawPlan, async ({ user, params }) => ({
    importId: await withdrawOwnPlan(services.database, user.id, params.planId),
  }))

  route(app, listImports, async ({ user, query, request }) => {
    const { count, records } = await listOwnImports(reader, user.id, query)
    return { count, ...pageLinks(request, query, count), results: records }
  })

  route(app, getImport, async ({ user, params, request }) => {
    const row = await findOwnImport(reader, user.id, params.importId)
    if (!row) throw new Refusal(404, noSuchImport)
    return asDetail(row, localeOf(request))
  })

  route(app, countImportsByMonth, ({ user }) => ownImportsByMonth(reader, user.id))

  route(app, countImportedPurchases, async ({ user, params }) => {
    if (!(await findOwnImport(reader, user.id, params.importId))) throw new Refusal(404, noSuchImport)
    return importedPurchasesByMonth(reader, params.importId)
  })

  route(app, undoImport, async ({ caller, params, request }) =>
    asDetail(await undoOwnImport(services, caller, params.importId), localeOf(request)),
  )
}

const localeOf = (request: FastifyRequest) => preferredLocale(request.headers['accept-language'])
