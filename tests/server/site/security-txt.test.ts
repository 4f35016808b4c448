import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    PUBLIC_URL: 'https://ma-cantine.exemple.fr/',
    CONTACT_EMAIL: 'securite@exemple.fr',
  })
})
afterAll(() => server.close())

const url = '/.well-known/security.txt'
const day = 86_400_000

/** The fields of the file, in order. */
const fieldsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map(line => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? expect.fail(`no field: ${line}`))

describe('security.txt', () => {
  test('gives the contact, the languages and its own address to anybody', async () => {
    const answer = await server.app.inject({ url })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(fieldsOf(answer.body)).toEqual([
      ['Contact', 'mailto:securite@exemple.fr'],
      ['Expires', expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)],
      ['Preferred-Languages', 'fr, en'],
      ['Canonical', 'https://ma-cantine.exemple.fr/.well-known/security.txt'],
    ])
  })

  test('is valid for more than a month and less than a year', async () => {
    const fields = fieldsOf((await server.app.inject({ url })).body)
    const days = (Date.parse(Object.fromEntries(fields).Expires) - Date.now()) / day
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })

  test('gives its own address over HTTPS only', async () => {
    const local = await startTestServer({ PUBLIC_URL: 'http://127.0.0.1:8000' })
    const { body } = await local.app.inject({ url })
    expect(fieldsOf(body).map(([name]) => name)).toEqual(['Contact', 'Expires', 'Preferred-Languages'])
    await local.close()
  })

  test('can only be read', async () => {
    expect((await server.app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
    const answer = await server.app.inject({ method: 'POST', url })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  })
})
