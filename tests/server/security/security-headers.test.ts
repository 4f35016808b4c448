import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders, siteSources } from '../../../server/security/security-headers.ts'
import { sendRaw } from '../support/send-raw.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

const expected = {
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringMatching(/^camera=\(\), .*geolocation=\(self\), microphone=\(\)/),
  'cache-control': 'no-store',
}

const json = { 'content-type': 'application/json' }
const xml = { 'content-type': 'text/xml' }

describe('every answer protects the browser that receives it', () => {
  test.each([
    [200, { url: '/api/v1/sectors/' }],
    [200, { url: '/healthz' }],
    [200, { url: '/metrics' }],
    [400, { url: '/api/v1/session/', method: 'POST', headers: json, payload: '{' }],
    [400, { url: '/api/v1/canteens/%E0%A4%A' }],
    [403, { url: '/api/v1/tokens/' }],
    [404, { url: '/api/v1/rien/' }],
    [405, { url: '/api/v1/sectors/', method: 'DELETE' }],
    [405, { url: '/healthz', method: 'POST' }],
    [415, { url: '/api/v1/session/', method: 'POST', headers: xml, payload: '<a/>' }],
  ] as const)('of status %i: %j', async (status, request) => {
    const answer = await server.app.inject(request)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject(expected)
    expect(answer.headers['x-request-id']).toMatch(/^[\w.-]{8,64}$/)
    for (const name of ['server', 'x-powered-by', 'strict-transport-security']) {
      expect(answer.headers).not.toHaveProperty(name)
    }
  })

  test('of status 500', async () => {
    const broken = await startTestServer()
    await broken.app.services.database.writer.schema.renameTable('access_tokens', 'elsewhere')
    const answer = await broken.app.inject({ url: '/api/v1/tokens/', headers: person.headers })
    expect(answer.statusCode).toBe(500)
    expect(answer.headers).toMatchObject(expected)
    await broken.close()
  })

  test.each([
    ['400', 'n’importe quoi\r\n\r\n', 'La requête est incorrecte.'],
    ['431', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 'Les en-têtes'],
  ])('of status %s, to what is not an HTTP request', async (status, sent, detail) => {
    const answer = await sendRaw(server.app, sent)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'")
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({ detail: expect.stringContaining(detail) })
  })

  test('requires HTTPS for two years where the service is secure', async () => {
    const secure = await startTestServer({ SECURE: 'true' })
    for (const url of ['/api/v1/sectors/', '/api/v1/canteens/%E0%A4%A']) {
      const { headers } = await secure.app.inject({ url })
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    }
    await secure.close()
  })
})

describe('a page', () => {
  test('loads what the site serves, and runs no text as code', () => {
    const policy = securityHeaders(true, siteSources)['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain('upgrade-insecure-requests')
    expect(policy).not.toContain('unsafe')
  })

  test.each(["'unsafe-inline'", "'unsafe-eval'"])('that asks for %s is refused as the server starts', source => {
    expect(() => securityHeaders(true, { scriptSrc: ["'self'", source] })).toThrow(source)
  })
})
