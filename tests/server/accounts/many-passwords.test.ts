import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const signIn = () =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/session/',
    payload: { username: 'personne', password: 'une phrase qui n’ouvre rien' },
  })

test('of 100 wrong passwords at once few are looked at, and the others are told to come back', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, signIn))
  const refused = answers.filter(({ statusCode }) => statusCode === 503)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400, 503]))
  expect(refused.length).toBeGreaterThan(50)
  for (const answer of refused) {
    expect([answer.headers['retry-after'], answer.json()]).toEqual([
      '5',
      { detail: httpRefusals('unavailable').in('fr') },
    ])
  }
  expect((await signIn()).statusCode).toBe(400)
})

test('meanwhile the node is ready, and others do not wait for the passwords', async () => {
  let answered = 0
  const crowd = Array.from({ length: 32 }, () => signIn().then(() => ++answered))
  // By then all of them have come to their password.
  await Promise.race(crowd)
  const ready = await server.app.inject('/readyz')
  const read = await server.app.inject('/api/v1/sectors/')
  expect([ready.statusCode, read.statusCode]).toEqual([200, 200])
  expect(answered).toBeLessThan(24)
  await Promise.all(crowd)
})
