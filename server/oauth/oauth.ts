import type { FastifyInstance } from 'fastify'
import { PageRoutes } from '../pages/page-routes.ts'
import { signInPages } from '../pages/sign-in-page.ts'
import type { Services } from '../services.ts'
import { applicationPages } from './application-pages.ts'
import { consentPages } from './consent-pages.ts'
import { grantPages } from './grant-pages.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { createProvider } from './provider.ts'
import { providerRoutes } from './provider-routes.ts'

/** The OAuth2 provider: what applications call, what users see, what the site calls. */
export async function useOauth(app: FastifyInstance, services: Services): Promise<void> {
  const provider = await createProvider(services, app.log)
  providerRoutes(app, services, provider)
  oauthRoutes(app, services)
  const pages = new PageRoutes(services)
  signInPages(pages, app, services)
  consentPages(pages, provider)
  applicationPages(pages, services)
  grantPages(pages, services)
  pages.register(app)
}
