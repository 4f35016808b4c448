import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { defaultScopes, isScope, scopes } from '@ma-cantine/lib/http/scope'
import type { FastifyBaseLogger } from 'fastify'
import Provider, { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { secretHash } from '../accounts/secret-hash.ts'
import { findUser } from '../accounts/users.ts'
import { localeOf } from '../http/language.ts'
import type { Services } from '../services/services.ts'
import { errorPage } from './error-page.ts'
import { loadKeys } from './keys.ts'
import { providerStorage } from './provider-storage.ts'

/** Where things are, final slash included as the public service has them. */
export const providerPaths = {
  authorization: '/o/authorize/',
  token: '/o/token/',
  revocation: '/o/revoke_token/',
  introspection: '/o/introspect/',
  jwks: '/o/jwks/',
} as const

/** Where a request stops for the user to answer it. */
export const interactionPath = '/api/v1/oauthRequests/'
export const discoveryPath = '/.well-known/oauth-authorization-server'

const day = 86_400

/** Seconds. The first two are the public service's. */
const lifetimes = {
  AuthorizationCode: 60,
  AccessToken: 36_000,
  // From its last use: as long as a personal token at most. A script of the yearly campaign is still let in.
  RefreshToken: 730 * day,
  Grant: 730 * day,
  Interaction: 3600,
  Session: day,
}

type Context = Parameters<Parameters<Provider['use']>[0]>[0]

export interface OauthProvider {
  readonly provider: Provider
  /** Whose session the browser of a request has open on the site, as text; to be said before the provider gets it. */
  readonly siteUsers: WeakMap<IncomingMessage, string>
}

export async function createProvider({ database, settings }: Services, log: FastifyBaseLogger): Promise<OauthProvider> {
  const { cookieKeys, jwks } = await loadKeys(database)
  const siteUsers = new WeakMap<IncomingMessage, string>()
  const currentUser = (): string | undefined => {
    const request = Provider.ctx?.req
    return request && siteUsers.get(request)
  }
  // Over HTTPS alone when the public address is so: the library sees to it.
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const

  const provider = new Provider(settings.publicUrl, {
    adapter: providerStorage(database, currentUser),
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    // What runs in a browser has no secret to lose, and asks from the site it comes back to.
    clientBasedCORS: (_, origin, client) =>
      client.clientAuthMethod === 'none' && (client.redirectUris ?? []).some(uri => URL.parse(uri)?.origin === origin),
    clientDefaults: {
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      id_token_signed_response_alg: 'ES256',
    },
    cookies: {
      keys: [...cookieKeys],
      names: { session: 'oauth_session', interaction: 'oauth_interaction', resume: 'oauth_resume' },
      long: { ...cookie, path: '/o/' },
      short: cookie,
    },
    expiresWithSession: async () => false,
    extraParams: { scope: checkScope },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      introspection: { enabled: true, allowedPolicy: async (_, client, token) => token.clientId === client.clientId },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: async (_, client, token) => {
          if (token.clientId === client.clientId) return true
          throw new errors.InvalidRequest('the token was not issued to this client')
        },
      },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
    findAccount: async (_, accountId) => {
      const user = await findUser(database.reader, Number(accountId))
      return user ? { accountId, claims: async () => ({ sub: accountId }) } : undefined
    },
    interactions: { policy: policy(), url: (_, { uid }) => interactionPath + uid },
    issueRefreshToken: async () => true,
    jwks,
    loadExistingGrant: async ({ oidc }) => {
      const grantId = oidc.result?.consent?.grantId
      return grantId === undefined ? undefined : oidc.provider.Grant.find(grantId)
    },
    pkce: { required: (_, client) => client.clientAuthMethod === 'none' },
    renderError: (ctx, { error, error_description: description }) => {
      const { headers, body } = errorPage(error, description, localeOf(ctx.req))
      ctx.set(headers)
      ctx.body = body
    },
    responseTypes: ['code'],
    revokeGrantPolicy: () => true,
    rotateRefreshToken: true,
    routes: providerPaths,
    scopes: [...scopes],
    ttl: lifetimes,
  })
  // It believes what forwarding headers say: those it is given are ours.
  provider.proxy = true
  provider.use(withoutFormPost)
  provider.use(advertiseWhatWorks)
  provider.on('server_error', (_, error) => log.error({ err: error }, 'unexpected error'))
  // The secret that the storage gives is a hash.
  provider.Client.prototype.compareClientSecret = function (actual: string) {
    const expected = Buffer.from(this.clientSecret ?? '')
    const given = Buffer.from(secretHash(actual))
    return expected.length === given.length && timingSafeEqual(expected, given)
  }
  return { provider, siteUsers }
}

/**
 * A right that does not exist is refused rather than forgotten: an application learns of its mistake at once. The library
 * leaves some of them out before this, so that what was sent is read.
 */
async function checkScope(ctx: KoaContextWithOIDC, asked: string | undefined): Promise<void> {
  const sent = String(ctx.query.scope ?? '').split(' ')
  const unknown = sent.find(scope => scope !== '' && !isScope(scope))
  if (unknown !== undefined) throw new errors.InvalidScope('unknown scope', unknown)
  if (ctx.oidc.params && !asked) ctx.oidc.params.scope = defaultScopes.join(' ')
}

const responseModes = ['query', 'fragment']

/** The library always knows this mode, and answers with a page whose form our policy does not let it send. */
function withoutFormPost(ctx: Context, next: () => Promise<void>): Promise<void> {
  if (ctx.query.response_mode === 'form_post') ctx.query = { ...ctx.query, response_mode: 'unsupported' }
  return next()
}

/** Of RFC 8414. What the library adds to them is OpenID Connect, which it is not set up for. */
const advertised = [
  'issuer',
  'authorization_endpoint',
  'token_endpoint',
  'jwks_uri',
  'response_types_supported',
  'grant_types_supported',
  'token_endpoint_auth_methods_supported',
  'revocation_endpoint',
  'introspection_endpoint',
  'code_challenge_methods_supported',
  'authorization_response_iss_parameter_supported',
]

async function advertiseWhatWorks(ctx: Context, next: () => Promise<void>): Promise<void> {
  await next()
  if (ctx.path !== discoveryPath) return
  const known = Object.entries(ctx.body as object).filter(([name]) => advertised.includes(name))
  ctx.body = {
    ...Object.fromEntries(known),
    scopes_supported: scopes,
    response_modes_supported: responseModes,
  }
}

/** The user is asked each time: what was granted once can be taken back one by one, and nobody is led through unseen. */
function policy(): interactionPolicy.DefaultPolicy {
  const prompts = interactionPolicy.base()
  prompts
    .get('consent')
    ?.checks.add(
      new interactionPolicy.Check(
        'each_time',
        'consent is asked for each time',
        'consent_required',
        ({ oidc }) => oidc.result?.consent === undefined,
      ),
    )
  return prompts
}
