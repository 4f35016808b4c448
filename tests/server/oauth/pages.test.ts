import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../../server/dist/app.js'
import { registerApplication } from '../../../server/dist/oauth/applications.js'
import { Browser } from '../support/browser.ts'
import { applicationToken } from '../support/make-token.ts'
import { type Person, password, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
let browser: Browser
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson()
  browser = new Browser(server.app)
  await browser.signIn(person.username)
})
afterAll(() => server.close())

const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const token = (page: string) => /name="csrf_token" value="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? ''

/** Sends a form of a page, without the header that only scripts add. */
async function send(path: string, fields: Record<string, string>, from = '/o/applications/register/') {
  const page = (await browser.request('GET', from)).body
  const payload = new URLSearchParams({ csrf_token: token(page), ...fields }).toString()
  return browser.forged('POST', path, { headers: formType, payload })
}

const fields = { name: 'Économat', redirectUris: 'https://logiciel.exemple.fr/retour', confidential: 'true' }

describe('the pages of applications', () => {
  test('register, edit, renew and delete', async () => {
    const registered = await send('/o/applications/register/', fields)
    expect(registered.body).toContain('client_secret')
    const { id } = (await server.rows<{ id: number }>('oauthApplications')).at(-1) ?? { id: 0 }
    const page = `/o/applications/${id}/`
    expect((await browser.request('GET', '/o/applications')).body).toContain('Économat')

    const edited = await send(`${page}update/`, { ...fields, name: '<script>alert(1)</script>' }, page)
    expect([edited.statusCode, edited.headers.location]).toEqual([303, '/o/applications/'])
    const shown = (await browser.request('GET', page)).body
    expect(shown).toContain('&lt;script&gt;')
    expect(shown).not.toContain('<script')

    expect((await send(`${page}secret/`, {}, page)).body).toContain('il ne sera plus montré')
    expect((await browser.request('GET', `${page}delete/`)).body).toContain('s’arrêteront aussitôt')
    expect((await send(`${page}delete/`, {}, page)).statusCode).toBe(303)
    expect((await browser.request('GET', page)).statusCode).toBe(404)
  })

  test('say what is wrong beside its field, and keep what was typed', async () => {
    const answer = await send('/o/applications/register/', {
      name: 'Économat',
      redirectUris: 'http://logiciel.exemple.fr/retour',
      confidential: 'false',
    })
    expect(answer.body).toContain('role="alert"')
    expect(answer.body).toContain('aria-describedby="redirectUris-problem"')
    expect(answer.body).toContain('value="Économat"')
    expect(answer.body).toContain('http://logiciel.exemple.fr/retour</textarea>')
    expect(answer.body).toContain('value="false" checked')
  })

  test('take nothing from a form of another site', async () => {
    const before = await server.count('oauthApplications')
    for (const payload of [fields, { ...fields, csrf_token: 'faux' }]) {
      const answer = await browser.forged('POST', '/o/applications/register/', {
        headers: formType,
        payload: new URLSearchParams(payload).toString(),
      })
      expect(answer.statusCode).toBe(403)
      expect(answer.headers['content-type']).toContain('text/html')
    }
    expect(await server.count('oauthApplications')).toBe(before)
  })

  test('send visitors to sign in, and bring them back; a token is not a session', async () => {
    for (const headers of [{}, person.headers]) {
      const answer = await server.app.inject({ url: '/o/applications/?a=b', headers })
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        `/s-identifier?next=${encodeURIComponent('/o/applications/?a=b')}`,
      ])
    }
  })

  test('are valid and accessible HTML', async () => {
    const checker = new HtmlValidate({ extends: ['html-validate:recommended', 'html-validate:document'] })
    await applicationToken(server, person, ['canteen:read'])
    const { id } = (await server.rows<{ id: number }>('oauthApplications')).at(-1) ?? { id: 0 }
    const pages = await Promise.all([
      ...[
        '/o/applications/',
        '/o/applications/register/',
        `/o/applications/${id}/`,
        `/o/applications/${id}/delete/`,
      ].map(path => browser.request('GET', path)),
      browser.request('GET', '/o/authorized_tokens/'),
      browser.request('GET', '/o/applications/0/'),
      new Browser(server.app).request('GET', '/s-identifier'),
      browser.request('GET', '/o/authorize/?client_id=inconnu'),
      send('/o/applications/register/', { name: '', redirectUris: 'x', confidential: 'false' }),
      send('/o/applications/register/', fields),
    ])
    for (const { body } of pages) {
      const { results } = await checker.validateString(body)
      expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => [ruleId, message]))).toEqual([])
    }
  })

  test('have no script, and may not be framed nor guessed', async () => {
    for (const path of ['/o/applications/', '/o/authorized_tokens/', '/o/applications/999/', '/s-identifier']) {
      const { headers, body } = await new Browser(server.app)
        .request('GET', path)
        .then(async visitor => (visitor.statusCode === 303 ? browser.request('GET', path) : visitor))
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      )
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(body).not.toContain('<script')
      expect(body).toContain('<html lang="fr">')
    }
  })

  test('answer 405 to other methods, and a page to what is wrong', async () => {
    const answer = await browser.request('DELETE', '/o/applications/')
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET'])
    const unread = await browser.forged('POST', '/o/applications/register/', {
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    })
    expect(unread.statusCode).toBe(415)
    expect(unread.body).toContain('Demande incorrecte')
  })
})

