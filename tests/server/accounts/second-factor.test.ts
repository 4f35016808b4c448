import { secondFactorRefusals } from '@ma-cantine/lib/accounts/second-factor-refusals'
import { endpoint } from '@ma-cantine/lib/http/endpoint'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { route } from '../../../server/http/route.ts'
import { Browser } from '../support/browser.ts'
import { startGateApp } from '../support/gate-app.ts'
import { messagesTo } from '../support/mailbox.ts'
import { totpCode } from '../support/second-factor.ts'
import { type Person, password, startTestServer, type TestServer } from '../support/test-server.ts'

const forStaff = endpoint({ method: 'GET', path: '/api/v1/essai/', summary: 'Essai', access: 'staff' })

let server: TestServer
let gate: FastifyInstance
beforeAll(async () => {
  server = await startTestServer()
  gate = await startGateApp(server, app => route(app, forStaff, () => undefined))
})
afterAll(async () => {
  await gate.close()
  await server.close()
})

let person: Person
let browser: Browser
beforeEach(async () => {
  person = await server.addPerson({ isStaff: true })
  browser = new Browser(server.app)
  await browser.signIn(person.username)
})
afterEach(() => {
  vi.useRealTimers()
})

const period = 30_000
/** Moves the clock on by periods of a code. */
function later(periods: number): void {
  const instant = Date.now() + periods * period
  vi.useRealTimers()
  vi.useFakeTimers({ toFake: ['Date'], now: instant })
}

const path = '/api/v1/secondFactor/'
const post = async (part: string, payload: object, by = browser) => {
  const answer = await by.request('POST', path + part, { payload })
  return [answer.statusCode, answer.body === '' ? null : answer.json()]
}
const state = async () => (await browser.request('GET', path)).json()

/** Turns it on as an application does. @returns its secret and the recovery codes. */
async function activate(): Promise<{ readonly secret: string; readonly codes: readonly string[] }> {
  const [, { secret }] = await post('preparation/', { password })
  const [, { recoveryCodes }] = await post('', { code: totpCode(secret) })
  later(1)
  return { secret, codes: recoveryCodes }
}

const signInWith = (by: Browser, code?: string) =>
  by.request('POST', '/api/v1/session/', { payload: { username: person.username, password, ...(code && { code }) } })
const refusedCode = async (answer: ReturnType<typeof signInWith>, refusal: Message) => {
  const { statusCode, body } = await answer
  expect([statusCode, JSON.parse(body)]).toEqual([400, { code: [refusal.in('fr')] }])
}
const asStaff = async (by: Browser) => {
  const answer = await gate.inject({ url: forStaff.path, cookies: Object.fromEntries(by.cookies) })
  return [answer.statusCode, answer.body === '' ? null : answer.json().detail]
}

