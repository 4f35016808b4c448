import {
  getCanteen,
  listCanteenPreviews,
  listCanteens,
  listMinistries,
  listSectors,
} from '@ma-cantine/lib/canteens/canteens-api'
import { getInitialData } from '@ma-cantine/lib/canteens/initial-data-api'
import { ministries } from '@ma-cantine/lib/canteens/ministries'
import { sectors } from '@ma-cantine/lib/canteens/sectors'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { giveCsrfToken } from '../http/session.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services.ts'
import { listManaged } from './list-managed.ts'
import { loadCanteens, loadPreviews } from './load-canteens.ts'

export function canteensRoutes(app: FastifyInstance, { database, settings }: Services): void {
  route(app, listSectors, () => [...sectors])

  route(app, listMinistries, () => [...ministries])

  route(app, listCanteens, async ({ user, query, request }) => {
    const ids = await listManaged(database.reader, user.id, query)
    const { limit, offset } = query
    const results = await loadCanteens(database.reader, ids.slice(offset, offset + limit))
    return { count: ids.length, ...pageLinks(request, query, ids.length), results }
  })

  route(app, listCanteenPreviews, ({ user }) => loadPreviews(database.reader, user.id))

  route(app, getCanteen, async ({ params }) => {
    const [canteen] = await loadCanteens(database.reader, [params.canteenId])
    // Deleted between the check of the rights and here.
    if (!canteen) throw new Refusal(404, 'Cette cantine n’existe pas.')
    return canteen
  })

  route(app, getInitialData, async ({ visitor, request, reply }) => {
    // Only a session has something to protect.
    if (request.caller?.by === 'session') giveCsrfToken(reply, settings)
    return {
      loggedUser: visitor,
      canteenPreviews: visitor && (await loadPreviews(database.reader, visitor.id)),
      sectors: [...sectors],
      lineMinistries: [...ministries],
      partnerTypes: [],
      communityEvents: [],
      videoTutorials: [],
    }
  })
}
