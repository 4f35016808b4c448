import {
  getActionableCanteen,
  listActionableCanteens,
  listCanteenTasks,
} from '@ma-cantine/lib/teledeclaration/actionable-canteens-api'
import { readProofCode } from '@ma-cantine/lib/teledeclaration/proof-code'
import { checkProof, downloadProof } from '@ma-cantine/lib/teledeclaration/proofs-api'
import { teledeclarationRefusals } from '@ma-cantine/lib/teledeclaration/teledeclaration-refusals'
import {
  cancelTeledeclaration,
  createTeledeclaration,
  listDiagnosticsToTeledeclare,
} from '@ma-cantine/lib/teledeclaration/teledeclarations-api'
import type { FastifyInstance } from 'fastify'
import type { Knex } from 'knex'
import { loadCampaigns } from '../campaigns/load-campaigns.ts'
import { loadDiagnostics } from '../diagnostics/load-diagnostics.ts'
import type { Caller } from '../http/caller.ts'
import { Download } from '../http/download.ts'
import { orNotFound, refuseFields } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { isBasedOn } from '../http/version.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { isManaged, reachOf } from '../teams/managed-canteens.ts'
import { noSuchCanteen } from '../teams/require-managed.ts'
import { writeOnce } from '../teams/write-once.ts'
import { campaignYear } from './campaign-year.ts'
import { cancelDeclaration, declarationEdition, declareDiagnostic } from './declare.ts'
import { listActions, listTasks, loadActionableCanteen } from './list-actions.ts'
import { listDeclarable } from './list-declarable.ts'
import { checkProofOf, giveProof } from './proofs.ts'

export function teledeclarationRoutes(app: FastifyInstance, services: Services): void {
  const { database, settings, mail } = services
  const campaignOf = async (year: number) => campaignYear(await loadCampaigns(database.reader, settings), year)
  const editionOf = (caller: Caller) => declarationEdition(caller, settings)
  const diagnosticOf = async (reader: Knex, canteenId: number, id: number) => {
    const diagnostics = (await loadDiagnostics(reader, [canteenId])).get(canteenId)
    return orNotFound(
      diagnostics?.find(diagnostic => diagnostic.id === id),
      teledeclarationRefusals('unknown-diagnostic'),
    )
  }

  route(app, listActionableCanteens, async ({ caller, params, query, request }) => {
    const page = await listActions(database.reader, reachOf(caller), await campaignOf(params.year), query)
    return { ...page, ...pageLinks(request, query, page.count) }
  })

  route(app, getActionableCanteen, async ({ caller, params: { canteenId, year } }) => {
    if (!(await isManaged(database.reader, reachOf(caller), canteenId))) throw noSuchCanteen()
    return loadActionableCanteen(database.reader, await campaignOf(year), canteenId)
  })

  route(app, listCanteenTasks, async ({ caller, params }) =>
    listTasks(database.reader, reachOf(caller), await campaignOf(params.year)),
  )

  route(app, listDiagnosticsToTeledeclare, async ({ caller, params, query, request }) => {
    const page = await listDeclarable(database.reader, reachOf(caller), await campaignOf(params.year), query)
    return { ...page, ...pageLinks(request, query, page.count) }
  })

  route(app, createTeledeclaration, async call => {
    const { caller, body } = call
    // A person ticks the statement on the site; a script has no other way to make it.
    const isStated = caller.by === 'session' || body.honourStatement === true
    if (!isStated) refuseFields({ honourStatement: [teledeclarationRefusals('honour-statement')] })
    const answer = await writeOnce(services, createTeledeclaration, call, write =>
      write(async transaction => {
        const seen = { isCurrent: isBasedOn(call.request), canteen: body.seenCanteen }
        const canteenId = await declareDiagnostic(transaction, editionOf(caller), body.diagnosticId, seen)
        return { answer: await diagnosticOf(transaction, canteenId, body.diagnosticId), canteenIds: [canteenId] }
      }),
    )
    mail.drain()
    return answer
  })

  route(app, cancelTeledeclaration, async ({ caller, params, transaction: run }) => {
    const diagnostic = await run(async transaction => {
      const cancelled = await cancelDeclaration(transaction, editionOf(caller), params.teledeclarationId)
      return diagnosticOf(transaction, cancelled.canteenId, cancelled.diagnosticId)
    })
    mail.drain()
    return diagnostic
  })

  route(app, downloadProof, async ({ caller, params: { teledeclarationId } }) => {
    const { name, bytes } = await giveProof(database, reachOf(caller), teledeclarationId, settings.publicUrl)
    return new Download(name, 'application/pdf', new Blob([bytes]).stream())
  })

  route(app, checkProof, ({ params, query }) => checkProofOf(database.reader, readProofCode(params.code), query.sha256))
}
