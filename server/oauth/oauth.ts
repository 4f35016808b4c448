import type { FastifyInstance } from 'fastify'
import type { Services } from '../services/services.ts'
import { deviceRoutes } from './device-routes.ts'
import { interactionRoutes } from './interaction-routes.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { createProvider } from './provider.ts'
import { providerRoutes } from './provider-routes.ts'

/** All routes of the OAuth2 provider: those that applications call, those of consent, and those of the site. */
export async function oauthProviderRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const provider = await createProvider(services, app.log)
  providerRoutes(app, services, provider)
  interactionRoutes(app, services, provider)
  deviceRoutes(app, services)
  oauthRoutes(app, services)
}
