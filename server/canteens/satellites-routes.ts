import { addSatellite, linkSatellite, listSatellites, unlinkSatellite } from '@ma-cantine/lib/canteens/satellites-api'
import type { FastifyInstance } from 'fastify'
import { isUniqueViolation } from '../database/trouble.ts'
import { route } from '../http/route.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { isManaged, reachOf } from '../teams/managed-canteens.ts'
import { noSuchCanteen } from '../teams/require-managed.ts'
import { writeOnce } from '../teams/write-once.ts'
import { actionWriterOf } from '../waste-actions/action-answer.ts'
import { addSatelliteTo, linkSatelliteTo, unlinkSatelliteFrom } from './change-satellites.ts'
import { listSatellitesOf, loadSatellites } from './list-satellites.ts'
import { loadCanteens } from './load-canteens.ts'
import { imageBodyLimit, readPictures } from './read-pictures.ts'

export function satellitesRoutes(app: FastifyInstance, services: Services): void {
  const { database, settings, mail } = services

  route(app, listSatellites, async ({ caller, params, query, request }) => {
    const page = await listSatellitesOf(database.reader, reachOf(caller), params.canteenId, query)
    return { ...page, ...pageLinks(request, query, page.count) }
  })

  route(
    app,
    addSatellite,
    async call => {
      const { caller, params, body, request, reply } = call
      const kitchenId = params.canteenId
      const reach = reachOf(caller)
      const pictures = await readPictures(services, call)
      const add = () =>
        database.transaction(transaction =>
          addSatelliteTo({ transaction, settings, caller, kitchenId }, body, pictures),
        )
      // Another request may create the canteen at the same moment: it is then linked.
      const { id, outcome } = await add().catch(error => (isUniqueViolation(error) ? add() : Promise.reject(error)))
      mail.drain()
      reply.code(outcome === 'created' ? 201 : 200)
      const shown = (await isManaged(database.reader, reach, id))
        ? await loadCanteens(database.reader, [id], actionWriterOf(request, reply))
        : await loadSatellites(database.reader, reach, [id], outcome === 'asked')
      if (!shown[0]) throw noSuchCanteen()
      return shown[0]
    },
    { bodyLimit: imageBodyLimit },
  )

  route(app, linkSatellite, async call => {
    const { caller, params, request, reply } = call
    const { canteenId: kitchenId, satelliteId } = params
    const answer = await writeOnce(services, linkSatellite, call, write =>
      write(async transaction => {
        const link = await linkSatelliteTo({ transaction, settings, caller, kitchenId }, satelliteId)
        const [kitchen] = await loadCanteens(transaction, [kitchenId], actionWriterOf(request, reply))
        if (!kitchen) throw noSuchCanteen()
        return { answer: { ...kitchen, link }, canteenIds: [kitchenId] }
      }),
    )
    mail.drain()
    return answer
  })

  route(app, unlinkSatellite, async ({ caller, params, transaction: run, request, reply }) => {
    const { canteenId: kitchenId, satelliteId } = params
    const answer = await run(async transaction => {
      await unlinkSatelliteFrom({ transaction, settings, caller, kitchenId }, satelliteId)
      const [kitchen] = await loadCanteens(transaction, [kitchenId], actionWriterOf(request, reply))
      if (!kitchen) throw noSuchCanteen()
      return kitchen
    })
    mail.drain()
    return answer
  })
}
