import {
  changeImportMapping,
  createImportMapping,
  deleteImportMapping,
  listImportMappings,
} from '@ma-cantine/lib/mapping/mappings-api'
import type { FastifyInstance } from 'fastify'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { changeMapping, deleteMapping, keepMapping } from './stored-mappings.ts'
import { listMappings } from './visible-mappings.ts'

export function mappingsRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, listImportMappings, ({ caller }) => listMappings(database.reader, caller))

  route(app, createImportMapping, async ({ caller, body, reply }) => {
    const { kept, created } = await database.transaction(transaction => keepMapping(transaction, caller, body))
    reply.code(created ? 201 : 200)
    return kept
  })

  route(app, changeImportMapping, ({ caller, params, body }) =>
    database.transaction(transaction => changeMapping(transaction, caller, params.mappingId, body)),
  )

  route(app, deleteImportMapping, async ({ caller, params }) => {
    await database.transaction(transaction => deleteMapping(transaction, caller, params.mappingId))
    return undefined
  })
}
