import { oauthRefusals } from '@ma-cantine/lib/oauth/oauth-refusals'
import * as client from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyRetention } from '../../../server/operations/apply-retention.ts'
import { secretHash } from '../../../server/security/secret-hash.ts'
import { file } from '../../support/files.ts'
import { freePort } from '../support/free-port.ts'
import { tilleuls } from '../support/sirets.ts'
import { type Person, password, startTestServer, type TestServer } from '../support/test-server.ts'
import { requestPath, type Visit, Visitor } from '../support/visitor.ts'

const redirectUri = 'https://logiciel.exemple.fr/retour'

let server: TestServer
let site: string
let person: Person
let canteenId: number
let visitor: Visitor
beforeAll(async () => {
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  server = await startTestServer({ PUBLIC_URL: site })
  await server.app.listen({ port, host: '127.0.0.1' })
  person = await server.addPerson()
  canteenId = await server.addCanteen(tilleuls, [person])
  visitor = new Visitor(site)
  await visitor.signIn(person.username)
})
afterAll(() => server.close())

/** Each application has a different owner, as their number is limited. */
async function maker(): Promise<Visitor> {
  const made = new Visitor(site)
  await made.signIn((await server.addPerson()).username)
  return made
}

/** Registers an application. @returns the configuration of a client library. */
async function register(confidential = true): Promise<client.Configuration> {
  const { clientId, clientSecret } = await (await maker()).register({
    name: 'Logiciel <b>Économat</b>',
    redirectUris: [redirectUri, 'http://127.0.0.1:8123/retour'],
    confidential,
  })
  const authentication = clientSecret === null ? client.None() : client.ClientSecretBasic(clientSecret)
  return client.discovery(new URL(site), clientId, undefined, authentication, {
    algorithm: 'oauth2',
    execute: [client.allowInsecureRequests],
  })
}

interface Request {
  readonly url: URL
  readonly checks: { readonly pkceCodeVerifier?: string; readonly expectedState: string }
}

async function authorization(
  configuration: client.Configuration,
  scope?: string,
  parameters: Record<string, string> = {},
): Promise<Request> {
  const pkceCodeVerifier = client.randomPKCECodeVerifier()
  const expectedState = client.randomState()
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    state: expectedState,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    ...(scope === undefined ? {} : { scope }),
    ...parameters,
  })
  return { url, checks: { pkceCodeVerifier, expectedState } }
}

const accept = (consent: Visit, by = visitor) => by.answer(consent, true)

async function tokensOf(configuration: client.Configuration, scope?: string) {
  const { url, checks } = await authorization(configuration, scope)
  const back = await accept(await visitor.visit(url))
  const tokens = await client.authorizationCodeGrant(configuration, back.url, checks)
  return { ...tokens, refresh_token: tokens.refresh_token ?? '' }
}

const call = (token: string, path: string, init: RequestInit = {}) =>
  fetch(new URL(path, site), { ...init, headers: { authorization: `Bearer ${token}` } })

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: client.ResponseBodyError | client.WWWAuthenticateChallengeError) =>
      'error' in error ? error.error : error.cause[0]?.parameters.error,
  )

