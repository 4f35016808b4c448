import { afterAll, beforeAll, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test.each([
  ['its last character, of 1 024', `${'aubergine tarte '.repeat(63)}aubergine tarte.`, '!', -1],
  ['its case', 'aubergine tarte', 'A', 0],
  ['a space at its end', 'aubergine tarte ', '', -1],
] as const)('a password is compared whole: %s counts', async (_, password, other, at) => {
  const { username } = await server.addPerson({ password })
  const changed = at === 0 ? other + password.slice(1) : password.slice(0, -1) + other
  expect((await new Browser(server.app).signIn(username, changed)).statusCode).toBe(400)
  expect((await new Browser(server.app).signIn(username, password)).statusCode).toBe(200)
})
