import {
  createWeighingLink,
  endWeighingLink,
  listWeighingLinks,
  openKitchen,
  sendKitchenWeighings,
} from '@ma-cantine/lib/waste/weighing-links-api'
import {
  changeWeighing,
  deleteWeighing,
  listWeighings,
  restoreWeighing,
  sendWeighings,
  sumWeighings,
  weighingFiles,
} from '@ma-cantine/lib/waste/weighings-api'
import type { FastifyInstance } from 'fastify'
import type { Knex } from 'knex'
import type { Database } from '../database/connection.ts'
import { type Caller, originOf } from '../http/caller.ts'
import { localeOf } from '../http/language.ts'
import { route } from '../http/route.ts'
import { isBasedOn } from '../http/version.ts'
import { fileRoutes } from '../lists/file-routes.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { type CanteenLock, lockCanteens } from '../teams/lock-canteens.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { requireManaged } from '../teams/require-managed.ts'
import { exportWeighings } from './export-weighings.ts'
import { listWeighingsOf, sumWeighingsOf } from './find-weighings.ts'
import { findOpenLink, kitchenOf, lockOpenLink } from './open-links.ts'
import { endLink, insertLink, listLinks } from './weighing-links.ts'
import { asWeighing } from './weighing-rows.ts'
import {
  deleteWeighingOf,
  restoreWeighingOf,
  storeWeighings,
  updateWeighing,
  type WeighingEdition,
} from './write-weighings.ts'

/** What a write of a manager takes of its call. */
interface ManagerCall {
  readonly caller: Caller
  readonly params: { readonly canteenId: number }
  readonly transaction: Database['transaction']
}

export function weighingRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  /** Runs a write of a manager; their canteen cannot be removed meanwhile. @throws Refusal (404, 403). */
  const asManager = <Result>(
    { caller, params: { canteenId }, transaction: run }: ManagerCall,
    work: (transaction: Knex.Transaction, edition: WeighingEdition) => Promise<Result>,
    lock: CanteenLock = 'refer',
  ): Promise<Result> =>
    run(async transaction => {
      await lockCanteens(transaction, [canteenId], lock)
      await requireManaged(transaction, reachOf(caller), canteenId)
      return work(transaction, { origin: originOf(caller), canteenId, link: null })
    })

  route(app, listWeighings, async ({ params, query, request }) => {
    const listed = await listWeighingsOf(database.reader, params.canteenId, query)
    return { ...listed, ...pageLinks(request, query, listed.count) }
  })

  route(app, sendWeighings, call =>
    asManager(call, async (transaction, edition) => ({
      results: await storeWeighings(transaction, edition, call.body.weighings, localeOf(call.request)),
    })),
  )

  route(app, changeWeighing, call =>
    asManager(call, async (transaction, edition) =>
      asWeighing(
        await updateWeighing(transaction, edition, call.params.weighingId, call.body, isBasedOn(call.request)),
      ),
    ),
  )

  route(app, deleteWeighing, call =>
    asManager(call, (transaction, edition) => deleteWeighingOf(transaction, edition, call.params.weighingId)),
  )

  route(app, restoreWeighing, call =>
    asManager(call, async (transaction, edition) =>
      asWeighing(await restoreWeighingOf(transaction, edition, call.params.weighingId)),
    ),
  )

  route(app, sumWeighings, ({ params, query }) => sumWeighingsOf(database.reader, params.canteenId, query))

  fileRoutes(app, weighingFiles, ({ params, query }, format) =>
    exportWeighings(database.reader, params.canteenId, query, format),
  )

  route(app, listWeighingLinks, ({ params }) => listLinks(database.reader, params.canteenId))

  route(app, createWeighingLink, call =>
    // One at a time, so that open links are counted right.
    asManager(
      call,
      (transaction, { origin, canteenId }) => insertLink(transaction, origin, canteenId, call.body),
      'write',
    ),
  )

  route(app, endWeighingLink, call =>
    asManager(call, (transaction, { origin, canteenId }) =>
      endLink(transaction, origin, canteenId, call.params.linkId),
    ),
  )

  route(app, openKitchen, async ({ body }) =>
    kitchenOf(database.reader, await findOpenLink(database.reader, body.code), body.day),
  )

  route(app, sendKitchenWeighings, async ({ body: { code, weighings }, request }) => {
    // Before a transaction: a code that opens nothing takes no lock.
    const { canteenId } = await findOpenLink(database.reader, code)
    return database.transaction(async transaction => {
      await lockCanteens(transaction, [canteenId], 'refer')
      const link = await lockOpenLink(transaction, code, weighings.length)
      const origin = { userId: null, through: 'kitchen', throughId: link.id } as const
      const edition = { origin, canteenId, link }
      return { results: await storeWeighings(transaction, edition, weighings, localeOf(request)) }
    })
  })
}
