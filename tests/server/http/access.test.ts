import type { EndpointAccess } from '@ma-cantine/lib/http/endpoint'
import { endpoint } from '@ma-cantine/lib/http/endpoint'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { route } from '../../../server/http/route.ts'
import { Browser } from '../support/browser.ts'
import { startGateApp } from '../support/gate-app.ts'
import { applicationToken } from '../support/make-token.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

const gates = (['elected', 'staff', 'user'] as const satisfies readonly EndpointAccess[]).map(access =>
  endpoint({ method: 'GET', path: `/${access}/`, summary: 'Essai', access, scope: 'canteen:read' }),
)

const who = endpoint({
  method: 'GET',
  path: '/who/',
  summary: 'Essai',
  access: 'user',
  scope: 'user:read',
  answer: z.object({ by: z.string(), throughId: z.int().nullable(), scopes: z.array(z.string()).nullable() }),
})

const writes = (['POST', 'PATCH', 'DELETE'] as const).map(method =>
  endpoint({ method, path: '/write/', summary: 'Essai', access: 'user', scope: 'canteen:write' }),
)

let server: TestServer
let app: FastifyInstance
let people: Record<'anyone' | 'elected' | 'staff', Person>
beforeAll(async () => {
  server = await startTestServer()
  people = {
    anyone: await server.addPerson(),
    elected: await server.addPerson(),
    staff: await server.addPerson({ isStaff: true }),
  }
  const { database } = server.app.services
  await database.writer('users').where('id', people.elected.id).update({ isElectedOfficial: true })
  // Endpoints of every kind of access, whatever the contract has today.
  app = await startGateApp(server, gated => {
    for (const gate of gates) route(gated, gate, () => undefined)
    for (const write of writes) route(gated, write, () => undefined)
    route(gated, who, ({ caller: { by, throughId, scopes } }) => ({ by, throughId, scopes: scopes && [...scopes] }))
  })
})
afterAll(async () => {
  await app.close()
  await server.close()
})

test.each([
  ['elected', { anyone: 403, staff: 403, elected: 204 }, httpRefusals('elected-only')],
  ['user', { anyone: 204, staff: 204, elected: 204 }, null],
] as const)('an endpoint for “%s” opens to them alone', async (access, statuses, refusal) => {
  for (const who of ['anyone', 'elected', 'staff'] as const) {
    const answer = await app.inject({ url: `/${access}/`, headers: people[who].headers })
    expect([who, answer.statusCode]).toEqual([who, statuses[who]])
    if (answer.statusCode === 403) expect(answer.json()).toEqual({ detail: refusal?.in('fr') })
  }
  expect((await app.inject({ url: `/${access}/` })).statusCode).toBe(403)
})

test('an endpoint for “staff” opens to no token, and to a session of theirs with a code of the second factor', async () => {
  for (const [who, refusal] of [
    ['anyone', httpRefusals('staff-only')],
    ['elected', httpRefusals('staff-only')],
    ['staff', httpRefusals('second-factor-missing')],
  ] as const) {
    const answer = await app.inject({ url: '/staff/', headers: people[who].headers })
    expect([who, answer.statusCode, answer.json()]).toEqual([who, 403, { detail: refusal.in('fr') }])
  }
  expect((await app.inject({ url: '/staff/' })).statusCode).toBe(403)
})

test('a request of an application acts as its user, through the application', async () => {
  const { headers, applicationId } = await applicationToken(server, people.anyone, ['user:read', 'purchase:read'])
  expect((await app.inject({ url: '/who/', headers })).json()).toEqual({
    by: 'application',
    throughId: applicationId,
    scopes: ['user:read', 'purchase:read'],
  })
})

test.each(writes.map(({ method }) => method))('%s by a session needs its CSRF token', async method => {
  const browser = new Browser(server.app)
  await browser.signIn(people.anyone.username)
  const cookies = Object.fromEntries(browser.cookies)
  const csrf = { 'x-csrftoken': cookies.csrftoken ?? '' }
  expect((await app.inject({ method, url: '/write/', cookies })).statusCode).toBe(403)
  expect((await app.inject({ method, url: '/write/', cookies, headers: csrf })).statusCode).toBe(204)
})
