import { oauthRefusals } from '@ma-cantine/lib/oauth/oauth-refusals'
import { deviceGrantType, terminalClientId } from '@ma-cantine/lib/oauth/terminal-application'
import { formatUserCode } from '@ma-cantine/lib/oauth/user-code'
import * as client from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { terminalAccessDays } from '../../../server/oauth/terminal-client.ts'
import { applyRetention } from '../../../server/operations/apply-retention.ts'
import { freePort } from '../support/free-port.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'
import { Visitor } from '../support/visitor.ts'

const day = 86_400_000
const scope = 'user:read canteen:read'

let server: TestServer
let site: string
let person: Person
let visitor: Visitor
let terminal: client.Configuration
beforeAll(async () => {
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  server = await startTestServer({ PUBLIC_URL: site })
  await server.app.listen({ port, host: '127.0.0.1' })
  person = await server.addPerson()
  visitor = await signedIn(person)
  terminal = await client.discovery(new URL(site), terminalClientId, undefined, client.None(), {
    algorithm: 'oauth2',
    execute: [client.allowInsecureRequests],
  })
})
afterAll(() => server.close())

async function signedIn({ username }: Person): Promise<Visitor> {
  const made = new Visitor(site)
  await made.signIn(username)
  return made
}

const ask = (parameters: Record<string, string> = {}) =>
  client.initiateDeviceAuthorization(terminal, { scope, device_name: 'poste-de-camille', ...parameters })

interface Answer {
  readonly detail?: string
  readonly deviceName?: string | null
}

const find = (userCode: string, by = visitor) =>
  by.call<Answer & Record<string, unknown>>('POST', '/api/v1/deviceRequestSearch/', { userCode })
const answer = (userCode: string, accepted: boolean, by = visitor) =>
  by.call<Answer>('POST', '/api/v1/deviceRequestAnswers/', { userCode, accepted })

