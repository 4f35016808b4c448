import {
  deleteApplication,
  listApplicationGrants,
  listApplications,
  registerApplication,
  renewApplicationSecret,
  revokeApplicationGrant,
  updateApplication,
} from '@ma-cantine/lib/oauth/oauth-api'
import type { FastifyInstance } from 'fastify'
import { lockCaller } from '../accounts/lock-caller.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import * as applications from './applications.ts'
import { listGrants, revokeGrant } from './grants.ts'

export function oauthRoutes(app: FastifyInstance, { database }: Services): void {
  const { reader, writer } = database

  route(app, listApplications, ({ user }) => applications.listApplications(reader, user.id))

  route(app, registerApplication, ({ caller, body }) =>
    database.transaction(async transaction => {
      const { id } = await lockCaller(transaction, caller)
      return applications.registerApplication(transaction, id, body)
    }),
  )

  route(app, updateApplication, ({ caller, params, body }) =>
    database.transaction(async transaction => {
      const { id } = await lockCaller(transaction, caller)
      return applications.updateApplication(transaction, id, params.applicationId, body)
    }),
  )

  route(app, deleteApplication, async ({ user, params }) => {
    await applications.deleteApplication(writer, user.id, params.applicationId)
    return undefined
  })

  route(app, renewApplicationSecret, ({ caller, params }) =>
    database.transaction(async transaction => {
      const { id } = await lockCaller(transaction, caller)
      return applications.renewApplicationSecret(transaction, id, params.applicationId)
    }),
  )

  route(app, listApplicationGrants, ({ user }) => listGrants(reader, user.id))

  route(app, revokeApplicationGrant, async ({ user, params }) => {
    await revokeGrant(writer, user.id, params.grantId)
    return undefined
  })
}
