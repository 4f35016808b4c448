import type { Endpoint } from '@ma-cantine/lib'
import * as lib from '@ma-cantine/lib'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { afterEach, describe, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { purchasesContent } from '../support/purchases-content.ts'
import { tilleuls } from '../support/sirets.ts'
import { password, startTestServer, type TestServer } from '../support/test-server.ts'

const servers: TestServer[] = []
async function serverWith(...[environment, overrides]: Parameters<typeof startTestServer>): Promise<TestServer> {
  const server = await startTestServer(environment, overrides)
  servers.push(server)
  return server
}
afterEach(async () => {
  for (const server of servers.splice(0).reverse()) await server.close()
})

const signIn = (server: TestServer, username: string, secret: string, remoteAddress = '203.0.113.7') =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/session/',
    remoteAddress,
    payload: { username, password: secret },
  })

async function statuses(times: number, send: () => Promise<{ statusCode: number }>): Promise<number[]> {
  const found: number[] = []
  for (let time = 0; time < times; time++) found.push((await send()).statusCode)
  return found
}

describe('wrong passwords', () => {
  test('are refused after a few for one account from one address, with the time to wait', async () => {
    const server = await serverWith({ RATE_LIMITS: 'signIn=3/900' })
    const { username } = await server.addPerson()
    expect(await statuses(3, () => signIn(server, username, 'faux'))).toEqual([400, 400, 400])
    const refused = await signIn(server, ` ${username.toUpperCase()}`, password)
    expect(refused.statusCode).toBe(429)
    const wait = Number(refused.headers['retry-after'])
    expect(refused.json()).toEqual({ detail: httpRefusals('too-many-requests', wait).in('fr') })
    // A busy machine takes its time for three passwords.
    expect(wait).toBeGreaterThan(600)
    expect(refused.headers.ratelimit).toMatch(/"signIn";r=0;t=\d+/)
  })

  test('are refused after ten where no setting says otherwise', async () => {
    const server = await serverWith({ RATE_LIMITS: '' })
    const { username } = await server.addPerson()
    expect(await statuses(11, () => signIn(server, username, 'faux'))).toEqual([...Array(10).fill(400), 429])
  })

  test('are counted by account: its user name and its e-mail, however they are written, share one count', async () => {
    const server = await serverWith({ RATE_LIMITS: 'signIn=6/900' })
    const { username, email } = await server.addPerson({ username: 'élodie', email: 'Elodie@exemple.fr' })
    const spellings = [
      username,
      username.toUpperCase(),
      ` ${username} `,
      username.normalize('NFD'),
      email,
      ` ${email.toUpperCase()}`,
    ]
    for (const spelling of spellings) expect((await signIn(server, spelling, 'faux')).statusCode).toBe(400)
    for (const spelling of spellings) expect((await signIn(server, spelling, password)).statusCode).toBe(429)
  })

  test('for unknown names are counted and refused in the same way', async () => {
    const server = await serverWith({ RATE_LIMITS: 'signIn=2/900' })
    const { username } = await server.addPerson()
    const attempt = async (name: string) => {
      const { statusCode, headers, json } = await signIn(server, name, 'faux')
      return [statusCode, headers['ratelimit-policy'], Object.keys(json())]
    }
    for (let times = 0; times < 3; times++) expect(await attempt(' PERSONNE ')).toEqual(await attempt(username))
    expect((await signIn(server, 'personne', 'faux')).statusCode).toBe(429)
    expect((await signIn(server, 'quelqu-un', 'faux')).statusCode).toBe(400)
  })

  test('lock out neither the owner elsewhere nor other users of the same address', async () => {
    const server = await serverWith({ RATE_LIMITS: 'signIn=3/900' })
    const [owner, neighbour] = [await server.addPerson(), await server.addPerson()]
    expect(await statuses(5, () => signIn(server, owner.username, 'faux'))).toEqual([400, 400, 400, 429, 429])
    expect((await signIn(server, owner.username, password, '198.51.100.4')).statusCode).toBe(200)
    expect((await signIn(server, neighbour.username, password)).statusCode).toBe(200)
  })

  test('for many accounts from one address are refused, in IPv6 from one network', async () => {
    const server = await serverWith({ RATE_LIMITS: 'signInAddress=4/900' })
    let tries = 0
    const attempt = (address: string) => signIn(server, `personne-${tries++}`, 'faux', address)
    expect(await statuses(5, () => attempt('203.0.113.7'))).toEqual([400, 400, 400, 400, 429])
    expect(await statuses(5, () => attempt(`2001:db8:1:2::${tries}`))).toEqual([400, 400, 400, 400, 429])
    expect((await attempt('2001:db8:1:3::1')).statusCode).toBe(400)
  })
})

