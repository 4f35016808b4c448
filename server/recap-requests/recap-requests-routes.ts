import {
  declineRecapRequest,
  openRecapLink,
  sendRequestedRecap,
  stopRecapRequests,
} from '@ma-cantine/lib/recap-requests/recap-link-api'
import { askRecapMailbox, openRecapMailbox, sendMailboxRecap } from '@ma-cantine/lib/recap-requests/recap-mailbox-api'
import { checkRecapProof, downloadRecapProof } from '@ma-cantine/lib/recap-requests/recap-proofs-api'
import { recapRequestRefusals } from '@ma-cantine/lib/recap-requests/recap-request-refusals'
import {
  closeRecapRequest,
  downloadRequestedRecap,
  getRecapRequest,
  listRecapRequests,
  remindRecapRequest,
  sendRecapRequest,
} from '@ma-cantine/lib/recap-requests/recap-requests-api'
import { readProofCode } from '@ma-cantine/lib/teledeclaration/proof-code'
import type { FastifyInstance } from 'fastify'
import { Download } from '../http/download.ts'
import { orNotFound, Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { writeOnce } from '../teams/write-once.ts'
import { declineByLink, stopByLink } from './answer-request.ts'
import { askMailbox } from './ask-mailbox.ts'
import { askRecap } from './ask-recap.ts'
import { closeOf, remindOf } from './change-request.ts'
import { listRequests } from './list-requests.ts'
import { askedOf, findByLink, findByMailbox, requireOpen } from './open-link.ts'
import { receiveRecap } from './receive-recap.ts'
import { checkRecapProofOf, giveRecapProof } from './request-proofs.ts'
import { findRequest, loadRequest } from './request-rows.ts'

export function recapRequestsRoutes(app: FastifyInstance, services: Services): void {
  const { database, settings, mail } = services

  route(app, listRecapRequests, async ({ caller, query, request }) => {
    const listed = await listRequests(database.reader, reachOf(caller), query)
    return { ...listed, ...pageLinks(request, query, listed.count) }
  })

  route(app, sendRecapRequest, async call => {
    const { caller, body } = call
    const answer = await writeOnce(services, sendRecapRequest, call, write =>
      write(async transaction => ({
        answer: await askRecap({ transaction, settings, caller }, body),
        canteenIds: body.canteenIds,
      })),
    )
    mail.drain()
    return answer
  })

  route(app, getRecapRequest, ({ caller, params }) => loadRequest(database.reader, reachOf(caller), params.requestId))

  route(app, remindRecapRequest, async ({ caller, params, transaction: run }) => {
    const sent = await run(transaction => remindOf({ transaction, settings, caller }, params.requestId))
    mail.drain()
    return sent
  })

  route(app, closeRecapRequest, ({ caller, params, transaction: run }) =>
    run(transaction => closeOf({ transaction, settings, caller }, params.requestId)),
  )

  route(app, downloadRequestedRecap, async ({ caller, params: { requestId } }) => {
    await findRequest(database.reader, reachOf(caller), requestId)
    const row: { content: Buffer } | undefined = await database.reader('recapRequestFiles').where({ requestId }).first()
    const { content } = orNotFound(row, recapRequestRefusals('no-file'))
    return new Download(`recapitulatif-${requestId}.csv`, 'text/csv; charset=utf-8', new Blob([content]).stream())
  })

  route(app, downloadRecapProof, async ({ caller, params: { requestId } }) => {
    const bytes = await giveRecapProof(database, reachOf(caller), requestId, settings.publicUrl)
    return new Download(`preuve-de-demande-${requestId}.pdf`, 'application/pdf', new Blob([bytes]).stream())
  })

  route(app, checkRecapProof, ({ params, query }) =>
    checkRecapProofOf(database.reader, readProofCode(params.code), query.sha256),
  )

  route(app, openRecapLink, async ({ body }) =>
    askedOf(await findByLink(database.reader, settings.sessionSecret, body.token)),
  )

  route(app, sendRequestedRecap, async ({ query, request, reply }) => {
    const upload = { request, reply, dryRun: query.dryRun === 'true' }
    const { requests, ...verdict } = await receiveRecap(services, upload, async token => {
      const link = await findByLink(database.reader, settings.sessionSecret, token)
      requireOpen(link)
      return [link]
    })
    return { ...verdict, canteens: requests[0]?.canteens ?? [] }
  })

  route(app, askRecapMailbox, async ({ body }) => {
    await askMailbox(services, body.token)
    return {}
  })

  route(app, openRecapMailbox, async ({ body }) => ({
    requests: (await findByMailbox(database.reader, settings.sessionSecret, body.token)).map(askedOf),
  }))

  route(app, sendMailboxRecap, ({ query, request, reply }) =>
    receiveRecap(services, { request, reply, dryRun: query.dryRun === 'true' }, async token => {
      const links = await findByMailbox(database.reader, settings.sessionSecret, token)
      if (links.length === 0) throw new Refusal(409, recapRequestRefusals('no-open-request'))
      return links
    }),
  )

  route(app, declineRecapRequest, ({ body }) => declineByLink(services, body.token, body.reason))

  route(app, stopRecapRequests, ({ body }) => stopByLink(services, body.token))
}