describe('an application', () => {
  test('is given what the user accepts: code, tokens, calls in their name', async () => {
    const configuration = await register()
    const { url, checks } = await authorization(configuration, 'user:read canteen:read import:write')
    const consent = await visitor.visit(url)
    expect(consent.status).toBe(200)
    expect((await visitor.getConsentRequest(consent)).answer).toEqual({
      applicationName: 'Logiciel <b>Économat</b>',
      scopes: ['user:read', 'canteen:read', 'import:write'],
      returnHost: 'logiciel.exemple.fr',
    })
    const back = await accept(consent)
    expect(`${back.url.origin}${back.url.pathname}`).toBe('https://logiciel.exemple.fr/retour')
    expect(back.url.searchParams.get('iss')).toBe(site)
    const tokens = await client.authorizationCodeGrant(configuration, back.url, checks)
    expect(tokens).toMatchObject({
      token_type: 'bearer',
      expires_in: 36_000,
      scope: 'user:read canteen:read import:write',
    })

    const data = await (await call(tokens.access_token, '/api/v1/initialData/')).json()
    expect(data).toMatchObject({ loggedUser: { id: person.id }, canteenPreviews: [{ id: canteenId }] })
    expect((await call(tokens.access_token, `/api/v1/canteens/${canteenId}`)).status).toBe(200)
    const form = new FormData()
    form.set('file', new Blob([file('achats', [{ siret: tilleuls, description: back.url.search }])]), 'achats.csv')
    const imported = await call(tokens.access_token, '/api/v1/importPurchases/', { method: 'POST', body: form })
    expect(await imported.json()).toMatchObject({ count: 1, errors: [] })
  })

  test('that asks for nothing in particular gets the three rights of the public service', async () => {
    expect((await tokensOf(await register())).scope).toBe('user:read canteen:read canteen:write')
  })

  test('may do without PKCE when it has a secret', async () => {
    const configuration = await register()
    const state = client.randomState()
    const back = await accept(
      await visitor.visit(client.buildAuthorizationUrl(configuration, { redirect_uri: redirectUri, state })),
    )
    await client.authorizationCodeGrant(configuration, back.url, { expectedState: state })
  })

  test('that has no secret must use PKCE', async () => {
    const configuration = await register(false)
    const state = client.randomState()
    const url = client.buildAuthorizationUrl(configuration, { redirect_uri: redirectUri, state })
    const back = await visitor.visit(url)
    expect(back.url.searchParams.get('error')).toBe('invalid_request')
    expect((await tokensOf(configuration)).access_token).toMatch(/^[\w-]{43}$/)
  })

  test('may send its secret in the body, and asks with or without final slashes', async () => {
    const { metadata, configuration } = await registeredMetadata()
    const { url, checks } = await authorization(configuration)
    url.pathname = '/o/authorize'
    const back = await accept(await visitor.visit(url))
    const answer = await fetch(`${site}/o/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: back.url.searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        code_verifier: checks.pkceCodeVerifier ?? '',
        ...metadata,
      }),
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })

  test('asks for consent each time, never silently', async () => {
    const configuration = await register()
    await tokensOf(configuration)
    const again = await visitor.visit((await authorization(configuration)).url)
    expect((await visitor.getConsentRequest(again)).status).toBe(200)
    const silent = await visitor.visit((await authorization(configuration, undefined, { prompt: 'none' })).url)
    expect(silent.url.searchParams.get('error')).toBe('consent_required')
  })

  test('learns that the user refused', async () => {
    const { url, checks } = await authorization(await register())
    const back = await visitor.answer(await visitor.visit(url), false)
    expect(back.url.searchParams.get('error')).toBe('access_denied')
    expect(back.url.searchParams.get('state')).toBe(checks.expectedState)
  })

  test('gets an error when it asks for an unknown right', async () => {
    const { url } = await authorization(await register(), 'canteen:read openid')
    expect((await visitor.visit(url)).url.searchParams.get('error')).toBe('invalid_scope')
  })

  async function registeredMetadata() {
    const draft = { name: 'Corps', redirectUris: [redirectUri], confidential: true }
    const { clientId, clientSecret } = await (await maker()).register(draft)
    const metadata = { client_id: clientId, client_secret: clientSecret ?? '' }
    const configuration = await client.discovery(new URL(site), metadata.client_id, metadata, undefined, {
      algorithm: 'oauth2',
      execute: [client.allowInsecureRequests],
    })
    return { metadata, configuration }
  }
})

describe('the consent page', () => {
  test('sends an anonymous visitor to the sign-in page, and back', async () => {
    const newcomer = new Visitor(site)
    const { url, checks } = await authorization(await register())
    const signIn = await newcomer.visit(url)
    expect(signIn.url.pathname).toBe('/s-identifier')
    const consent = await newcomer.signIn(person.username, password, signIn)
    expect((await newcomer.getConsentRequest(consent)).status).toBe(200)
    expect((await accept(consent, newcomer)).url.searchParams.get('state')).toBe(checks.expectedState)
  })

  test('refuses an answer from another site', async () => {
    const { url } = await authorization(await register())
    const path = requestPath(await visitor.visit(url))
    const grants = await server.count('oauthGrants')
    for (const headers of [{}, { 'x-csrftoken': 'faux' }]) {
      const body = JSON.stringify({ accepted: true })
      const json = { 'content-type': 'application/json', ...headers }
      expect((await visitor.visit(path, { method: 'POST', headers: json, body })).status).toBe(403)
    }
    const body = new URLSearchParams({ accepted: 'true' })
    expect((await visitor.visit(path, { method: 'POST', body })).status).toBeGreaterThanOrEqual(400)
    expect(await server.count('oauthGrants')).toBe(grants)
  })

  test('refuses a request that another browser started', async () => {
    const { url } = await authorization(await register())
    const consent = await visitor.visit(url)
    const accomplice = new Visitor(site)
    await accomplice.signIn((await server.addPerson()).username)
    expect((await accomplice.getConsentRequest(consent)).status).toBe(404)
    expect((await accomplice.call('POST', requestPath(consent), { accepted: true })).status).toBe(404)
    expect((await new Visitor(site).getConsentRequest(consent)).status).toBe(403)
  })

  test('of a request of an application that was removed since says so', async () => {
    const configuration = await register()
    const consent = await visitor.visit((await authorization(configuration)).url)
    await server.app.services.database
      .writer('oauthApplications')
      .where('clientId', configuration.clientMetadata().client_id)
      .delete()
    expect(await visitor.getConsentRequest(consent)).toEqual({
      status: 404,
      answer: { detail: oauthRefusals('removed-application').in('fr') },
    })
  })

  test('belongs to the user who started it, even in a shared browser', async () => {
    const configuration = await register()
    const { url } = await authorization(configuration)
    const shared = new Visitor(site)
    const first = await shared.signIn(person.username, password, await shared.visit(url))
    expect((await shared.getConsentRequest(first)).status).toBe(200)
    const other = await server.addPerson()
    shared.cookies.delete('sessionid')
    shared.cookies.delete('csrftoken')
    await shared.signIn(other.username)
    expect((await shared.getConsentRequest(first)).status).toBe(404)
    const again = await shared.visit((await authorization(configuration)).url)
    expect((await shared.getConsentRequest(again)).status).toBe(200)
  })

  test('is not shown for a redirect address that differs from the registered one', async () => {
    const configuration = await register()
    for (const wrong of [
      'https://voleur.exemple.fr/retour',
      `${redirectUri}?plus=1`,
      `${redirectUri}/`,
      'https://logiciel.exemple.fr/Retour',
      'http://127.0.0.1:8124/retour',
    ]) {
      const { url } = await authorization(configuration, undefined, { redirect_uri: wrong })
      const page = await visitor.visit(url)
      expect(page.status).toBe(400)
      expect(page.url.origin).toBe(site)
      expect(page.page).toContain('invalid_redirect_uri')
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })
})

describe('a code', () => {
  test('works once: a replay is refused and revokes the access', async () => {
    const configuration = await register()
    const { url, checks } = await authorization(configuration)
    const back = await accept(await visitor.visit(url))
    const tokens = await client.authorizationCodeGrant(configuration, back.url, checks)
    expect(await refusal(client.authorizationCodeGrant(configuration, back.url, checks))).toBe('invalid_grant')
    expect((await call(tokens.access_token, '/api/v1/initialData/')).status).toBe(403)
    expect(await refusal(client.refreshTokenGrant(configuration, tokens.refresh_token ?? ''))).toBe('invalid_grant')
  })

  test('works once for concurrent requests', async () => {
    const configuration = await register()
    const { url, checks } = await authorization(configuration)
    const back = await accept(await visitor.visit(url))
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => refusal(client.authorizationCodeGrant(configuration, back.url, checks))),
    )
    expect(outcomes.filter(outcome => outcome === 'accepted').length).toBeLessThanOrEqual(1)
    expect(new Set(outcomes)).toEqual(
      new Set([...(outcomes.includes('accepted') ? ['accepted'] : []), 'invalid_grant']),
    )
  })

  test('expires after 60 seconds', async () => {
    const configuration = await register()
    const { url, checks } = await authorization(configuration)
    const back = await accept(await visitor.visit(url))
    const { reader, writer } = server.app.services.database
    const row = await reader('oauthArtifacts')
      .where({ model: 'AuthorizationCode' })
      .orderBy('expiryDate', 'desc')
      .first()
    const content = JSON.parse(row.content)
    expect(content.exp - content.iat).toBe(60)
    content.exp -= 61
    await writer('oauthArtifacts')
      .where({ key: row.key })
      .update({ content: JSON.stringify(content) })
    expect(await refusal(client.authorizationCodeGrant(configuration, back.url, checks))).toBe('invalid_grant')
  })

  test('is refused with another verifier, another address of return, another application or another secret', async () => {
    const configuration = await register()
    const other = await register()
    const liar = new client.Configuration(
      configuration.serverMetadata(),
      configuration.clientMetadata().client_id,
      undefined,
      client.ClientSecretBasic('x'.repeat(43)),
    )
    client.allowInsecureRequests(liar)
    const code = async () => {
      const { url, checks } = await authorization(configuration)
      return { back: (await accept(await visitor.visit(url))).url, checks }
    }
    const { back, checks } = await code()
    const wrongVerifier = { ...checks, pkceCodeVerifier: client.randomPKCECodeVerifier() }
    expect(await refusal(client.authorizationCodeGrant(configuration, back, wrongVerifier))).toBe('invalid_grant')
    expect(await refusal(client.authorizationCodeGrant(other, back, checks))).toBe('invalid_grant')
    expect(await refusal(client.authorizationCodeGrant(liar, back, checks))).toBe('invalid_client')
    const moved = new URL(back)
    moved.pathname = '/ailleurs'
    expect(await refusal(client.authorizationCodeGrant(configuration, moved, checks))).toBe('invalid_grant')
  })
})

describe('a refresh token', () => {
  test('works once and gives another one; a replay revokes the whole family', async () => {
    const configuration = await register()
    const first = await tokensOf(configuration)
    const second = await client.refreshTokenGrant(configuration, first.refresh_token)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect((await call(second.access_token, '/api/v1/initialData/')).status).toBe(200)
    const third = await client.refreshTokenGrant(configuration, second.refresh_token ?? '')
    expect(await refusal(client.refreshTokenGrant(configuration, first.refresh_token))).toBe('invalid_grant')
    expect(await refusal(client.refreshTokenGrant(configuration, third.refresh_token ?? ''))).toBe('invalid_grant')
    for (const { access_token } of [first, second, third]) {
      expect((await call(access_token, '/api/v1/initialData/')).status).toBe(403)
    }
  })

  test('whose answer was lost works again, until the token that it gave last is used', async () => {
    const configuration = await register()
    const first = await tokensOf(configuration)
    const lost = await client.refreshTokenGrant(configuration, first.refresh_token)
    await client.refreshTokenGrant(configuration, first.refresh_token)
    const received = await client.refreshTokenGrant(configuration, first.refresh_token)
    expect((await call(received.access_token, '/api/v1/initialData/')).status).toBe(200)
    const next = await client.refreshTokenGrant(configuration, received.refresh_token ?? '')
    expect((await call(next.access_token, '/api/v1/initialData/')).status).toBe(200)
    expect(await refusal(client.refreshTokenGrant(configuration, first.refresh_token))).toBe('invalid_grant')
    for (const { access_token } of [first, lost, received, next]) {
      expect((await call(access_token, '/api/v1/initialData/')).status).toBe(403)
    }
  })

  test('that came with a lost answer is a replay: it revokes the whole family', async () => {
    const configuration = await register()
    const first = await tokensOf(configuration)
    const lost = await client.refreshTokenGrant(configuration, first.refresh_token)
    const received = await client.refreshTokenGrant(configuration, first.refresh_token)
    expect(await refusal(client.refreshTokenGrant(configuration, lost.refresh_token ?? ''))).toBe('invalid_grant')
    expect(await refusal(client.refreshTokenGrant(configuration, received.refresh_token ?? ''))).toBe('invalid_grant')
  })

  test('does not work again after a minute: this revokes the whole family', async () => {
    const configuration = await register()
    const first = await tokensOf(configuration)
    const second = await client.refreshTokenGrant(configuration, first.refresh_token)
    const { writer } = server.app.services.database
    const usedBefore = (seconds: number) =>
      writer('oauthArtifacts')
        .where({ key: secretHash(first.refresh_token) })
        .update({ consumptionDate: new Date(Date.now() - seconds * 1000).toISOString() })
    await usedBefore(40)
    const third = await client.refreshTokenGrant(configuration, first.refresh_token)
    await usedBefore(61)
    expect(await refusal(client.refreshTokenGrant(configuration, first.refresh_token))).toBe('invalid_grant')
    for (const { refresh_token } of [second, third]) {
      expect(await refusal(client.refreshTokenGrant(configuration, refresh_token ?? ''))).toBe('invalid_grant')
    }
  })

  test('sent many times at once leaves one token that works', async () => {
    const configuration = await register()
    const { refresh_token } = await tokensOf(configuration)
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => client.refreshTokenGrant(configuration, refresh_token)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
    const working = await server.app.services.database
      .reader('oauthArtifacts')
      .join('oauthArtifacts as used', join =>
        join.on('used.grantId', 'oauthArtifacts.grantId').andOnVal('used.key', secretHash(refresh_token)),
      )
      .where('oauthArtifacts.model', 'RefreshToken')
      .whereNull('oauthArtifacts.consumptionDate')
      .pluck('oauthArtifacts.key')
    expect(working).toHaveLength(1)
  })

  test('can give fewer rights, never more', async () => {
    const configuration = await register()
    const tokens = await tokensOf(configuration, 'user:read canteen:read')
    const more = client.refreshTokenGrant(configuration, tokens.refresh_token, { scope: 'user:read import:write' })
    expect(await refusal(more)).toBe('invalid_scope')
    const fewer = await client.refreshTokenGrant(configuration, tokens.refresh_token, { scope: 'user:read' })
    expect(fewer.scope).toBe('user:read')
    expect((await call(fewer.access_token, `/api/v1/canteens/${canteenId}`)).status).toBe(403)
  })

  test('of a closed account is refused', async () => {
    const configuration = await register()
    const closed = await server.addPerson()
    const browser = new Visitor(site)
    const { url, checks } = await authorization(configuration)
    const consent = await browser.signIn(closed.username, password, await browser.visit(url))
    const tokens = await client.authorizationCodeGrant(configuration, (await accept(consent, browser)).url, checks)
    await server.app.services.database.writer('users').where('id', closed.id).update({ isActive: false })
    expect((await call(tokens.access_token, '/api/v1/initialData/')).status).toBe(403)
    expect(await refusal(client.refreshTokenGrant(configuration, tokens.refresh_token ?? ''))).toBe('invalid_grant')
  })
})

describe('introspection and revocation', () => {
  test('tell an application about its tokens, and nothing about those of others', async () => {
    const configuration = await register()
    const tokens = await tokensOf(configuration, 'canteen:read')
    expect(await client.tokenIntrospection(configuration, tokens.access_token)).toMatchObject({
      active: true,
      scope: 'canteen:read',
      client_id: configuration.clientMetadata().client_id,
      sub: String(person.id),
      token_type: 'Bearer',
    })
    const other = await register()
    expect(await client.tokenIntrospection(other, tokens.access_token)).toEqual({ active: false })
    expect(await refusal(client.tokenRevocation(other, tokens.access_token))).toBe('invalid_request')
    expect((await call(tokens.access_token, `/api/v1/canteens/${canteenId}`)).status).toBe(200)
  })

  test.each(['access_token', 'refresh_token'] as const)('revoking its %s takes the access back', async kind => {
    const configuration = await register()
    const tokens = await tokensOf(configuration)
    await client.tokenRevocation(configuration, tokens[kind])
    const answer = await call(tokens.access_token, '/api/v1/initialData/')
    expect(answer.status).toBe(403)
    expect(answer.headers.get('www-authenticate')).toContain('error="invalid_token"')
    expect(await client.tokenIntrospection(configuration, tokens.access_token)).toEqual({ active: false })
    expect(await refusal(client.refreshTokenGrant(configuration, tokens.refresh_token))).toBe('invalid_grant')
  })
})

describe('what the database holds', () => {
  test('contains no secret, token or code in plain text', async () => {
    const configuration = await register()
    const { url, checks } = await authorization(configuration)
    const back = await accept(await visitor.visit(url))
    const read = async () =>
      JSON.stringify([
        await server.app.services.database.reader('oauthArtifacts'),
        await server.app.services.database.reader('oauthApplications'),
      ])
    expect(await read()).not.toContain(back.url.searchParams.get('code'))
    const tokens = await client.authorizationCodeGrant(configuration, back.url, checks)
    const stored = await read()
    for (const secret of [
      tokens.access_token,
      tokens.refresh_token ?? '-',
      visitor.cookies.get('oauth_session')?.value ?? '-',
    ]) {
      expect(stored).not.toContain(secret)
    }
  })

  test('loses what has expired, and keeps the rest', async () => {
    const { writer, reader } = server.app.services.database
    await tokensOf(await register())
    await writer('oauthArtifacts').insert({
      model: 'AccessToken',
      key: 'vieux',
      content: '{}',
      expiryDate: '2020-01-01T00:00:00.000Z',
    })
    const before = (await reader('oauthArtifacts')).length
    await applyRetention(server.app.services.database, new Date(), server.settings.publicUrl)
    expect(await reader('oauthArtifacts')).toHaveLength(before - 1)
  })
})

test('the OAuth2 endpoints answer JSON to bad requests, and 405 to other methods', async () => {
  for (const path of ['/o/token/', '/o/revoke_token/', '/o/introspect/']) {
    const answer = await fetch(site + path, { method: 'POST', body: new URLSearchParams({ token: 'x' }) })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'invalid_request' })
    expect((await fetch(site + path)).status).toBe(405)
  }
})
