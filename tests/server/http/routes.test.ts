import type { Endpoint } from '@ma-cantine/lib'
import * as lib from '@ma-cantine/lib'
import { isEndpoint } from '@ma-cantine/lib/http/endpoint'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { eventually, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
let browser: Browser
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson({ email: 'secret-adresse@exemple.fr' })
  browser = new Browser(server.app)
  await browser.signIn(person.username)
})
afterAll(() => server.close())

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
        // What the address names may not exist.
        if (endpoint.access === 'public') expect([200, 204, 400, 404]).toContain(answer.statusCode)
        else {
          expect(answer.statusCode).toBe(403)
          expect(answer.json()).toEqual({ detail: expect.any(String) })
        }
      }
    },
  )

  test.each(endpoints.map(endpoint => [endpoint.path, endpoint] as const))(
    '%s answers 405 {detail} to the methods it does not have, {error} to PUT for PATCH, whatever they carry',
    async (_, endpoint) => {
      const known = endpoints.filter(({ path }) => path === endpoint.path).map(({ method }) => method)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
        if ((known as string[]).includes(method)) continue
        const headers = { 'content-type': 'application/json' }
        const answer = await server.app.inject({ method, url: url(endpoint), headers, payload: '{' })
        expect(answer.statusCode).toBe(405)
        // Clients of the public service look there.
        const name = method === 'PUT' && (known as string[]).includes('PATCH') ? 'error' : 'detail'
        expect(answer.json()).toEqual({ [name]: expect.any(String) })
        expect(String(answer.headers.allow).split(', ').toSorted()).toEqual(known.toSorted())
      }
    },
  )
})

describe('a request', () => {
  test('for an unknown path gives 404 {detail}', async () => {
    for (const path of ['/api/v1/rien/', '/api/v2/sectors/', '/o/rien/']) {
      const answer = await server.app.inject({ url: path })
      expect(answer.statusCode).toBe(404)
      expect(answer.json()).toEqual({ detail: expect.any(String) })
    }
  })

  test('with a parameter that is not a number gives 404', async () => {
    const answer = await server.app.inject({ url: '/api/v1/canteens/abc', headers: person.headers })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ detail: expect.any(String) })
  })

  test.each([
    ['malformed', '{"name": '],
    ['empty', ''],
    ['not an object', '[]'],
    ['nested too deeply', `${'{"a":'.repeat(5000)}0${'}'.repeat(5000)}`],
    ['over the limit', `{"name": "${'x'.repeat(1_100_000)}"}`],
  ])('with a JSON body that is %s gives 400 with messages', async (_, payload) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await browser.request('POST', '/api/v1/tokens/', { headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/json')
    expect(answer.json()).toEqual({ nonFieldErrors: [expect.any(String)] })
  })

  test('without the body it needs gives 400', async () => {
    const answer = await browser.request('POST', '/api/v1/tokens/')
    expect(answer.statusCode).toBe(400)
  })

  test('with a badly encoded path gives 400 in JSON', async () => {
    const answer = await server.app.inject({ url: '/api/v1/canteens/%E0%A4%A' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ detail: expect.any(String) })
  })

  test('with a parameter longer than any gives 404 {detail}', async () => {
    const answer = await server.app.inject({ url: `/api/v1/canteens/${'1'.repeat(500)}`, headers: person.headers })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ detail: expect.any(String) })
  })

  test('with a number that no database holds gives 404', async () => {
    const answer = await server.app.inject({ url: '/api/v1/canteens/2147483648', headers: person.headers })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({ detail: expect.any(String) })
  })

  test.each([
    ['a null character', 'name', { name: 'Envoi\0' }],
    ['half of a surrogate pair', 'name', { name: 'Envoi \ud83c' }],
    ['a null character deep in what is ignored', 'meta', { name: 'Envoi', meta: [{ a: { b: 'x\0' } }] }],
    ['a null character in a key', 'nonFieldErrors', { name: 'Envoi', 'a\0': 1 }],
  ])('with %s in its body gives 400 naming the field', async (_, field, payload) => {
    const answer = await browser.request('POST', '/api/v1/tokens/', { payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ [field]: [expect.stringContaining('caractère')] })
    expect(await server.count('accessTokens')).toBe(1)
  })

  test('without a body in its endpoint discards any body', async () => {
    for (const [type, payload] of [
      ['application/json', ''],
      ['application/json', '{"malformed'],
      ['application/xml', '<a/>'],
    ] as const) {
      const headers = { ...person.headers, 'content-type': type }
      const answer = await server.app.inject({ method: 'DELETE', url: '/api/v1/purchases/999999', headers, payload })
      expect(answer.statusCode).toBe(404)
    }
  })

  test('that fails unexpectedly gives 500 {detail, requestId}; its cause is only in the log', async () => {
    const broken = await startTestServer()
    const { headers } = await broken.addPerson({ email: 'personne-privee@exemple.fr' })
    await broken.app.services.database.writer.schema.renameTable('canteen_managers', 'elsewhere')
    const answer = await broken.app.inject({ url: '/api/v1/initialData/', headers })
    expect(answer.statusCode).toBe(500)
    const requestId = answer.headers['x-request-id']
    expect(answer.json()).toEqual({ detail: httpRefusals('unexpected', String(requestId)).in('fr'), requestId })
    expect(answer.body).not.toContain('canteen_managers')
    expect(broken.log.join('')).toContain('canteen_managers')
    expect(broken.log.find(line => line.includes('canteen_managers'))).toContain(String(requestId))
    await broken.close()
  })

  test('leaves the secret of an e-mail’s link out of the log', async () => {
    for (const page of ['activation-compte', 'nouveau-mot-de-passe']) {
      const answer = await server.app.inject({ url: `/${page}/MQ/secret-du-lien` })
      const requestId = String(answer.headers['x-request-id'])
      await eventually(() => server.log.find(line => line.includes(requestId)))
    }
    expect(server.log.join('')).not.toContain('secret-du-lien')
  })

  test('may spell the names of its body in snake_case, at any depth, as clients of the public service do', async () => {
    const payload = { first_name: 'Zoé', lastName: 'Durand' }
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/usernameSuggestion/', payload })
    expect(answer.json()).toEqual({ suggestion: 'zoe_durand' })
    const both = { first_name: 'Jean', firstName: 'Zoé', last_name: 'Petit' }
    const chosen = await server.app.inject({ method: 'POST', url: '/api/v1/usernameSuggestion/', payload: both })
    expect(chosen.json()).toEqual({ suggestion: 'zoe_petit' })
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
