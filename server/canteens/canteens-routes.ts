import { getCanteen, listMinistries, listSectors } from '@ma-cantine/lib/canteens/canteens-api'
import { getInitialData } from '@ma-cantine/lib/canteens/initial-data-api'
import { ministries } from '@ma-cantine/lib/canteens/ministries'
import { sectors } from '@ma-cantine/lib/canteens/sectors'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { giveCsrfToken } from '../http/session.ts'
import type { Services } from '../services.ts'
import { loadCanteens, loadPreviews } from './load-canteens.ts'
import { reachOf } from './reach.ts'

export function canteensRoutes(app: FastifyInstance, { database, settings }: Services): void {
  route(app, listSectors, () => [...sectors])

  route(app, listMinistries, () => [...ministries])

  route(app, getCanteen, async ({ params }) => {
    const [canteen] = await loadCanteens(database.reader, [params.canteenId])
    // Deleted between the check of the rights and here.
    if (!canteen) throw new Refusal(404, 'Cette cantine n’existe pas.')
    return canteen
  })

  route(app, getInitialData, async ({ visitor, request, reply }) => {
    const { caller } = request
    // Only a session has something to protect.
    if (caller?.by === 'session') giveCsrfToken(reply, settings)
    const mayReadCanteens = caller && (caller.scopes?.includes('canteen:read') ?? true)
    return {
      loggedUser: visitor,
      canteenPreviews: mayReadCanteens ? await loadPreviews(database.reader, reachOf(caller)) : null,
      sectors: [...sectors],
      lineMinistries: [...ministries],
      partnerTypes: [],
      communityEvents: [],
      videoTutorials: [],
    }
  })
}
