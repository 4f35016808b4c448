import Fastify, { type FastifyInstance } from 'fastify'
import { registerSessions } from '../../../server/accounts/session.ts'
import { openBodyScopes } from '../../../server/http/body-scopes.ts'
import { answerErrors } from '../../../server/http/errors.ts'
import type { TestServer } from './test-server.ts'

/** An application with endpoints of the test, which knows the sessions and tokens of the server. */
export async function startGateApp(
  { app: { services, rights } }: TestServer,
  addRoutes: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const app = Fastify()
  app.decorate('services', services)
  app.decorate('rights', rights)
  app.decorate('endpoints', [])
  app.decorateRequest('caller', null)
  app.decorateRequest('checkedParams', null)
  answerErrors(app)
  await registerSessions(app, services)
  await openBodyScopes(app)
  addRoutes(app)
  await app.ready()
  return app
}
