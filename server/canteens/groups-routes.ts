import {
  convertToGroup,
  leaveGroup,
  previewGroupConversion,
  undoGroupConversion,
} from '@ma-cantine/lib/canteens/group-conversion-api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { declareLanguage } from '../http/language.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { reachOf } from '../teams/managed-canteens.ts'
import { noSuchCanteen } from '../teams/require-managed.ts'
import { writeOnce } from '../teams/write-once.ts'
import { actionWriterOf } from '../waste-actions/action-answer.ts'
import { convertKitchen } from './convert-to-group.ts'
import { leaveGroupOf } from './leave-group.ts'
import { readCanteen } from './link-satellite.ts'
import { loadCanteens } from './load-canteens.ts'
import { planConversion, showPlan } from './plan-group-conversion.ts'
import { undoConversion } from './undo-group-conversion.ts'

export function groupsRoutes(app: FastifyInstance, services: Services): void {
  const { database, settings, mail } = services

  const load = async (
    reader: Knex,
    canteenId: number,
    { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  ) => {
    const [canteen] = await loadCanteens(reader, [canteenId], actionWriterOf(request, reply))
    if (!canteen) throw noSuchCanteen()
    return canteen
  }

  route(app, previewGroupConversion, async ({ caller, params, request, reply }) => {
    const row = await readCanteen(database.reader, params.canteenId)
    if (!row) throw noSuchCanteen()
    const plan = await planConversion({ database: database.reader, settings }, row)
    const asker = { row, reach: reachOf(caller), locale: declareLanguage(request, reply) }
    return showPlan(database.reader, plan, asker)
  })

  route(app, convertToGroup, async call => {
    const { caller, params, body } = call
    const { canteenId } = params
    const answer = await writeOnce(services, convertToGroup, call, write =>
      write(async transaction => {
        await convertKitchen({ transaction, settings, caller, canteenId }, body)
        return { answer: await load(transaction, canteenId, call), canteenIds: [canteenId] }
      }),
    )
    mail.drain()
    return answer
  })

  for (const [endpoint, change] of [
    [undoGroupConversion, undoConversion],
    [leaveGroup, leaveGroupOf],
  ] as const) {
    route(app, endpoint, async call => {
      const { caller, params, transaction: run } = call
      const { canteenId } = params
      const answer = await run(async transaction => {
        await change({ transaction, settings, caller, canteenId })
        return load(transaction, canteenId, call)
      })
      mail.drain()
      return answer
    })
  }
}