test('successful sign-ins are not counted, however many share an address', async () => {
  const server = await serverWith({ RATE_LIMITS: 'signIn=2/900 signInAddress=2/900' })
  const { username } = await server.addPerson()
  expect(await statuses(6, () => signIn(server, username, password))).toEqual(Array(6).fill(200))
})

test('an answer gives the remaining points and the limit', async () => {
  const server = await serverWith({ RATE_LIMITS: 'signIn=3/900' })
  const { headers } = await signIn(server, 'personne', 'faux')
  expect(headers['ratelimit-policy']).toContain('"signIn";q=3;w=900')
  expect(headers.ratelimit).toContain('"signIn";r=2;t=900')
})

test('imports are counted by user', async () => {
  const server = await serverWith({ RATE_LIMITS: 'import=2/60' })
  const [one, other] = [await server.addPerson(), await server.addPerson()]
  await server.addCanteen(tilleuls, [one, other])
  let files = 0
  const send = (person: typeof one) =>
    server.upload('/api/v1/importPurchases/', person, purchasesContent(1, `Fichier ${files++}`))
  expect(await statuses(3, () => send(one))).toEqual([200, 200, 429])
  expect((await send(other)).statusCode).toBe(200)
  expect(await server.count('purchases')).toBe(3)
})

test('requests of all kinds are counted by address, except those of monitoring', async () => {
  const server = await serverWith({ RATE_LIMITS: 'all=3/60' })
  const get = (url: string, remoteAddress = '203.0.113.7') => server.app.inject({ url, remoteAddress })
  expect(await statuses(2, () => get('/api/v1/sectors/'))).toEqual([200, 200])
  expect(await statuses(3, () => get('/api/v1/rien/'))).toEqual([404, 429, 429])
  expect((await get('/api/v1/sectors/', '198.51.100.4')).statusCode).toBe(200)
  expect(await statuses(5, () => get('/healthz'))).toEqual(Array(5).fill(200))
  expect((await server.app.inject({ url: '/metrics' })).body).toContain('refused_requests_total{rule="all"} 2')
})

describe('a signed-in user', () => {
  test('can try a few passwords to change it or to close the account, and no more', async () => {
    const server = await serverWith({ RATE_LIMITS: 'passwordCheck=2/900' })
    const browser = new Browser(server.app)
    await browser.signIn((await server.addPerson()).username)
    const attempt = (payload: object) => browser.request('POST', '/api/v1/accountDeletion/', { payload })
    expect(await statuses(3, () => attempt({ password: 'faux' }))).toEqual([400, 400, 429])
    expect((await attempt({ password })).statusCode).toBe(429)
    const payload = { oldPassword: password, newPassword1: 'x', newPassword2: 'x' }
    expect((await browser.request('PUT', '/api/v1/passwordChange/', { payload })).statusCode).toBe(429)
    expect(await server.count('users')).toBe(1)
  })

  test('tries ten passwords where no setting says otherwise', async () => {
    const server = await serverWith({ RATE_LIMITS: '' })
    const browser = new Browser(server.app)
    await browser.signIn((await server.addPerson()).username)
    const attempt = () => browser.request('POST', '/api/v1/accountDeletion/', { payload: { password: 'faux' } })
    expect(await statuses(11, attempt)).toEqual([...Array(10).fill(400), 429])
  })

  test('can request a few messages that confirm the address, from anywhere', async () => {
    const server = await serverWith({ RATE_LIMITS: 'emailResend=2/900' })
    const browser = new Browser(server.app)
    await browser.signIn((await server.addPerson({ emailConfirmed: false })).username)
    const ask = () => browser.request('POST', '/api/v1/emailConfirmationRequest/')
    expect(await statuses(3, ask)).toEqual([204, 204, 429])
    expect(await server.count('outgoingEmails')).toBe(2)
  })
})

test('messages for a new password are counted by mailbox they go to, whatever the account', async () => {
  const server = await serverWith({ RATE_LIMITS: 'passwordReset=2/900' })
  for (const email of ['camille+1@exemple.fr', 'camille+2@exemple.fr', 'camille+3@exemple.fr'])
    await server.addPerson({ email })
  let tries = 0
  const ask = () => {
    const payload = { email: `camille+${++tries}@exemple.fr` }
    return server.app.inject({ method: 'POST', url: '/api/v1/passwordResetRequest/', payload })
  }
  expect(await statuses(3, ask)).toEqual([204, 204, 429])
  // They are written after the answer.
  await server.app.services.background.waitForAll()
  expect(await server.count('outgoingEmails')).toBe(2)
})

test('messages for a new password are counted by address they go to, in any case', async () => {
  const server = await serverWith({ RATE_LIMITS: 'passwordReset=2/900' })
  const ask = (email: string, remoteAddress: string) =>
    server.app.inject({ method: 'POST', url: '/api/v1/passwordResetRequest/', remoteAddress, payload: { email } })
  let addresses = 0
  const forCamille = () => ask(addresses % 2 ? 'camille@exemple.fr' : 'CAMILLE@exemple.fr', `203.0.113.${addresses++}`)
  expect(await statuses(3, forCamille)).toEqual([204, 204, 429])
  expect((await ask('dominique@exemple.fr', '203.0.113.0')).statusCode).toBe(204)
})

