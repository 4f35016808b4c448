import { inquiryRefusals } from '@ma-cantine/lib/contact/inquiry-refusals'
import { afterEach, describe, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
const start = async (rules = '') => {
  server = await startTestServer({ RATE_LIMITS: rules, CONTACT_EMAIL: 'equipe@exemple.fr' })
}
afterEach(() => server.close())

const robots = 200
const send = (remoteAddress: string, extra: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/inquiry/',
    remoteAddress,
    payload: { from: 'camille@exemple.fr', message: `Bonjour de ${remoteAddress}`, ...extra },
  })

/** Sends the message of each robot at the same moment. @returns how many got each status. */
async function sendAll(addressOf: (robot: number) => string, extra?: object): Promise<Record<number, number>> {
  const answers = await Promise.all(Array.from({ length: robots }, (_, robot) => send(addressOf(robot), extra)))
  for (const { statusCode, headers } of answers) {
    if (statusCode === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  }
  const counts = Map.groupBy(answers, ({ statusCode }) => statusCode)
  return Object.fromEntries([...counts].map(([status, { length }]) => [status, length]))
}
const sent = () => server.count('outgoingEmails')

async function signedIn(): Promise<Browser> {
  const { username } = await server.addPerson()
  const browser = new Browser(server.app)
  await browser.request('GET', '/api/v1/initialData/')
  await browser.signIn(username)
  return browser
}
const write = (browser: Browser) =>
  browser.request('POST', '/api/v1/inquiry/', { payload: { from: 'camille@exemple.fr', message: 'Bonjour' } })

describe('of 200 robots at once', () => {
  test('at one address, ten get a message through, and a person elsewhere gets theirs', async () => {
    await start()
    expect(await sendAll(() => '203.0.113.7')).toEqual({ 200: 10, 429: 190 })
    expect(await sent()).toBe(10)
    expect((await send('198.51.100.4')).statusCode).toBe(200)
    expect(await sent()).toBe(11)
  })

  test('at as many addresses, those that fill in the hidden field get an answer, and no message through', async () => {
    await start()
    expect(await sendAll(robot => `203.0.113.${robot}`, { website: 'https://publicite.exemple.fr' })).toEqual({
      200: robots,
    })
    expect([await sent(), await server.count('inquiries')]).toEqual([0, 0])
    expect((await send('198.51.100.4')).statusCode).toBe(200)
    expect([await sent(), await server.count('inquiries')]).toEqual([1, 1])
  })

  test('at as many addresses, sixty get a message through, and a user of the service gets theirs', async () => {
    await start()
    const browser = await signedIn()
    expect(await sendAll(robot => `203.0.113.${robot}`)).toEqual({ 200: 60, 429: 140 })
    expect([await sent(), await server.count('inquiries')]).toEqual([60, 60])
    expect((await write(browser)).statusCode).toBe(200)
    expect(await sent()).toBe(61)
  })
})

test('a refused message says whose limit it is, in the language of the reader', async () => {
  await start('inquiriesBySender=1/3600 inquiriesOfAnonymous=1/3600')
  const browser = await signedIn()
  expect((await write(browser)).statusCode).toBe(200)
  const ofSender = await write(browser)
  expect(ofSender.json()).toEqual({ detail: inquiryRefusals('too-many-inquiries-of-sender', 3600).in('fr') })
  expect((await send('203.0.113.7')).statusCode).toBe(200)
  const ofEveryone = await send('198.51.100.4')
  expect(ofEveryone.statusCode).toBe(429)
  expect(ofEveryone.json()).toEqual({ detail: inquiryRefusals('too-many-inquiries-of-everyone', 3600).in('fr') })
  // What was refused was not stored.
  expect(await server.count('inquiries')).toBe(2)
})

test('the same message sent again counts once', async () => {
  await start('inquiriesOfAnonymous=1/3600')
  const again = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/inquiry/',
      headers: { 'idempotency-key': 'cle' },
      payload: { from: 'camille@exemple.fr', message: 'Bonjour' },
    })
  expect([(await again()).statusCode, (await again()).statusCode]).toEqual([200, 200])
  expect(await sent()).toBe(1)
})
