import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { registerApplication } from '../../../server/oauth/applications.ts'
import { password, startTestServer, type TestServer } from '../support/test-server.ts'

const discovery = '/.well-known/oauth-authorization-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a request that cannot be sent back gets a valid page without scripts', async () => {
  const { statusCode, headers, body } = await server.app.inject({ url: '/o/authorize/?client_id=<script>' })
  expect(statusCode).toBe(400)
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/,
  )
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(body).toContain('<html lang="fr">')
  expect(body).not.toContain('<script')
  const checker = new HtmlValidate({ extends: ['html-validate:recommended', 'html-validate:document'] })
  const { results } = await checker.validateString(body)
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => [ruleId, message]))).toEqual([])
})

test('behind an HTTPS proxy, all cookies of the provider are secure', async () => {
  const secure = await startTestServer({ SECURE: 'true', PUBLIC_URL: 'https://ma-cantine.exemple.fr' })
  const { username, id } = await secure.addPerson()
  const headers = { 'x-forwarded-proto': 'https' }
  const signedIn = await secure.app.inject({
    method: 'POST',
    url: '/api/v1/session/',
    headers,
    payload: { username, password },
  })
  expect(signedIn.cookies.map(({ secure }) => secure)).toEqual([true, true])
  const { clientId } = await registerApplication(secure.app.services.database.writer, id, {
    name: 'Économat',
    confidential: true,
    redirectUris: ['https://logiciel.exemple.fr/retour'],
  })
  const url = `/o/authorize/?${new URLSearchParams({ client_id: clientId, response_type: 'code' })}`
  const underWay = await secure.app.inject({ url, headers })
  expect(underWay.statusCode).toBe(303)
  expect(underWay.cookies.map(({ name, secure, httpOnly }) => [name, secure, httpOnly])).toEqual([
    ['oauth_interaction', true, true],
    ['oauth_interaction.sig', true, true],
    ['oauth_resume', true, true],
    ['oauth_resume.sig', true, true],
  ])
  const advertised = await secure.app.inject({ url: discovery, headers })
  expect(advertised.json()).toMatchObject({
    issuer: 'https://ma-cantine.exemple.fr',
    authorization_endpoint: 'https://ma-cantine.exemple.fr/o/authorize/',
    token_endpoint: 'https://ma-cantine.exemple.fr/o/token/',
    revocation_endpoint: 'https://ma-cantine.exemple.fr/o/revoke_token/',
    introspection_endpoint: 'https://ma-cantine.exemple.fr/o/introspect/',
    scopes_supported: expect.arrayContaining(['canteen:read', 'import:write']),
    code_challenge_methods_supported: ['S256'],
    response_types_supported: ['code'],
  })
  await secure.close()
})

test('the keys of the provider are generated once for all the servers of a database', async () => {
  const keys = async () => (await server.app.inject({ url: '/o/jwks' })).json<{ keys: { kid: string; d?: string }[] }>()
  const first = await keys()
  expect(first.keys).toHaveLength(1)
  expect(first.keys[0]?.d).toBeUndefined()
  const another = await buildApp({ settings: server.settings, logStream: { write: () => {} } })
  expect((await another.inject({ url: '/o/jwks/' })).json()).toEqual(first)
  await another.close()
})

test('the addresses that the provider gives are public ones, whatever the headers claim', async () => {
  const open = await startTestServer({ TRUST_PROXY: '10.0.0.0/8', PUBLIC_URL: 'https://ma-cantine.exemple.fr' })
  const headers = { host: 'ailleurs.exemple', 'x-forwarded-proto': 'http', 'x-forwarded-host': 'voleur.exemple' }
  for (const remoteAddress of ['10.1.2.3', '203.0.113.7']) {
    const { body } = await open.app.inject({ url: discovery, headers, remoteAddress })
    expect(body).not.toMatch(/ailleurs|voleur|http:/)
    expect(JSON.parse(body).token_endpoint).toBe('https://ma-cantine.exemple.fr/o/token/')
  }
  await open.close()
})

describe('the discovery document announces', () => {
  const authorize = async (parameters: Record<string, string>) => {
    const { id } = await server.addPerson()
    const { writer } = server.app.services.database
    const redirectUri = 'https://logiciel.exemple.fr/retour'
    const draft = { name: 'Économat', confidential: true, redirectUris: [redirectUri] }
    const { clientId } = await registerApplication(writer, id, draft)
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: redirectUri,
      ...parameters,
    })
    const { headers, body } = await server.app.inject({ url: `/o/authorize/?${query}` })
    return { location: headers.location ?? '', body }
  }
  const advertised = async () => (await server.app.inject({ url: discovery })).json()
  const stops = expect.stringMatching(/^\/api\/v1\/oauthRequests\//)

  test('nothing of OpenID Connect', async () => {
    const document = await advertised()
    expect(Object.keys(document).toSorted()).toEqual([
      'authorization_endpoint',
      'authorization_response_iss_parameter_supported',
      'code_challenge_methods_supported',
      'device_authorization_endpoint',
      'grant_types_supported',
      'introspection_endpoint',
      'issuer',
      'jwks_uri',
      'response_modes_supported',
      'response_types_supported',
      'revocation_endpoint',
      'scopes_supported',
      'token_endpoint',
      'token_endpoint_auth_methods_supported',
    ])
    expect(document.scopes_supported).not.toContain('openid')
  })

  test('each scope, together and alone', async () => {
    const { scopes_supported: known } = await advertised()
    for (const scope of [...known, known.join(' ')]) expect((await authorize({ scope })).location).toEqual(stops)
  })

  test.each([
    'inconnu',
    'canteen:read inconnu',
    'inconnu canteen:read',
    'canteen:read inconnu user:read',
    'canteen:read openid',
    'canteen:read offline_access',
    'offline_access',
  ])('and the scope “%s” is refused', async scope => {
    for (const more of [{}, { prompt: 'consent' }] as Record<string, string>[]) {
      const { location } = await authorize({ scope, ...more })
      expect(location).toMatch(/^https:\/\/logiciel\.exemple\.fr\/retour\?error=invalid_scope/)
    }
  })

  test('each response mode, where the answer is looked for', async () => {
    expect((await advertised()).response_modes_supported).toEqual(['query', 'fragment'])
    const separators = { query: '?', fragment: '#' }
    for (const [mode, separator] of Object.entries(separators)) {
      expect((await authorize({ response_mode: mode })).location).toEqual(stops)
      const { location } = await authorize({ response_mode: mode, scope: 'inconnu' })
      expect(location).toContain(`retour${separator}error=invalid_scope`)
    }
  })

  test.each(['form_post', 'web_message', 'jwt'])('and the response mode %s is refused', async mode => {
    for (const scope of ['canteen:read', 'inconnu']) {
      const { location } = await authorize({ response_mode: mode, scope })
      expect(location).toContain('retour?error=unsupported_response_mode')
    }
  })
})
