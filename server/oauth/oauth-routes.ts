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
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import * as applications from './applications.ts'
import { listGrants, revokeGrant } from './grants.ts'

export function oauthRoutes(app: FastifyInstance, { database }: Services): void {
  const { reader, writer } = database

  route(app, listApplications, ({ user }) => applications.listApplications(reader, user.id))

  route(app, registerApplication, ({ user, body }) =>
    database.transaction(transaction => applications.registerApplication(transaction, user.id, body)),
  )

  route(app, updateApplication, ({ user, params, body }) =>
    applications.updateApplication(writer, user.id, params.applicationId, body),
  )

  route(app, deleteApplication, async ({ user, params }) => {
    await applications.deleteApplication(writer, user.id, params.applicationId)
    return undefined
  })

  route(app, renewApplicationSecret, ({ user, params }) =>
    applications.renewApplicationSecret(writer, user.id, params.applicationId),
  )

  route(app, listApplicationGrants, ({ user }) => listGrants(reader, user.id))

  route(app, revokeApplicationGrant, async ({ user, params }) => {
    await revokeGrant(writer, user.id, params.grantId)
    return undefined
  })
}
