import {
  addedManagersFormat2026,
  type CanteenFormat,
  canteenFormats,
  changedCanteenFormat2026,
  newCanteenFormat2026,
} from '@ma-cantine/lib/canteens/canteen-formats'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { staffDiagnosticFileKind } from '@ma-cantine/lib/imports/diagnostic-file'
import { countDiagnosticFiles, diagnosticFiles } from '@ma-cantine/lib/imports/diagnostic-file-api'
import {
  countImportedPurchases,
  countImportsByMonth,
  getImport,
  importCanteenChanges,
  importCanteenManagers,
  importCanteens,
  importCentralDetailedDiagnostics,
  importCentralSimpleDiagnostics,
  importDetailedDiagnostics,
  importFormerPurchases,
  importNewCanteens,
  importPurchases,
  importSimpleDiagnostics,
  importSupplierRecap,
  listImportChanges,
  listImports,
  undoImport,
  withdrawPlan,
} from '@ma-cantine/lib/imports/imports-api'
import { formerPurchaseFormats } from '@ma-cantine/lib/purchases/former-purchase-formats'
import { purchaseFormats } from '@ma-cantine/lib/purchases/purchase-formats'
import type { FastifyInstance } from 'fastify'
import { diagnosticFormats2026 } from '../diagnostics/import-formats-2026.ts'
import { importLevels } from '../diagnostics/import-levels.ts'
import { localeOf } from '../http/language.ts'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { fileRoutes } from '../lists/file-routes.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { CanteensImport } from './canteens-import.ts'
import { Diagnostics2026Import } from './diagnostics-2026-import.ts'
import { DiagnosticsImport } from './diagnostics-import.ts'
import { countFiles, diagnosticsFile } from './export-diagnostics-file.ts'
import { countOwnImportsByMonth, countPurchasesByMonth } from './figures.ts'
import { listChangesOf } from './import-changes.ts'
import { asDetail, findOwnImport, listOwnImports } from './journal.ts'
import { KindByHeader } from './kind-by-header.ts'
import { PurchasesImport } from './purchases-import.ts'
import { RecapImport } from './recap-import.ts'
import { runImport } from './run-import.ts'
import { undoOwnImport } from './undo-import.ts'
import { withdrawOwnPlan } from './withdraw-plan.ts'

export function importsRoutes(app: FastifyInstance, services: Services): void {
  const { reader } = services.database

  for (const [endpoint, formats] of [
    [importPurchases, purchaseFormats],
    [importFormerPurchases, formerPurchaseFormats],
  ] as const) {
    route(app, endpoint, call => runImport(services, endpoint, call, new PurchasesImport(services, call, formats)))
  }
  route(app, importSupplierRecap, call =>
    runImport(services, importSupplierRecap, call, new RecapImport(services, call)),
  )
  for (const [endpoint, formats] of [
    [importCanteens, canteenFormats],
    [importNewCanteens, [newCanteenFormat2026 as CanteenFormat]],
    [importCanteenChanges, [changedCanteenFormat2026 as CanteenFormat]],
    [importCanteenManagers, [addedManagersFormat2026 as unknown as CanteenFormat]],
  ] as const) {
    route(app, endpoint, call => runImport(services, endpoint, call, new CanteensImport(services, call, formats)))
  }
  for (const [endpoint, level, formats] of [
    [importSimpleDiagnostics, importLevels.simple, diagnosticFormats2026.SIMPLE],
    [importDetailedDiagnostics, importLevels.complete, diagnosticFormats2026.COMPLETE],
  ] as const) {
    route(app, endpoint, call => {
      const kind = new KindByHeader(
        new DiagnosticsImport(services, call, level),
        new Diagnostics2026Import(services, call, formats),
      )
      return runImport(services, endpoint, call, kind)
    })
  }
  for (const [endpoint, level] of [
    [importCentralSimpleDiagnostics, importLevels.ccSimple],
    [importCentralDetailedDiagnostics, importLevels.ccComplete],
  ] as const) {
    route(app, endpoint, call => runImport(services, endpoint, call, new DiagnosticsImport(services, call, level)))
  }

  route(app, countDiagnosticFiles, ({ caller, query }) => countFiles(reader, reachOf(caller), query))

  fileRoutes(app, diagnosticFiles, ({ caller, query, replicated }, format) => {
    if (query.kind === staffDiagnosticFileKind && !caller.user.isStaff)
      throw new Refusal(403, httpRefusals('staff-only'))
    return replicated(replica => diagnosticsFile(replica, reachOf(caller), query, format))
  })

  route(app, withdrawPlan, async ({ caller, params }) => ({
    importId: await withdrawOwnPlan(services.database, caller, params.planId),
  }))

  route(app, listImports, async ({ caller, query, request }) => {
    const { count, records } = await listOwnImports(reader, caller, query)
    return { count, ...pageLinks(request, query, count), results: records }
  })

  route(app, getImport, async ({ caller, params, request }) =>
    asDetail(await findOwnImport(reader, caller, params.importId), localeOf(request)),
  )

  route(app, listImportChanges, async ({ caller, params, query, request }) => {
    const row = await findOwnImport(reader, caller, params.importId)
    const { count, results } = await listChangesOf(reader, row, query)
    return { count, ...pageLinks(request, query, count), results }
  })

  route(app, countImportsByMonth, ({ caller }) => countOwnImportsByMonth(reader, caller))

  route(app, countImportedPurchases, async ({ caller, params }) => {
    const { id } = await findOwnImport(reader, caller, params.importId)
    return countPurchasesByMonth(reader, reachOf(caller), id)
  })

  route(app, undoImport, async ({ caller, params, request }) => {
    const undone = await undoOwnImport(services, caller, params.importId)
    services.mail.drain()
    return asDetail(undone, localeOf(request))
  })
}
