import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each([
  ['__proto__', '{"username": "x", "password": "x", "__proto__": {"isStaff": true}}'],
  ['constructor.prototype', '{"username": "x", "password": "x", "constructor": {"prototype": {"isStaff": true}}}'],
])('a body that speaks of %s is refused before anything is made of it', async (_, payload) => {
  const headers = { 'content-type': 'application/json' }
  const answer = await server.app.inject({ method: 'POST', url: '/api/v1/session/', headers, payload })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({ nonFieldErrors: ['Le contenu envoyé n’est pas du JSON bien formé.'] })
})
