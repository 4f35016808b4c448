import type { CatalogueAction } from '@ma-cantine/lib/waste-actions/catalogue-action'
import { findActions } from '@ma-cantine/lib/waste-actions/find-actions'
import { wasteActionRefusals } from '@ma-cantine/lib/waste-actions/waste-action-refusals'
import { wasteActions } from '@ma-cantine/lib/waste-actions/waste-actions'
import {
  getWasteAction,
  listCanteenActions,
  listWasteActions,
  noteWasteAction,
} from '@ma-cantine/lib/waste-actions/waste-actions-api'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../http/caller.ts'
import { localeOf } from '../http/language.ts'
import { orNotFound } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { isBasedOn } from '../http/version.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { actionWriterOf } from './action-answer.ts'
import { asCanteenAction, listNotesOfAction, listNotesOfCanteen } from './find-canteen-actions.ts'
import { noteAction } from './note-action.ts'

const actionOf = (id: number): CatalogueAction =>
  orNotFound(
    wasteActions.find(action => action.id === id),
    wasteActionRefusals('unknown-action'),
  )

export function wasteActionsRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, listWasteActions, ({ query, request, reply }) => {
    const found = findActions(wasteActions, query, localeOf(request))
    const results = found.slice(query.offset, query.offset + query.limit).map(actionWriterOf(request, reply))
    return { count: found.length, ...pageLinks(request, query, found.length), results }
  })

  route(app, getWasteAction, async ({ params, signedInUser, request, reply }) => {
    const write = actionWriterOf(request, reply)
    const action = actionOf(params.actionId)
    const answer = write(action)
    if (!signedInUser || !request.caller) return answer
    const reach = reachOf(request.caller)
    return { ...answer, canteenActions: await listNotesOfAction(database.reader, reach, action.id, write) }
  })

  route(app, noteWasteAction, ({ caller, params, body, request, reply }) => {
    const { id } = actionOf(params.actionId)
    return database.transaction(async transaction => {
      const edition = { origin: originOf(caller), reach: reachOf(caller) }
      const { row, isNew } = await noteAction(transaction, edition, id, body, isBasedOn(request))
      reply.code(isNew ? 201 : 200)
      return asCanteenAction(row)
    })
  })

  route(app, listCanteenActions, ({ params, request, reply }) =>
    listNotesOfCanteen(database.reader, params.canteenId, actionWriterOf(request, reply)),
  )
}
