import { getSirenStatus, getSiretStatus } from '@ma-cantine/lib/canteens/canteen-status-api'
import {
  getCanteen,
  listCanteenLocations,
  listCanteenPreviews,
  listCanteenSummaries,
  listCanteens,
  listMinistries,
  listSectors,
} from '@ma-cantine/lib/canteens/canteens-api'
import { getInitialData } from '@ma-cantine/lib/canteens/initial-data-api'
import { ministries } from '@ma-cantine/lib/canteens/ministries'
import { sectors } from '@ma-cantine/lib/canteens/sectors'
import type { FastifyInstance } from 'fastify'
import { setCsrfCookie } from '../accounts/session.ts'
import { findAcceptedTerms } from '../accounts/terms-acceptances.ts'
import { route } from '../http/route.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { noSuchCanteen } from '../teams/require-managed.ts'
import { statusOfSiren, statusOfSiret } from './canteen-status.ts'
import { listManagedCanteens } from './list-managed.ts'
import { loadCanteens, loadPreviews } from './load-canteens.ts'
import { loadLocations } from './load-locations.ts'
import { loadSummaries } from './load-summaries.ts'

export function canteensRoutes(app: FastifyInstance, services: Services): void {
  const { database, settings } = services

  route(app, listSectors, () => [...sectors])

  route(app, listMinistries, () => [...ministries])

  route(app, listCanteenLocations, () => loadLocations(database.reader))
  route(app, listCanteens, async ({ caller, query, request }) => {
    const { count, ids } = await listManagedCanteens(database.reader, reachOf(caller), query)
    return { count, ...pageLinks(request, query, count), results: await loadCanteens(database.reader, ids) }
  })

  route(app, listCanteenSummaries, async ({ caller, query, request }) => {
    const { count, ids } = await listManagedCanteens(database.reader, reachOf(caller), query)
    return { count, ...pageLinks(request, query, count), results: await loadSummaries(database.reader, ids) }
  })

  route(app, listCanteenPreviews, ({ caller }) => loadPreviews(database.reader, reachOf(caller)))

  route(app, getCanteen, async ({ params }) => {
    const [canteen] = await loadCanteens(database.reader, [params.canteenId])
    // The canteen may have been deleted since the rights were checked.
    if (!canteen) throw noSuchCanteen()
    return canteen
  })

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

  route(app, getInitialData, async ({ visitor, request, reply }) => {
    const { caller } = request
    // Only sessions are protected by a CSRF token.
    if (caller?.by === 'session') setCsrfCookie(reply, settings)
    const mayReadCanteens = caller && (caller.scopes?.includes('canteen:read') ?? true)
    return {
      loggedUser:
        caller?.by === 'session'
          ? { ...caller.user, acceptedTermsVersion: await findAcceptedTerms(database.reader, caller.user.id) }
          : visitor,
      canteenPreviews: mayReadCanteens ? await loadPreviews(database.reader, reachOf(caller)) : null,
      sectors: [...sectors],
      lineMinistries: [...ministries],
      partnerTypes: [],
      communityEvents: [],
      videoTutorials: [],
    }
  })
}
