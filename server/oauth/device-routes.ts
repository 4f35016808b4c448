import { answerDeviceRequest, findDeviceRequest } from '@ma-cantine/lib/oauth/device-api'
import type { FastifyInstance } from 'fastify'
import { lockCaller } from '../accounts/lock-caller.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import * as requests from './device-requests.ts'

/** What the page of the site asks where people type the code of a terminal. */
export function deviceRoutes(app: FastifyInstance, { database }: Services): void {
  route(app, findDeviceRequest, ({ body }) => requests.findDeviceRequest(database.reader, body.userCode))

  route(app, answerDeviceRequest, ({ caller, body }) =>
    database.transaction(async transaction => {
      const { id } = await lockCaller(transaction, caller)
      const deviceName = await requests.answerDeviceRequest(transaction, id, body.userCode, body.accepted)
      return { deviceName }
    }),
  )
}