test('messages for a new password are counted by the address that is read, whatever else the body holds', async () => {
  const server = await serverWith({ RATE_LIMITS: 'passwordReset=2/900' })
  let tries = 0
  const ask = () => {
    const payload = { email: 'camille@exemple.fr', username: `autre-${tries++}` }
    return server.app.inject({ method: 'POST', url: '/api/v1/passwordResetRequest/', payload })
  }
  expect(await statuses(3, ask)).toEqual([204, 204, 429])
})

test('points come back after their time', async () => {
  const environment = { RATE_LIMITS: 'signIn=1/900', SESSION_SECRET: 'x'.repeat(40) }
  const first = await serverWith(environment)
  // A node caches its refusals in memory; other nodes read the database.
  const [before, after] = [
    await serverWith(environment, { database: first.settings.database }),
    await serverWith(environment, { database: first.settings.database }),
  ]
  const attempt = async (server: TestServer) => (await signIn(server, 'personne', 'faux')).statusCode
  const endIn = (milliseconds: number) =>
    first.app.services.database.writer('rateLimits').update({ expire: Date.now() + milliseconds })
  expect(await attempt(first)).toBe(400)
  await endIn(60_000)
  expect(await attempt(before)).toBe(429)
  await endIn(0)
  expect(await attempt(after)).toBe(400)
})

test('servers that share a database share the counts, to the last one', async () => {
  const environment = { RATE_LIMITS: 'signIn=10/900', SESSION_SECRET: 'x'.repeat(40) }
  const first = await serverWith(environment)
  const second = await serverWith(environment, { database: first.settings.database })
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) => signIn(index % 2 ? first : second, 'personne', 'faux')),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(10)
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(14)
})

test('the counts reveal nobody', async () => {
  const server = await serverWith({ RATE_LIMITS: '' })
  await signIn(server, 'camille.dupont@exemple.fr', 'faux')
  const rows = await server.app.services.database.reader('rateLimits')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/camille|203\.0\.113/)
})

test('without limits, nothing is counted', async () => {
  const server = await serverWith({ RATE_LIMITS: 'off' })
  expect(await statuses(15, () => signIn(server, 'personne', 'faux'))).toEqual(Array(15).fill(400))
})

describe('behind a proxy', () => {
  const limits = { RATE_LIMITS: 'all=2/60' }
  const get = (server: TestServer, remoteAddress: string, forwarded: string) =>
    server.app.inject({ url: '/api/v1/sectors/', remoteAddress, headers: { 'x-forwarded-for': forwarded } })

  test.each([
    ['10.0.0.0/8', '10.1.2.3', '203.0.113.7', '203.0.113.8'],
    ['1', '198.51.100.1', '192.0.2.9, 203.0.113.7', '192.0.2.9, 203.0.113.8'],
    ['2', '198.51.100.1', '203.0.113.7, 192.0.2.1', '203.0.113.8, 192.0.2.1'],
  ])('trusted as %s, clients are told apart', async (TRUST_PROXY, proxy, one, other) => {
    const server = await serverWith({ ...limits, TRUST_PROXY })
    expect(await statuses(3, () => get(server, proxy, one))).toEqual([200, 200, 429])
    expect((await get(server, proxy, other)).statusCode).toBe(200)
  })

  test.each([
    ['that nobody trusts', 'none', '10.1.2.3'],
    ['that is not the trusted one', '10.0.0.0/8', '203.0.113.9'],
  ])('%s, what is said of the client is not believed', async (_, TRUST_PROXY, proxy) => {
    const server = await serverWith({ ...limits, TRUST_PROXY })
    let clients = 0
    expect(await statuses(3, () => get(server, proxy, `192.0.2.${++clients}`))).toEqual([200, 200, 429])
  })

  test('that is the only one trusted, the client cannot add another', async () => {
    const server = await serverWith({ ...limits, TRUST_PROXY: '1' })
    let lies = 0
    const lie = () => get(server, '198.51.100.1', `192.0.2.${++lies}, 203.0.113.7`)
    expect(await statuses(3, lie)).toEqual([200, 200, 429])
  })
})

test('every costly endpoint open to anonymous visitors, and every upload, is limited', () => {
  const isEndpoint = (value: unknown): value is Endpoint =>
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value
  const open = Object.values(lib)
    .filter(isEndpoint)
    .filter(({ access, method, upload }) => upload || (access === 'public' && method !== 'GET'))
  expect(open.length).toBeGreaterThan(2)
  expect(open.filter(({ limit }) => !limit)).toEqual([])
})
