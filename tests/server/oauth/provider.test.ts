import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../server/dist/app.js'
import { registerApplication } from '../../../server/dist/oauth/applications.js'
import { password, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a request that cannot even be sent back is answered by a page that is valid and can do nothing', async () => {
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

test('behind a proxy that speaks HTTPS, no cookie of theirs travels in clear', async () => {
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
  const discovery = await secure.app.inject({
    url: '/.well-known/oauth-authorization-server',
    headers: { ...headers, host: 'ma-cantine.exemple.fr' },
  })
  expect(discovery.json()).toMatchObject({
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

test('the keys of the provider are made once, for all the servers of a database', async () => {
  const keys = async () => (await server.app.inject({ url: '/o/jwks' })).json<{ keys: { kid: string; d?: string }[] }>()
  const first = await keys()
  expect(first.keys).toHaveLength(1)
  expect(first.keys[0]?.d).toBeUndefined()
  const another = await buildApp({ settings: server.settings, logStream: { write: () => {} } })
  expect((await another.inject({ url: '/o/jwks/' })).json()).toEqual(first)
  await another.close()
})

test('only a proxy that is trusted is believed on what the browser asked for', async () => {
  const open = await startTestServer({ TRUST_PROXY: '10.0.0.0/8' })
  const tokenEndpoint = async (remoteAddress: string) => {
    const headers = { host: 'noeud.interne', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'ma-cantine.exemple.fr' }
    const url = '/.well-known/oauth-authorization-server'
    return (await open.app.inject({ url, headers, remoteAddress })).json<{ token_endpoint: string }>().token_endpoint
  }
  expect(await tokenEndpoint('10.1.2.3')).toBe('https://ma-cantine.exemple.fr/o/token/')
  expect(await tokenEndpoint('203.0.113.7')).toBe('http://noeud.interne/o/token/')
  await open.close()
})
