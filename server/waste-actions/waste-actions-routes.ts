import { wasteActionWriting } from '@ma-cantine/lib/waste-actions/waste-action-writing-api'
import {
  getWasteAction,
  listCanteenActions,
  listWasteActions,
  noteWasteAction,
} from '@ma-cantine/lib/waste-actions/waste-actions-api'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../http/caller.ts'
import { localeOf } from '../http/language.ts'
import { route } from '../http/route.ts'
import { isBasedOn } from '../http/version.ts'
import { pageLinks } from '../lists/page-links.ts'
import type { Services } from '../services/services.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { writingRoutes } from '../writing/writing-routes.ts'
import { actionWriterOf } from './action-answer.ts'
import { findActions } from './find-actions.ts'
import { asCanteenAction, listNotesOfAction, listNotesOfCanteen } from './find-canteen-actions.ts'
import { noteAction } from './note-action.ts'
import { requireSeenAction } from './require-seen-action.ts'
import { writtenWasteActions } from './written-waste-actions.ts'

export function wasteActionsRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services

  route(app, listWasteActions, async ({ query, request, reply, replicated }) => {
    const { count, rows } = await replicated(reader => findActions(reader, query, localeOf(request)))
    return { count, ...pageLinks(request, query, count), results: rows.map(actionWriterOf(request, reply)) }
  })

  route(app, getWasteAction, async ({ params, signedInUser, request, reply }) => {
    const write = actionWriterOf(request, reply)
    const reach = signedInUser && request.caller ? reachOf(request.caller) : null
    const action = await requireSeenAction(database.reader, params.actionId, reach)
    const answer = write(action)
    if (reach === null) return answer
    return { ...answer, canteenActions: await listNotesOfAction(database.reader, reach, action.id, write) }
  })

  route(app, noteWasteAction, ({ caller, params, body, request, reply }) =>
    database.transaction(async transaction => {
      const edition = { origin: originOf(caller), reach: reachOf(caller) }
      const { row, isNew } = await noteAction(transaction, edition, params.actionId, body, isBasedOn(request))
      reply.code(isNew ? 201 : 200)
      return asCanteenAction(row)
    }),
  )

  route(app, listCanteenActions, ({ params, request, reply }) =>
    listNotesOfCanteen(database.reader, params.canteenId, actionWriterOf(request, reply)),
  )

  writingRoutes(app, services, wasteActionWriting, writtenWasteActions)
}