describe('a second factor', () => {
  test('is on once a code confirms it, gives ten recovery codes, and its owner is told', async () => {
    expect(await state()).toEqual({ activationDate: null, recoveryCodesLeft: 0, isVerified: false })
    const [status, prepared] = await post('preparation/', { password })
    expect([status, prepared.uri]).toEqual([
      200,
      `otpauth://totp/ma%20cantine:${person.username}?issuer=ma%20cantine&secret=${prepared.secret}&algorithm=SHA1&digits=6&period=30`,
    ])
    // Nothing has changed yet.
    expect((await signInWith(new Browser(server.app))).statusCode).toBe(200)
    const wrong = { code: [secondFactorRefusals('wrong-code').in('fr')] }
    expect(await post('', { code: '000000' })).toEqual([400, wrong])
    const [, { recoveryCodes }] = await post('', { code: totpCode(prepared.secret) })
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/)
    expect(await state()).toMatchObject({
      activationDate: expect.stringMatching(/^20/),
      recoveryCodesLeft: 10,
      isVerified: true,
    })
    expect((await messagesTo(server, person.email)).at(-1)?.subject).toBe(
      'La double authentification est active sur votre compte',
    )
    const stored = JSON.stringify(await server.rows('recoveryCodes'))
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''))
  })

  test('that nobody prepared, or that is not on, takes no code', async () => {
    expect(await post('', { code: '123456' })).toEqual([400, { code: [secondFactorRefusals('not-prepared').in('fr')] }])
    const notActive = { code: [secondFactorRefusals('not-active').in('fr')] }
    expect(await post('recoveryCodes/', { code: '123456' })).toEqual([400, notActive])
    expect(await post('removal/', { password, code: '123456' })).toEqual([400, notActive])
  })

  test('is prepared with the password alone, and not over one that is on', async () => {
    expect((await post('preparation/', { password: 'pas celui-ci' }))[0]).toBe(400)
    await activate()
    expect(await post('preparation/', { password })).toEqual([
      400,
      { nonFieldErrors: [secondFactorRefusals('already-active').in('fr')] },
    ])
  })

  test('is asked after the password, and says nothing to who does not know the password', async () => {
    const { secret } = await activate()
    const other = new Browser(server.app)
    await refusedCode(signInWith(other), secondFactorRefusals('code-needed'))
    await refusedCode(signInWith(other, '000000'), secondFactorRefusals('wrong-code'))
    const unknown = await other.request('POST', '/api/v1/session/', {
      payload: { username: person.username, password: 'pas celui-ci', code: totpCode(secret) },
    })
    expect(Object.keys(unknown.json())).toEqual(['nonFieldErrors'])
    expect((await signInWith(other, ` ${totpCode(secret).replace(/(...)/, '$1 ')} `)).statusCode).toBe(200)
  })

  test('takes a code once, a period before or after, and none older', async () => {
    const { secret } = await activate()
    later(3)
    const code = totpCode(secret)
    expect((await signInWith(new Browser(server.app), code)).statusCode).toBe(200)
    await refusedCode(signInWith(new Browser(server.app), code), secondFactorRefusals('used-code'))
    // The code of the period before came first, and would be older than the one that served.
    await refusedCode(
      signInWith(new Browser(server.app), totpCode(secret, Date.now() - period)),
      secondFactorRefusals('used-code'),
    )
    expect((await signInWith(new Browser(server.app), totpCode(secret, Date.now() + period))).statusCode).toBe(200)
    later(4)
    await refusedCode(
      signInWith(new Browser(server.app), totpCode(secret, Date.now() - 2 * period)),
      secondFactorRefusals('wrong-code'),
    )
  })

  test('takes each recovery code once, however it is typed, even for two at once, and tells the owner', async () => {
    const { codes } = await activate()
    const [first = '', second = ''] = codes
    const both = await Promise.all([
      signInWith(new Browser(server.app), first),
      signInWith(new Browser(server.app), first),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
    expect((await signInWith(new Browser(server.app), second.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200)
    expect(await state()).toMatchObject({ recoveryCodesLeft: 8 })
    const told = await messagesTo(server, person.email)
    expect(told.filter(({ subject }) => subject === 'Un code de secours a servi')).toHaveLength(2)
  })

  test('reads no code for an hour after ten wrong ones, wherever they come from, and warns the owner once', async () => {
    const { secret } = await activate()
    for (let count = 0; count < 10; count++) await signInWith(new Browser(server.app), '000000')
    const refused = await signInWith(new Browser(server.app), totpCode(secret))
    const sentences = [3540, 3600].map(seconds => secondFactorRefusals('too-many-codes', seconds).in('fr'))
    expect(sentences).toContain(refused.json().code[0])
    const told = await messagesTo(server, person.email)
    expect(told.filter(({ subject }) => subject === 'Quelqu’un essaie d’entrer dans votre compte')).toHaveLength(1)
    later(121)
    expect((await signInWith(new Browser(server.app), totpCode(secret))).statusCode).toBe(200)
  })

  test('gives other recovery codes for a code of the application, and the former ones no longer serve', async () => {
    const { secret, codes } = await activate()
    const [former = ''] = codes
    expect((await post('recoveryCodes/', { code: former }))[0]).toBe(400)
    const [status, answer] = await post('recoveryCodes/', { code: totpCode(secret) })
    expect([status, answer.recoveryCodes.length]).toEqual([200, 10])
    await refusedCode(signInWith(new Browser(server.app), former), secondFactorRefusals('wrong-code'))
  })

  test('goes with the password and a code, recovery codes too, and its owner is told', async () => {
    const { codes } = await activate()
    const [code = ''] = codes
    expect(await post('removal/', { password: 'pas celui-ci', code })).toMatchObject([
      400,
      { password: [expect.any(String)] },
    ])
    expect((await post('removal/', { password, code }))[0]).toBe(204)
    expect(await state()).toEqual({ activationDate: null, recoveryCodesLeft: 0, isVerified: false })
    expect((await signInWith(new Browser(server.app))).statusCode).toBe(200)
    expect((await messagesTo(server, person.email)).at(-1)?.subject).toBe(
      'La double authentification est retirée de votre compte',
    )
  })
})

describe('what is for staff', () => {
  const missing = [403, httpRefusals('second-factor-missing').in('fr')]
  const notGiven = [403, httpRefusals('second-factor-not-given').in('fr')]

  test('asks for a code in this very session', async () => {
    expect(await asStaff(browser)).toEqual(missing)
    const earlier = new Browser(server.app)
    await earlier.signIn(person.username)
    const { secret, codes } = await activate()
    expect(await asStaff(browser)).toEqual([204, null])
    expect(await asStaff(earlier)).toEqual(notGiven)
    later(2)
    await signInWith(earlier, totpCode(secret))
    expect(await asStaff(earlier)).toEqual([204, null])
    await post('removal/', { password, code: codes[0] })
    expect(await asStaff(browser)).toEqual(missing)
    // A code that was given to the former factor opens nothing of a new one.
    later(2)
    await activate()
    expect(await asStaff(earlier)).toEqual(notGiven)
  })

  test('a session that was opened before gives a code once, and a wrong one opens nothing', async () => {
    const earlier = new Browser(server.app)
    await earlier.signIn(person.username)
    const { secret, codes } = await activate()
    const readFactor = async () => (await earlier.request('GET', path)).json().isVerified
    const wrong = { code: [secondFactorRefusals('wrong-code').in('fr')] }
    expect(await post('verification/', { code: '000000' }, earlier)).toEqual([400, wrong])
    expect([await asStaff(earlier), await readFactor()]).toEqual([notGiven, false])
    expect(await post('verification/', { code: totpCode(secret) }, earlier)).toEqual([204, null])
    expect([await asStaff(earlier), await readFactor()]).toEqual([[204, null], true])
    const other = new Browser(server.app)
    await signInWith(other, codes[1])
    expect(await post('verification/', { code: codes[1] }, other)).toEqual([400, wrong])
  })

  test('a new password asks for no new code in the session that chose it', async () => {
    await activate()
    const newPassword = 'un chemin de halage sous la pluie'
    const change = { oldPassword: password, newPassword1: newPassword, newPassword2: newPassword }
    expect((await browser.request('PUT', '/api/v1/passwordChange/', { payload: change })).statusCode).toBe(200)
    expect(await asStaff(browser)).toEqual([204, null])
  })
})