/** Asks for the token once. */
async function poll(deviceCode: string): Promise<{ status: number; body: Record<string, unknown> }> {
  const body = new URLSearchParams({
    client_id: terminalClientId,
    grant_type: deviceGrantType,
    device_code: deviceCode,
  })
  const response = await fetch(`${site}/o/token/`, { method: 'POST', body })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

async function tokenOf(parameters: Record<string, string> = {}): Promise<string> {
  const asked = await ask(parameters)
  await answer(asked.user_code, true)
  return String((await poll(asked.device_code)).body.access_token)
}

const call = (token: string, path = '/api/v1/canteens/') =>
  fetch(site + path, { headers: { authorization: `Bearer ${token}` } })

const grantsOf = async (by = visitor) =>
  (await by.call<{ id: string; deviceName: string | null; expiryDate: string }[]>('GET', '/api/v1/oauthGrants/')).answer

const expire = (deviceCode: string) =>
  server.app.services.database
    .writer('oauthArtifacts')
    .where({ model: 'DeviceCode' })
    .where('content', 'like', `%"userCode":"${deviceCode.replace('-', '')}"%`)
    .update({ expiryDate: new Date(Date.now() - 1000).toISOString() })

describe('a terminal', () => {
  test('shows a code, and is given what its person allows, for a season and without a refresh token', async () => {
    const asked = await ask()
    expect(asked).toMatchObject({
      verification_uri: `${site}/appareil`,
      verification_uri_complete: `${site}/appareil?user_code=${asked.user_code}`,
      expires_in: 600,
      interval: 2,
    })
    expect(asked.user_code).toMatch(/^[B-DF-HJ-NP-TV-XZ]{4}-[B-DF-HJ-NP-TV-XZ]{4}$/)
    expect(await poll(asked.device_code)).toMatchObject({ status: 400, body: { error: 'authorization_pending' } })

    const { status, answer: request } = await find(asked.user_code)
    expect(status).toBe(200)
    expect(request).toEqual({
      userCode: asked.user_code,
      applicationName: 'ma-cantine (terminal)',
      deviceName: 'poste-de-camille',
      scopes: scope.split(' '),
      requestDate: expect.any(String),
      expiryDate: expect.any(String),
      accessExpiryDate: expect.any(String),
    })
    expect((await answer(asked.user_code, true)).answer).toEqual({ deviceName: 'poste-de-camille' })

    const { status: given, body } = await poll(asked.device_code)
    expect(given).toBe(200)
    expect(body).toEqual({
      access_token: expect.any(String),
      expires_in: terminalAccessDays * 86_400,
      scope,
      token_type: 'Bearer',
    })
    const token = String(body.access_token)
    expect(await (await call(token, '/api/v1/initialData/')).json()).toMatchObject({ loggedUser: { id: person.id } })
    expect((await call(token, '/api/v1/tokens/')).status).toBe(403)
  })

  test('is refused when its person refuses', async () => {
    const asked = await ask()
    expect((await answer(asked.user_code, false)).status).toBe(200)
    // Nobody takes it back.
    expect((await answer(asked.user_code, true)).status).toBe(404)
    expect(await poll(asked.device_code)).toMatchObject({ status: 400, body: { error: 'access_denied' } })
  })

  test('is told that its code has expired', async () => {
    const asked = await ask()
    await expire(asked.user_code)
    expect(await find(asked.user_code)).toMatchObject({
      status: 404,
      answer: { detail: oauthRefusals('expired-code').in('fr') },
    })
    expect((await answer(asked.user_code, true)).status).toBe(404)
  })

  test('that sends its code again after it took its token loses the token', async () => {
    const asked = await ask()
    await answer(asked.user_code, true)
    const token = String((await poll(asked.device_code)).body.access_token)
    expect((await call(token)).status).toBe(200)
    expect(await poll(asked.device_code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    expect((await call(token)).status).toBe(403)
  })

  test('revokes its token by itself, and the account no longer lists it', async () => {
    const token = await tokenOf({ device_name: 'poste-qui-part' })
    const named = (await grantsOf()).filter(({ deviceName }) => deviceName === 'poste-qui-part')
    expect(named).toHaveLength(1)
    const days = (Date.parse(named[0]?.expiryDate ?? '') - Date.now()) / day
    expect(Math.round(days)).toBe(terminalAccessDays)
    const body = new URLSearchParams({ client_id: terminalClientId, token })
    expect((await fetch(`${site}/o/revoke_token/`, { method: 'POST', body })).status).toBe(200)
    expect((await call(token)).status).toBe(403)
    expect((await grantsOf()).map(({ deviceName }) => deviceName)).not.toContain('poste-qui-part')
  })

  test('learns what its token may, and until when', async () => {
    const body = new URLSearchParams({ client_id: terminalClientId, token: await tokenOf() })
    const said = await (await fetch(`${site}/o/introspect/`, { method: 'POST', body })).json()
    expect(said).toMatchObject({ active: true, scope, exp: expect.any(Number) })
  })

  test('loses its token when the account withdraws it', async () => {
    const token = await tokenOf({ device_name: 'poste-retiré' })
    const [grant] = (await grantsOf()).filter(({ deviceName }) => deviceName === 'poste-retiré')
    await visitor.call('DELETE', `/api/v1/oauthGrants/${grant?.id}`)
    expect((await call(token)).status).toBe(403)
  })

  test('cannot ask for a right that does not exist', async () => {
    const body = new URLSearchParams({ client_id: terminalClientId, scope: 'user:read account:delete' })
    const response = await fetch(`${site}/o/device_authorization/`, { method: 'POST', body })
    expect(await response.json()).toMatchObject({ error: 'invalid_scope' })
  })
})

test('what a terminal never took, or that has ended, is not listed and is forgotten', async () => {
  const other = await server.addPerson()
  const by = await signedIn(other)
  const { user_code: code } = await ask()
  await answer(code, true, by)
  expect(await grantsOf(by)).toHaveLength(1)
  const later = new Date(Date.now() + 3_600_000)
  const { oauthGrants } = await applyRetention(server.app.services.database, later, site)
  expect(oauthGrants).toBe(1)
  expect(await grantsOf(by)).toEqual([])
})

describe('a code', () => {
  test('may be typed in lower case, with spaces or without its dash', async () => {
    const { user_code: code } = await ask()
    for (const typed of [code.toLowerCase(), code.replace('-', ''), ` ${code.replace('-', ' ')} `]) {
      expect((await find(typed)).answer.userCode, typed).toBe(code)
    }
  })

  test.each(['', 'AEIO-UYAE', 'BCDF', '<script>', 'BCDF-GHJK-L'])(
    '“%s” is none, and is refused by name',
    async typed => {
      const { status, answer } = await find(typed)
      expect(status).toBe(400)
      expect(answer).toMatchObject({ userCode: [oauthRefusals('not-a-code').in('fr')] })
    },
  )

  test('that no terminal shows is told in French', async () => {
    const { status, answer } = await find(formatUserCode('BBBBBBBB'))
    expect({ status, answer }).toEqual({ status: 404, answer: { detail: oauthRefusals('unknown-code').in('fr') } })
  })

  test('is answered once: of two people, the first one gives their account and no one else’s', async () => {
    const other = await server.addPerson()
    const second = await signedIn(other)
    const asked = await ask()
    const both = await Promise.all([answer(asked.user_code, true), answer(asked.user_code, true, second)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
    const token = String((await poll(asked.device_code)).body.access_token)
    const data = (await (await call(token, '/api/v1/initialData/')).json()) as { loggedUser: { id: number } }
    expect(data.loggedUser.id).toBe(both[0]?.status === 200 ? person.id : other.id)
    expect((await find(asked.user_code)).answer.detail).toBe(oauthRefusals('used-code').in('fr'))
  })

  test('is answered by nobody without a session', async () => {
    const { user_code: code } = await ask()
    expect((await find(code, new Visitor(site))).status).toBe(403)
    const response = await fetch(`${site}/api/v1/deviceRequestAnswers/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await tokenOf()}`, 'content-type': 'application/json' },
      body: JSON.stringify({ userCode: code, accepted: true }),
    })
    expect(response.status).toBe(403)
  })

  test('is guessed ten times at most in a quarter of an hour', async () => {
    const limited = await startTestServer({ RATE_LIMITS: 'deviceCode=10/900' })
    const one = await limited.addPerson()
    const { cookies } = await limited.app.inject({
      method: 'POST',
      url: '/api/v1/session/',
      payload: { username: one.username, password: 'une phrase de passe' },
    })
    const csrf = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
    const guess = () =>
      limited.app.inject({
        method: 'POST',
        url: '/api/v1/deviceRequestSearch/',
        cookies: Object.fromEntries(cookies.map(({ name, value }) => [name, value])),
        headers: { 'x-csrftoken': csrf },
        payload: { userCode: 'BBBB-BBBB' },
      })
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries++) statuses.push((await guess()).statusCode)
    expect(statuses).toEqual([...Array<number>(10).fill(404), 429])
    await limited.close()
  })
})

test.each([
  ['poste\u202egpj.exe', 'poste gpj.exe'],
  ['<b>a</b>\n\u0007\u200b', '<b>a</b>'],
  ['x'.repeat(500), 'x'.repeat(60)],
  ['\u200b \u00a0', null],
  ['', null],
])('the name of a machine, %j, is shown as %j', async (given, shown) => {
  const { user_code: code } = await ask({ device_name: given })
  expect((await find(code)).answer.deviceName).toBe(shown)
})

test('an application that somebody registered has no device code, and the library’s pages are not served', async () => {
  const { clientId } = await visitor.register({
    name: 'Menus',
    confidential: false,
    redirectUris: ['https://menus.exemple.fr/retour'],
  })
  const body = new URLSearchParams({ client_id: clientId, scope })
  const response = await fetch(`${site}/o/device_authorization/`, { method: 'POST', body })
  expect(await response.json()).toMatchObject({ error: 'invalid_request' })
  expect(
    (await fetch(`${site}/appareil`, { method: 'POST', body: new URLSearchParams({ user_code: 'B' }) })).status,
  ).toBe(405)
})

test('terminals of one address ask for a bounded number of codes', async () => {
  const limited = await startTestServer({ RATE_LIMITS: 'deviceRequest=2/600' })
  const request = () =>
    limited.app.inject({
      method: 'POST',
      url: '/o/device_authorization/',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `client_id=${terminalClientId}`,
    })
  const statuses = [await request(), await request(), await request()].map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([200, 200, 429])
  await limited.close()
})
