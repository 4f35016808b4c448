import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { defaultScopes, isScope, scopes } from '@ma-cantine/lib/http/scope'
import { terminalClientId, terminalPaths } from '@ma-cantine/lib/oauth/terminal-application'
import type { FastifyBaseLogger } from 'fastify'
import Provider, { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { findUser } from '../accounts/users.ts'
import { localeOf } from '../http/language.ts'
import { secretHash } from '../security/secret-hash.ts'
import type { Services } from '../services/services.ts'
import { errorPage } from './error-page.ts'
import { loadKeys } from './keys.ts'
import { providerStorage } from './provider-storage.ts'
import { deviceName, terminalAccessDays } from './terminal-client.ts'

/** Paths of the provider, with the final slash of the public service. */
export const providerPaths = {
  authorization: '/o/authorize/',
  token: terminalPaths.token,
  revocation: terminalPaths.revocation,
  introspection: terminalPaths.introspection,
  jwks: '/o/jwks/',
  device_authorization: terminalPaths.deviceAuthorization,
  // The page of the site where people type a code; the library's own is not served.
  code_verification: '/appareil',
} as const

/** Path of the steps that need the user. */
export const interactionPath = '/api/v1/oauthRequests/'
export const discoveryPath = '/.well-known/oauth-authorization-server'

const day = 86_400

/** Lifetimes in seconds. Those of codes and tokens of applications are those of the public service. */
const lifetimes = {
  AuthorizationCode: 60,
  AccessToken: (_: unknown, __: unknown, client: { readonly clientId: string }) =>
    client.clientId === terminalClientId ? terminalAccessDays * day : 36_000,
  // Counts from its last use: as long as the longest personal token, so that a script of the yearly campaign still
  // works.
  RefreshToken: 730 * day,
  Grant: 730 * day,
  Interaction: 3600,
  Session: day,
  DeviceCode: 600,
}

type Context = Parameters<Parameters<Provider['use']>[0]>[0]

export interface OauthProvider {
  readonly provider: Provider
  /** Ids of the users of requests, from the session of the site, as text; set before the provider handles a request. */
  readonly siteUsers: WeakMap<IncomingMessage, string>
}

export async function createProvider({ database, settings }: Services, log: FastifyBaseLogger): Promise<OauthProvider> {
  const { cookieKeys, jwks } = await loadKeys(database)
  const siteUsers = new WeakMap<IncomingMessage, string>()
  const currentUser = (): string | undefined => {
    const request = Provider.ctx?.req
    return request && siteUsers.get(request)
  }
  // The library restricts cookies to HTTPS when the public address has it.
  const cookie = { httpOnly: true, sameSite: 'lax', signed: true } as const

  const provider = new Provider(settings.publicUrl, {
    adapter: providerStorage(database, currentUser),
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    // Only applications without a secret run in browsers, from the site of their redirect URI.
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
      deviceFlow: { enabled: true, deviceInfo },
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
    interactions: { policy: createPolicy(), url: (_, { uid }) => interactionPath + uid },
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
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
  // The provider trusts forwarding headers: `providerRoutes` sets them.
  provider.proxy = true
  provider.use(refuseFormPost)
  provider.use(restrictDiscovery)
  provider.use(tellInterval)
  provider.on('server_error', (_, error) => log.error({ err: error }, 'unexpected error'))
  // The storage returns the hash of the secret.
  provider.Client.prototype.compareClientSecret = function (actual: string) {
    const expected = Buffer.from(this.clientSecret ?? '')
    const given = Buffer.from(secretHash(actual))
    return expected.length === given.length && timingSafeEqual(expected, given)
  }
  return { provider, siteUsers }
}

/**
 * Refuses an unknown scope instead of ignoring it, so that the developer notices. It reads the sent scopes, as the
 * library has already removed some.
 */
async function checkScope(ctx: KoaContextWithOIDC, asked: string | undefined): Promise<void> {
  const sent = String(ctx.query.scope ?? ctx.oidc.body?.scope ?? '').split(' ')
  const unknown = sent.find(scope => scope !== '' && !isScope(scope))
  if (unknown !== undefined) throw new errors.InvalidScope('unknown scope', unknown)
  if (ctx.oidc.params && !asked) ctx.oidc.params.scope = defaultScopes.join(' ')
}

const responseModes = ['query', 'fragment']

/** Refuses `form_post`, which the library always supports with a page whose form our policy blocks. */
function refuseFormPost(ctx: Context, next: () => Promise<void>): Promise<void> {
  if (ctx.query.response_mode === 'form_post') ctx.query = { ...ctx.query, response_mode: 'unsupported' }
  return next()
}

/** Keys of RFC 8414. The library adds those of OpenID Connect, which is not enabled. */
const discoveryKeys = [
  'issuer',
  'authorization_endpoint',
  'device_authorization_endpoint',
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

async function restrictDiscovery(ctx: Context, next: () => Promise<void>): Promise<void> {
  await next()
  if (ctx.path !== discoveryPath) return
  const known = Object.entries(ctx.body as object).filter(([name]) => discoveryKeys.includes(name))
  ctx.body = {
    ...Object.fromEntries(known),
    scopes_supported: scopes,
    response_modes_supported: responseModes,
  }
}

/** Seconds between two questions of a terminal that waits. */
const pollInterval = 2

async function tellInterval(ctx: Context, next: () => Promise<void>): Promise<void> {
  await next()
  if (ctx.path === providerPaths.device_authorization && ctx.status === 200) {
    ctx.body = { ...(ctx.body as object), interval: pollInterval }
  }
}

const deviceInfo = (ctx: KoaContextWithOIDC) => ({ name: deviceName(ctx.oidc.body?.device_name) })

/** Asks for consent each time: each grant can be revoked separately, and no application gets through unnoticed. */
function createPolicy(): interactionPolicy.DefaultPolicy {
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
