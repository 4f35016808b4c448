import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson()
})
afterAll(() => server.close())

type Line = Record<string, unknown>
const lines = (): Line[] => server.log.map(line => JSON.parse(line) as Line)
const lineOf = (requestId: unknown) =>
  eventually(() => lines().find(({ msg, reqId }) => msg === 'request' && reqId === requestId))

describe('a request', () => {
  test.each([
    ['/api/v1/canteens/4321?recherche=camille', 'GET', '/api/v1/canteens/:canteenId', '404'],
    ['/api/v1/sectors/', 'GET', '/api/v1/sectors/', '200'],
    ['/api/v1/sectors/', 'DELETE', '/api/v1/sectors/', '405'],
    ['/camille-dupont', 'GET', 'none', '404'],
    ['/api/v1/canteens/%E0%A4%A', 'GET', 'none', '400'],
  ] as const)(
    'for %s is one line: its route, its status, its time, nothing of who asks what',
    async (url, method, route, status) => {
      const answer = await server.app.inject({ method, url, headers: person.headers })
      const line = await lineOf(answer.headers['x-request-id'])
      expect(line).toMatchObject({ level: 30, method, route, status, milliseconds: expect.any(Number) })
      expect(Object.keys(line).toSorted()).toEqual([
        'hostname',
        'level',
        'method',
        'milliseconds',
        'msg',
        'pid',
        'reqId',
        'route',
        'status',
        'time',
      ])
      expect(lines().filter(({ reqId }) => reqId === answer.headers['x-request-id'])).toHaveLength(1)
      expect(server.log.join('')).not.toMatch(/camille|4321|127\.0\.0\.1|mc_/)
    },
  )

  test('keeps the identifier that it came with', async () => {
    const headers = { 'x-request-id': '01J9ZK3T7Q-trace.42' }
    const answer = await server.app.inject({ url: '/api/v1/sectors/', headers })
    expect(answer.headers['x-request-id']).toBe(headers['x-request-id'])
    expect(await lineOf(headers['x-request-id'])).toBeDefined()
  })

  test.each(['court', 'x'.repeat(65), 'camille@exemple.fr', 'deux mots ici', '"},{"a":"'])(
    'gets another identifier than « %s »',
    async given => {
      const answer = await server.app.inject({ url: '/api/v1/sectors/', headers: { 'x-request-id': given } })
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    },
  )
})

test('an error is logged without the values that a database or a library adds to it', () => {
  const cause = Object.assign(new Error('lost'), { parameters: ['camille@exemple.fr'] })
  const error = Object.assign(new Error('duplicate key', { cause }), {
    code: '23505',
    detail: 'Key (email)=(camille@exemple.fr) already exists.',
  })
  server.app.log.error({ err: error }, 'unexpected error')
  const logged = lines().find(({ msg }) => msg === 'unexpected error')
  expect(logged?.err).toMatchObject({ code: '23505', message: 'duplicate key', cause: { message: 'lost' } })
  expect(JSON.stringify(logged)).not.toContain('camille')
})
