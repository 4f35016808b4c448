import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { Browser } from '../support/browser.ts'
import { lastLink } from '../support/mailbox.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import {
  eventually,
  multipart,
  multipartType,
  type Person,
  password,
  startTestServer,
  type TestServer,
} from '../support/test-server.ts'

let server: TestServer
let owner: Person
let thief: Browser
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())
beforeEach(async () => {
  owner = await server.addPerson()
  thief = new Browser(server.app)
  await thief.signIn(owner.username)
})

/** A request whose head is sent, and whose body waits. */
async function hold(method: string, path: string, body: Buffer, type = 'application/json') {
  const { port } = server.app.server.address() as AddressInfo
  const call = request({
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: {
      'content-type': type,
      'content-length': body.length,
      cookie: [...thief.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': decodeURIComponent(thief.cookies.get('csrftoken') ?? ''),
    },
  })
  const answer = new Promise<number>((resolve, reject) => {
    call.once('error', reject)
    call.once('response', response => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
  })
  call.write(body.subarray(0, 1))
  return { send: () => call.end(body.subarray(1)), answer }
}

const json = (value: object) => Buffer.from(JSON.stringify(value))

async function reset(): Promise<void> {
  await server.app.inject({ method: 'POST', url: '/api/v1/passwordResetRequest/', payload: { email: owner.email } })
  // Waiting uploads are tracked in the background as well, so only the link is waited for.
  await eventually(async () =>
    (await server.rows<{ userId: number; purpose: string }>('accountLinks')).some(
      ({ userId, purpose }) => userId === owner.id && purpose === 'password-reset',
    )
      ? true
      : undefined,
  )
  const { uid, token } = await lastLink(server, owner.email)
  const payload = { uid, token, newPassword1: 'quatre mots sans rapport' }
  expect((await server.app.inject({ method: 'POST', url: '/api/v1/passwordReset/', payload })).statusCode).toBe(204)
}

test('a request that began before the password was replaced, and ends after it, does nothing', async () => {
  const canteen = await server.addCanteen(tilleuls, [owner])
  const passwords = {
    oldPassword: password,
    newPassword1: 'encore une autre phrase',
    newPassword2: 'encore une autre phrase',
  }
  const held = await Promise.all([
    hold('POST', '/api/v1/tokens/', json({ name: 'volé', scopes: ['user:read'] })),
    hold('PATCH', `/api/v1/user/${owner.id}`, json({ email: 'voleur@exemple.fr' })),
    hold('PUT', '/api/v1/passwordChange/', json(passwords)),
    hold(
      'POST',
      '/api/v1/oauthApplications/',
      json({ name: 'volée', confidential: true, redirectUris: ['https://voleur.exemple/'] }),
    ),
    hold('POST', '/api/v1/purchases/', json({ canteen, priceHt: 12, date: '2024-03-15' })),
    hold('POST', '/api/v1/importCanteens/', multipart(file('cantines', [{ siret: parc }])), multipartType),
  ])
  // All of them are authenticated by now.
  await pause(1200)
  const before = (await server.rows<{ userId: number }>('accessTokens')).filter(
    ({ userId }) => userId === owner.id,
  ).length
  await reset()
  for (const { send } of held) send()
  expect(await Promise.all(held.map(({ answer }) => answer))).toEqual(held.map(() => 403))
  const tokens = (await server.rows<{ userId: number }>('accessTokens')).filter(({ userId }) => userId === owner.id)
  expect(tokens).toHaveLength(before)
  const [account] = (await server.rows<{ id: number; pendingEmail: string | null }>('users')).filter(
    ({ id }) => id === owner.id,
  )
  expect(account?.pendingEmail).toBeNull()
  expect(await server.count('canteens')).toBe(1)
  expect(await server.count('purchases')).toBe(0)
  const browser = new Browser(server.app)
  expect((await browser.signIn(owner.username, 'quatre mots sans rapport')).statusCode).toBe(200)
})

test('a session that opens while the password is replaced is not valid', async () => {
  const { writer } = server.app.services.database
  // Simulates a check of the former password just before.
  await writer('users').where({ id: owner.id }).increment('accessVersion')
  expect((await thief.request('GET', '/api/v1/loggedUser/')).statusCode).toBe(204)
})
