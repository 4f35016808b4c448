import { scopeLabels } from '@ma-cantine/lib/accounts/scope-labels'
import type { Endpoint } from '@ma-cantine/lib/http/endpoint'
import { type Scope, scopes } from '@ma-cantine/lib/http/scope'
import { capitalise } from '@ma-cantine/lib/messages/capitalise'
import { sessionCookie } from '../session-cookie.ts'

export const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie,
    description: 'La session d’un navigateur, ouverte par `POST /api/v1/session/`.',
  },
  csrf: {
    type: 'apiKey',
    in: 'header',
    name: 'X-CSRFToken',
    description:
      'Avec une session, toute requête qui modifie des données répète ici la valeur du cookie `csrftoken`. Un jeton d’accès n’en a pas besoin.',
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'mc_…',
    description: 'Un jeton d’accès personnel, créé sur la plateforme et limité aux droits choisis à sa création.',
  },
  application: {
    type: 'oauth2',
    description: 'Une application qui agit au nom d’une personne, avec son accord (OAuth 2, PKCE).',
    flows: {
      authorizationCode: {
        // Relative to the address of the document: this same server.
        authorizationUrl: '/o/authorize/',
        tokenUrl: '/o/token/',
        refreshUrl: '/o/token/',
        scopes: Object.fromEntries(scopes.map(scope => [scope, capitalise(scopeLabels.fr[scope])])),
      },
    },
  },
} as const

export type SecurityRequirement = Readonly<Partial<Record<keyof typeof securitySchemes, readonly Scope[]>>>

/** The alternative ways to authenticate for an endpoint; the empty one is anonymous access. */
export function securityOf({ access, scope, otherScope, method }: Endpoint): SecurityRequirement[] {
  const session: SecurityRequirement = method === 'GET' ? { session: [] } : { session: [], csrf: [] }
  return [
    ...(access === 'public' ? [{}] : []),
    session,
    ...[scope, otherScope].flatMap(each => (each ? [{ token: [each] }, { application: [each] }] : [])),
  ]
}
