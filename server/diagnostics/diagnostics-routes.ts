import {
  createDiagnostic,
  listDiagnosticHistory,
  listDiagnostics,
  updateDiagnostic,
} from '@ma-cantine/lib/diagnostics/diagnostics-api'
import { listManagedDiagnostics } from '@ma-cantine/lib/diagnostics/managed-diagnostics-api'
import type { FastifyInstance } from 'fastify'
import { type Caller, originOf } from '../http/caller.ts'
import { route } from '../http/route.ts'
import { isBasedOn } from '../http/version.ts'
import { creatingApplication } from '../lists/creating-application.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { writeOnce } from '../teams/write-once.ts'
import { diagnosticHistory } from './diagnostic-history.ts'
import { findDiagnostic, listDiagnosticsOf } from './find-diagnostics.ts'
import { listSelectedDiagnostics } from './list-diagnostics.ts'
import { insertDiagnostic, updateDiagnosticOf } from './write-diagnostic.ts'

export function diagnosticsRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services
  const editionOf = (caller: Caller, canteenId: number) => ({
    origin: originOf(caller),
    reach: reachOf(caller),
    canteenId,
  })

  route(app, listManagedDiagnostics, async ({ caller, query, request }) => {
    const selection = { ...query, creator: creatingApplication(caller, query) }
    const listed = await listSelectedDiagnostics(database.reader, reachOf(caller), selection)
    return { ...listed, ...pageLinks(request, query, listed.count) }
  })

  route(app, listDiagnostics, ({ params }) => listDiagnosticsOf(database.reader, params.canteenId))

  route(app, createDiagnostic, call => {
    const { caller, params, body } = call
    return writeOnce(services, createDiagnostic, call, write =>
      write(async transaction => {
        const id = await insertDiagnostic(transaction, editionOf(caller, params.canteenId), body)
        return { answer: await findDiagnostic(transaction, params.canteenId, id), canteenIds: [params.canteenId] }
      }),
    )
  })

  route(app, updateDiagnostic, ({ caller, params: { canteenId, diagnosticId }, body, request, transaction: run }) =>
    run(async transaction => {
      await updateDiagnosticOf(transaction, editionOf(caller, canteenId), diagnosticId, body, isBasedOn(request))
      return findDiagnostic(transaction, canteenId, diagnosticId)
    }),
  )

  route(app, listDiagnosticHistory, async ({ params: { canteenId, diagnosticId }, query, request }) => {
    const page = await diagnosticHistory(database.reader, canteenId, diagnosticId, query)
    return { ...page, ...pageLinks(request, query, page.count) }
  })
}
