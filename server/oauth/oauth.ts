import type { FastifyInstance } from 'fastify'
import type { Services } from '../services/services.ts'
import { interactionRoutes } from './interaction-routes.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { createProvider } from './provider.ts'
import { providerRoutes } from './provider-routes.ts'

/** The OAuth2 provider: what applications call, where its requests stop, what the site calls. */
export async function useOauth(app: FastifyInstance, services: Services): Promise<void> {
  const provider = await createProvider(services, app.log)
  providerRoutes(app, services, provider)
  interactionRoutes(app, services, provider)
  oauthRoutes(app, services)
}
