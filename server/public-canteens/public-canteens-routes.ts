import {
  getPublicCanteenPreview,
  getPublishedCanteen,
  listPublishedCanteens,
  mapPublishedCanteens,
} from '@ma-cantine/lib/public-canteens/public-canteens-api'
import { publishCanteen, publishCanteens, unpublishCanteen } from '@ma-cantine/lib/public-canteens/publication-api'
import type { FastifyInstance } from 'fastify'
import { loadCanteens } from '../canteens/load-canteens.ts'
import { route } from '../http/route.ts'
import { isBasedOn } from '../http/version.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { isManaged, reachOf } from '../teams/managed-canteens.ts'
import { noSuchCanteen } from '../teams/require-managed.ts'
import { actionWriterOf } from '../waste-actions/action-answer.ts'
import { loadPublicCanteen, loadPublicPreviews } from './load-public.ts'
import { publicListsOf } from './public-lists.ts'
import { publishManaged, setPublication } from './publish.ts'

export function publicCanteensRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, listPublishedCanteens, async ({ query, request, replicated }) => {
    const page = await replicated(reader => publicListsOf(reader).list(query))
    return { ...page, ...pageLinks(request, query, page.count) }
  })

  route(app, mapPublishedCanteens, ({ query: { zoom, ...filters }, replicated }) =>
    replicated(reader => publicListsOf(reader).map(filters, zoom)),
  )

  route(app, getPublishedCanteen, async ({ params: { canteenId }, request, reply, replicated }) => {
    const canteen = await replicated(reader => loadPublicCanteen(reader, canteenId, actionWriterOf(request, reply)))
    const reach = request.caller && reachOf(request.caller)
    return { ...canteen, isManagedByUser: reach !== null && (await isManaged(database.reader, reach, canteenId)) }
  })

  route(app, getPublicCanteenPreview, async ({ params, replicated }) => {
    const [preview] = await replicated(reader => loadPublicPreviews(reader, [params.canteenId]))
    if (!preview) throw noSuchCanteen()
    return preview
  })

  route(app, publishCanteens, ({ caller, body: { ids }, transaction: run }) =>
    run(async transaction => ({ ids, unknown_ids: await publishManaged(transaction, caller, ids) })),
  )

  for (const [endpoint, publicationStatus] of [
    [publishCanteen, 'published'],
    [unpublishCanteen, 'draft'],
  ] as const) {
    route(app, endpoint, ({ caller, params: { canteenId }, body, request, reply, transaction: run }) =>
      run(async transaction => {
        const publication = { caller, isCurrent: isBasedOn(request), publicationStatus }
        await setPublication(transaction, publication, canteenId, body)
        const [canteen] = await loadCanteens(transaction, [canteenId], actionWriterOf(request, reply))
        if (!canteen) throw noSuchCanteen()
        return canteen
      }),
    )
  }
}
