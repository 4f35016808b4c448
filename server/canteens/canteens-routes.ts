import { CanteenFileSelection, canteenFiles, exportCanteensToChange } from '@ma-cantine/lib/canteens/canteen-file-api'
import { listCanteenHistory } from '@ma-cantine/lib/canteens/canteen-history-api'
import { getSirenStatus, getSiretStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import {
  changeCanteen,
  createCanteen,
  deleteCanteen,
  getCanteen,
  listCanteenPreviews,
  listCanteenSummaries,
  listCanteens,
} from '@ma-cantine/lib/canteens/canteens-api'
import { listDeletedCanteens, restoreCanteen } from '@ma-cantine/lib/canteens/deleted-canteens-api'
import { getInitialData } from '@ma-cantine/lib/canteens/initial-data-api'
import { ministries } from '@ma-cantine/lib/canteens/ministries'
import {
  listCanteenLocations,
  listMinistries,
  listPartnerTypes,
  listSectors,
} from '@ma-cantine/lib/canteens/reference-lists-api'
import { sectors } from '@ma-cantine/lib/canteens/sectors'
import { getSignedCanteens, getSignedCanteensKey } from '@ma-cantine/lib/canteens/signed-canteens-api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { setCsrfCookie } from '../accounts/session.ts'
import { findAcceptedTerms } from '../accounts/terms-acceptances.ts'
import { findCommunityEvents, findVideoTutorials } from '../community/find-community.ts'
import { originOf } from '../http/caller.ts'
import { imageRoute } from '../http/image.ts'
import { route } from '../http/route.ts'
import { isBasedOn } from '../http/version.ts'
import { creatingApplication } from '../lists/creating-application.ts'
import { fileRoutes } from '../lists/file-routes.ts'
import { pageLinks } from '../lists/page-links.ts'
import { findSiteNotices } from '../notices/find-notices.ts'
import { withReviews } from '../reviews/reviews.ts'
import type { Services } from '../services/services.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { noSuchCanteen } from '../teams/require-managed.ts'
import { writeOnce } from '../teams/write-once.ts'
import { actionWriterOf } from '../waste-actions/action-answer.ts'
import { askNamers } from './ask-namers.ts'
import { listHistoryOf } from './canteen-history.ts'
import { canteenImagePath, findCanteenImage } from './canteen-images.ts'
import { statusOfSiren, statusOfSiret } from './canteen-status.ts'
import { deleteCanteenOf, findDeletedSiret, listDeletedCanteensOf, restoreCanteenOf } from './delete-canteen.ts'
import { canteensFile } from './export-canteens-file.ts'
import { listManagedCanteens } from './list-managed.ts'
import { loadCanteens, loadPreviews } from './load-canteens.ts'
import { loadLocations } from './load-locations.ts'
import { loadPartnerTypes } from './load-partner-types.ts'
import { loadSummaries } from './load-summaries.ts'
import { imageBodyLimit, readPictures } from './read-pictures.ts'
import { loadPublicKey, signCanteens } from './sign-canteens.ts'
import { writeFreeSiret } from './taken-siret.ts'
import { insertCanteen, updateCanteen } from './write-canteen.ts'

interface Requested {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

export function canteensRoutes(app: FastifyInstance, services: Services): void {
  const { database, settings, mail } = services

  route(app, listSectors, () => [...sectors])

  route(app, listMinistries, () => [...ministries])

  route(app, listPartnerTypes, ({ replicated }) => replicated(loadPartnerTypes))

  route(app, listCanteenLocations, ({ replicated }) => replicated(loadLocations))
  route(app, listCanteens, async ({ caller, query, request, reply }) => {
    const filters = { ...query, creator: creatingApplication(caller, query) }
    const { count, ids } = await listManagedCanteens(database.reader, reachOf(caller), filters)
    const results = await loadCanteens(database.reader, ids, actionWriterOf(request, reply))
    return { count, ...pageLinks(request, query, count), results }
  })

  route(app, listCanteenSummaries, async ({ caller, query, request }) => {
    const { count, ids } = await listManagedCanteens(database.reader, reachOf(caller), query)
    const results = await loadSummaries(database.reader, ids, query.without.includes('diagnostics') ? [] : null)
    return { count, ...pageLinks(request, query, count), results }
  })

  fileRoutes(app, canteenFiles, ({ caller, query, replicated }, format) =>
    canteensFile(replicated, reachOf(caller), query, format),
  )

  const oldestFirst = CanteenFileSelection.parse({ ordering: 'creationDate' })
  route(app, exportCanteensToChange, ({ caller, replicated }) =>
    canteensFile(replicated, reachOf(caller), { ...oldestFirst, version: '2026-modifier' }, 'xlsx'),
  )

  route(app, listCanteenPreviews, ({ caller }) => loadPreviews(database.reader, reachOf(caller)))

  route(app, getSignedCanteens, ({ caller }) => signCanteens(services, reachOf(caller)))

  route(app, getSignedCanteensKey, async () => ({
    algorithm: 'Ed25519' as const,
    publicKey: await loadPublicKey(services),
  }))

  const load = async (reader: Knex, canteenId: number, { request, reply }: Requested) => {
    const [canteen] = await loadCanteens(reader, [canteenId], actionWriterOf(request, reply))
    // The canteen may have been deleted since the rights were checked.
    if (!canteen) throw noSuchCanteen()
    return canteen
  }

  route(app, getCanteen, call => load(database.reader, call.params.canteenId, call))

  route(
    app,
    createCanteen,
    async call => {
      const { caller, body } = call
      const creation = {
        origin: originOf(caller),
        reach: reachOf(caller),
        isComplete: true,
        managerIds: [caller.user.id],
      }
      const answer = await writeOnce(services, createCanteen, call, write =>
        writeFreeSiret(database, reachOf(caller), { canteenId: null, siret: body.siret }, async () => {
          const pictures = await readPictures(services, call)
          return write(async transaction => {
            const id = await insertCanteen(transaction, creation, body, pictures)
            await askNamers({ transaction, settings, caller }, [id])
            return { answer: await load(transaction, id, call), canteenIds: [id] }
          })
        }),
      )
      mail.drain()
      return answer
    },
    { bodyLimit: imageBodyLimit },
  )

  route(
    app,
    changeCanteen,
    async call => {
      const { caller, params, body, request, transaction: run } = call
      const { canteenId } = params
      const edition = { settings, caller, isCurrent: isBasedOn(request) }
      const pictures = await readPictures(services, call)
      const answer = await writeFreeSiret(database, reachOf(caller), { canteenId, siret: body.siret }, () =>
        run(async transaction => {
          await updateCanteen(transaction, edition, canteenId, body, pictures)
          return load(transaction, canteenId, call)
        }),
      )
      mail.drain()
      return answer
    },
    { bodyLimit: imageBodyLimit },
  )

  route(app, deleteCanteen, ({ caller, params, transaction: run }) =>
    run(transaction => deleteCanteenOf(transaction, originOf(caller), reachOf(caller), params.canteenId)),
  )

  route(app, listDeletedCanteens, ({ caller }) => listDeletedCanteensOf(database.reader, reachOf(caller)))

  route(app, restoreCanteen, async ({ caller, params: { canteenId }, request, reply }) => {
    const reach = reachOf(caller)
    const siret = await findDeletedSiret(database.reader, reach, canteenId)
    await writeFreeSiret(database, reach, { canteenId, siret }, () =>
      database.transaction(transaction => restoreCanteenOf({ transaction, settings, caller }, canteenId)),
    )
    mail.drain()
    return load(database.reader, canteenId, { request, reply })
  })

  route(app, listCanteenHistory, async ({ params, query, request }) => {
    const page = await listHistoryOf(database.reader, params.canteenId, query)
    return { ...page, ...pageLinks(request, query, page.count) }
  })

  imageRoute(app, canteenImagePath(':key'), key => findCanteenImage(database.reader, key))

  route(
    app,
    getSiretStatus,
    async ({ caller, params }) => (await statusOfSiret(services, reachOf(caller), params.siret)) ?? undefined,
  )

  route(
    app,
    getSirenStatus,
    async ({ caller, params }) => (await statusOfSiren(services, reachOf(caller), params.siren)) ?? undefined,
  )

  route(app, getInitialData, async ({ signedInUser, request, reply, replicated }) => {
    const { caller } = request
    // Only sessions are protected by a CSRF token.
    if (caller?.by === 'session') setCsrfCookie(reply, settings)
    const mayReadCanteens = caller && (caller.scopes?.includes('canteen:read') ?? true)
    const loggedUser = signedInUser && (await withReviews(database.reader, signedInUser))
    return {
      loggedUser:
        loggedUser && caller?.by === 'session'
          ? { ...loggedUser, acceptedTermsVersion: await findAcceptedTerms(database.reader, loggedUser.id) }
          : loggedUser,
      canteenPreviews: mayReadCanteens ? await loadPreviews(database.reader, reachOf(caller)) : null,
      sectors: [...sectors],
      lineMinistries: [...ministries],
      partnerTypes: await loadPartnerTypes(database.reader),
      communityEvents: await replicated(findCommunityEvents),
      siteNotices: await replicated(findSiteNotices),
      videoTutorials: await replicated(findVideoTutorials),
    }
  })
}
