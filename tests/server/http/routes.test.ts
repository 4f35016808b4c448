import type { Endpoint } from '@ma-cantine/lib'
import * as lib from '@ma-cantine/lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson({ email: 'secret-adresse@exemple.fr' })
})
afterAll(() => server.close())

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

const endpoints = Object.values(lib).filter(isEndpoint)
const name = ({ method, path }: Endpoint) => `${method} ${path}`
const url = ({ path }: Endpoint) => path.replace(/:\w+/g, '1')

describe('every endpoint of the contract', () => {
  test('has a handler, and no handler is outside of it', () => {
    expect(endpoints.length).toBeGreaterThan(9)
    expect(server.app.endpoints.map(name).toSorted()).toEqual(endpoints.map(name).toSorted())
  })

  test.each(endpoints.map(endpoint => [name(endpoint), endpoint] as const))(
    '%s answers 403 {detail} to a visitor where one must be signed in, with and without its final slash',
    async (_, endpoint) => {
      for (const path of [url(endpoint), url(endpoint).replace(/\/$/, '')]) {
        const answer = await server.app.inject({ method: endpoint.method, url: path })
        if (endpoint.access === 'anonymous') expect([200, 400]).toContain(answer.statusCode)
        else {
          expect(answer.statusCode).toBe(403)
          expect(answer.json()).toEqual({ detail: expect.any(String) })
        }
      }
    },
  )

  test.each(endpoints.map(endpoint => [endpoint.path, endpoint] as const))(
    '%s answers 405 {detail} to the methods it does not have, whatever they carry',
    async (_, endpoint) => {
      const known = endpoints.filter(({ path }) => path === endpoint.path).map(({ method }) => method)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if ((known as string[]).includes(method)) continue
        const headers = { 'content-type': 'application/json' }
        const answer = await server.app.inject({ method, url: url(endpoint), headers, payload: '{' })
        expect(answer.statusCode).toBe(405)
        expect(answer.json()).toEqual({ detail: expect.any(String) })
        expect(answer.headers.allow).toBe(known.join(', '))
      }
    },
  )
})

describe('a request', () => {
  test('for an unknown path gives 404 {detail}', async () => {
    for (const path of ['/', '/api/v1/rien/', '/api/v2/sectors/']) {
      const answer = await server.app.inject({ url: path })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: expect.any(String) })
    }
  })

  test('with a parameter that is not a number gives 400 naming it', async () => {
    const answer = await server.app.inject({ url: '/api/v1/canteens/abc', headers: person.headers })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ canteenId: [expect.any(String)] })
  })

  test.each([
    ['malformed', '{"name": '],
    ['empty', ''],
    ['not an object', '[]'],
    ['over the limit', `{"name": "${'x'.repeat(1_100_000)}"}`],
  ])('with a JSON body that is %s gives 400 with messages', async (_, payload) => {
    const headers = { ...person.headers, 'content-type': 'application/json' }
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/tokens/', headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(Object.values(answer.json())).toEqual([[expect.any(String)]])
  })

  test('without the body it needs gives 400', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/tokens/', headers: person.headers })
    expect(answer.statusCode).toBe(400)
  })

  test('with a badly encoded path gives 400 in JSON', async () => {
    const answer = await server.app.inject({ url: '/api/v1/canteens/%E0%A4%A' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ detail: expect.any(String) })
  })

  test('that fails unexpectedly gives 500 {detail, requestId}; its cause is in the log and nowhere else', async () => {
    const broken = await startTestServer()
    const { headers } = await broken.addPerson({ email: 'personne-privee@exemple.fr' })
    await broken.app.services.database.writer.schema.renameTable('canteen_managers', 'elsewhere')
    const answer = await broken.app.inject({ url: '/api/v1/initialData/', headers })
    expect(answer.statusCode).toBe(500)
    const requestId = answer.headers['x-request-id']
    expect(answer.json()).toEqual({ detail: expect.stringContaining(String(requestId)), requestId })
    expect(answer.body).not.toContain('canteen_managers')
    expect(broken.log.join('')).toContain('canteen_managers')
    expect(broken.log.find(line => line.includes('canteen_managers'))).toContain(String(requestId))
    await broken.close()
  })

  test('leaves nothing personal in the log', async () => {
    await server.app.inject({ url: '/api/v1/initialData/?email=secret-adresse@exemple.fr', headers: person.headers })
    await server.app.inject({
      method: 'POST',
      url: '/api/v1/session/',
      payload: { username: person.email, password: 'x' },
    })
    const log = server.log.join('')
    expect(log).toContain('/api/v1/initialData/')
    expect(log).not.toContain('secret-adresse')
    expect(log).not.toContain('127.0.0.1')
    expect(log).not.toContain('mc_')
  })
})
