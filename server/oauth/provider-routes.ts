import type { LimitName } from '@ma-cantine/lib/http/limit'
import type { FastifyInstance } from 'fastify'
import { sessionUser } from '../accounts/session.ts'
import { refuseOtherMethods } from '../http/errors.ts'
import type { Services } from '../services/services.ts'
import { discoveryPath, type OauthProvider, providerPaths } from './provider.ts'

const {
  authorization,
  token,
  revocation,
  introspection,
  jwks,
  device_authorization: deviceAuthorization,
} = providerPaths

interface ProviderRoute {
  readonly url: string
  readonly methods: readonly ('GET' | 'POST' | 'OPTIONS')[]
  readonly limit?: LimitName
}

const routes: readonly ProviderRoute[] = [
  { url: authorization, methods: ['GET'] },
  // The consent page sends the browser back here.
  { url: `${authorization}:uid`, methods: ['GET'] },
  { url: token, methods: ['POST', 'OPTIONS'] },
  { url: deviceAuthorization, methods: ['POST', 'OPTIONS'], limit: 'deviceRequest' },
  { url: revocation, methods: ['POST', 'OPTIONS'] },
  { url: introspection, methods: ['POST', 'OPTIONS'] },
  { url: jwks, methods: ['GET'] },
  { url: discoveryPath, methods: ['GET'] },
]

/** Passes OAuth2 requests to the provider, which uses Node's request and response directly. */
export function providerRoutes(app: FastifyInstance, services: Services, { provider, siteUsers }: OauthProvider): void {
  const serve = provider.callback()
  const { protocol, host } = new URL(services.settings.publicUrl)
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    // The provider reads the bodies itself.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    for (const { url, methods, limit } of routes) {
      scope.route<{ Params: { uid?: string } }>({
        method: [...methods],
        url,
        config: limit ? { limit } : {},
        handler: async (request, reply) => {
          const user = await sessionUser(services, request)
          if (user) siteUsers.set(request.raw, String(user.id))
          // The provider only knows one form of each path.
          const query = /\?.*/.exec(request.raw.url ?? '')?.[0] ?? ''
          request.raw.url = url.replace(':uid', request.params.uid ?? '') + query
          // The provider builds its addresses from these headers: the public address replaces what clients claim.
          Object.assign(request.raw.headers, {
            'x-forwarded-for': request.ip,
            'x-forwarded-proto': protocol.slice(0, -1),
            'x-forwarded-host': host,
          })
          reply.hijack()
          for (const [name, value] of Object.entries(reply.getHeaders())) {
            if (value !== undefined) reply.raw.setHeader(name, value)
          }
          await serve(request.raw, reply.raw)
        },
      })
      refuseOtherMethods(app, url, methods)
    }
  })
}