test('the page of accesses shows them and takes them back', async () => {
  const { headers, grantId } = await applicationToken(server, person, ['canteen:read', 'user:read'])
  const page = (await browser.request('GET', '/o/authorized_tokens/')).body
  expect(page).toContain('Retirer l’accès de Application de test')
  expect(page).toContain('lire vos cantines')
  expect(page).toContain('jamais utilisé')
  const path = `/o/authorized_tokens/${grantId}/delete/`
  expect((await browser.forged('POST', path, { headers: formType, payload: '' })).statusCode).toBe(403)
  expect((await send(path, {}, '/o/authorized_tokens/')).statusCode).toBe(303)
  expect((await server.app.inject({ url: '/api/v1/initialData/', headers })).statusCode).toBe(403)
  expect((await send(path, {})).statusCode).toBe(404)
})

describe('the sign-in page', () => {
  const signIn = (
    form: Record<string, string>,
    headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
  ) =>
    new Browser(server.app).forged('POST', '/s-identifier', {
      headers: { ...formType, ...headers },
      payload: new URLSearchParams({ username: person.username, password, ...form }).toString(),
    })

  test('opens a session and leads where one was going', async () => {
    const answer = await signIn({ next: '/o/applications/?a=b' })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/o/applications/?a=b'])
    expect(answer.cookies.map(({ name }) => name).toSorted()).toEqual(['csrftoken', 'sessionid'])
  })

  test.each([
    'https://voleur.exemple.fr/',
    '//voleur.exemple.fr/',
    '/\\voleur.exemple.fr/',
    '/\t/voleur.exemple.fr/',
    '/..//voleur.exemple.fr/',
    'javascript:alert(1)',
    'voleur',
    '',
  ])('never leads elsewhere: “%s”', async next => {
    expect((await signIn({ next })).headers.location).toBe('/')
    const answer = await browser.request('GET', `/s-identifier?${new URLSearchParams({ next })}`)
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
  })

  test('takes nothing from a form of another site: nobody is signed in without knowing it', async () => {
    for (const headers of [
      {},
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://voleur.exemple.fr' },
      { origin: 'null' },
    ]) {
      const answer = await signIn({}, headers as Record<string, string>)
      expect(answer.statusCode).toBe(403)
      expect(answer.cookies).toEqual([])
    }
    expect((await signIn({}, { origin: 'http://localhost:8000', host: 'localhost:8000' })).statusCode).toBe(303)
  })

  test('says that the password is wrong, and keeps the name', async () => {
    const answer = await signIn({ password: 'autre chose', username: '"><script>' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('incorrect')
    expect(answer.body).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect((await signIn({ password: '' })).body).toContain('Donnez votre identifiant')
  })
})

test('behind a proxy that speaks HTTPS, no cookie of theirs travels in clear', async () => {
  const secure = await startTestServer({ SECURE: 'true', PUBLIC_URL: 'https://ma-cantine.exemple.fr' })
  const { username, id } = await secure.addPerson()
  const headers = { 'x-forwarded-proto': 'https', 'sec-fetch-site': 'same-origin' }
  const signedIn = await secure.app.inject({
    method: 'POST',
    url: '/s-identifier',
    headers: { ...headers, ...formType },
    payload: new URLSearchParams({ username, password }).toString(),
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
