import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { lastLink, messagesTo } from '../support/mailbox.ts'
import { type Person, password, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const next = 'quatre mots sans rapport'

const signedIn = async (name: string, secret = password) => {
  const browser = new Browser(server.app)
  expect((await browser.signIn(name, secret)).statusCode).toBe(200)
  return browser
}
const isSignedIn = async (browser: Browser) => (await browser.request('GET', '/api/v1/loggedUser/')).statusCode === 200
const opens = async ({ username }: Person, secret: string) =>
  (await new Browser(server.app).signIn(username, secret)).statusCode === 200

const change = (browser: Browser, payload: Record<string, unknown>, method: 'PUT' | 'PATCH' = 'PUT') =>
  browser.request(method, '/api/v1/passwordChange/', { payload })
const typed = (old: string, first: string, second = first) => ({
  old_password: old,
  new_password_1: first,
  new_password_2: second,
})

describe('changing one’s password', () => {
  test.each(['PUT', 'PATCH'] as const)('by %s in snake_case gives 200 {}', async method => {
    const person = await server.addPerson()
    const answer = await change(await signedIn(person.username), typed(password, next), method)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({})
    expect([await opens(person, next), await opens(person, password)]).toEqual([true, false])
  })

  test('may be written in camelCase', async () => {
    const browser = await signedIn((await server.addPerson()).username)
    const payload = { oldPassword: password, newPassword1: next, newPassword2: next }
    expect((await change(browser, payload)).statusCode).toBe(200)
  })

  test('keeps this session, under another identifier and with its CSRF token, and ends the others', async () => {
    const { username } = await server.addPerson()
    const [mine, other] = [await signedIn(username), await signedIn(username)]
    const before = Object.fromEntries(mine.cookies)
    await change(mine, typed(password, next))
    expect([await isSignedIn(mine), await isSignedIn(other)]).toEqual([true, false])
    expect(mine.cookies.get('sessionid')).not.toBe(before.sessionid)
    expect((await server.app.inject({ url: '/api/v1/loggedUser/', cookies: before })).statusCode).toBe(204)
    const headers = { 'x-csrftoken': before.csrftoken ?? '' }
    const answer = await mine.forged('POST', '/api/v1/tokens/', {
      headers,
      payload: { name: 'essai', scopes: ['user:read'] },
    })
    expect(answer.statusCode).toBe(201)
  })

  test.each<[string, Record<string, unknown>, Record<string, RegExp>]>([
    ['a wrong old password', typed('autre chose', next), { oldPassword: /actuel/ }],
    ['two new passwords', typed(password, next, `${next}.`), { nonFieldErrors: /identiques/ }],
    ['a short password', typed(password, 'abc'), { nonFieldErrors: /8 caractères/ }],
    ['a common password', typed(password, 'motdepasse'), { nonFieldErrors: /beaucoup de personnes/ }],
    ['one’s own name', typed(password, 'camilledupont'), { nonFieldErrors: /en vous connaissant/ }],
    ['nothing', {}, { oldPassword: /obligatoire/, newPassword1: /obligatoire/, newPassword2: /obligatoire/ }],
  ])('refuses %s where clients look for it', async (_, payload, messages) => {
    const person = await server.addPerson()
    const answer = await change(await signedIn(person.username), payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual(
      Object.fromEntries(Object.entries(messages).map(([field, message]) => [field, [expect.stringMatching(message)]])),
    )
    expect(await opens(person, password)).toBe(true)
  })

  test('treats the encodings of different keyboards as the same password', async () => {
    const person = await server.addPerson()
    await change(await signedIn(person.username), typed(password, 'forêt éveillée à midi'.normalize('NFD')))
    expect(await opens(person, 'forêt éveillée à midi'.normalize('NFC'))).toBe(true)
  })
})

const ask = async (email: string) => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/v1/passwordResetRequest/', payload: { email } })
  await server.app.services.background.waitForAll()
  return answer
}
const reset = (payload: Record<string, unknown>) =>
  server.app.inject({ method: 'POST', url: '/api/v1/passwordReset/', payload })
const linkFor = async ({ email }: Person) => {
  await ask(email)
  const { uid, token } = await lastLink(server, email)
  return { uid, token }
}

describe('asking for a new password', () => {
  test('is answered the same (204) whether the account exists or not, and writes only to the one that does', async () => {
    const { email } = await server.addPerson()
    const before = await server.count('outgoingEmails')
    const [known, unknown] = [await ask(email), await ask('personne@exemple.fr')]
    expect(unknown.statusCode).toBe(204)
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers))
    expect(await server.count('outgoingEmails')).toBe(before + 1)
  })

  test('is answered before anything that depends on the account is done', async () => {
    const { email } = await server.addPerson()
    await server.app.services.database.transaction(async transaction => {
      // Any write waits for this row, and on SQLite for this whole transaction.
      await transaction('users').where({ email }).update({ lastName: 'Durand' })
      const payload = { email }
      const answer = await server.app.inject({ method: 'POST', url: '/api/v1/passwordResetRequest/', payload })
      expect(answer.statusCode).toBe(204)
      expect(await messagesTo(server, email)).toEqual([])
    })
    await server.app.services.background.waitForAll()
    expect(await messagesTo(server, email)).toHaveLength(1)
  })

  test('in another case writes to the address that the account keeps', async () => {
    const { email } = await server.addPerson({ email: 'Recette@exemple.fr' })
    await ask('RECETTE@exemple.fr')
    expect((await lastLink(server, email)).page).toBe('nouveau-mot-de-passe')
    expect(await messagesTo(server, 'RECETTE@exemple.fr')).toEqual([])
  })

  test('writes nothing to a closed account', async () => {
    const { id, email } = await server.addPerson()
    await server.app.services.database.writer('users').where({ id }).update({ isActive: false })
    expect((await ask(email)).statusCode).toBe(204)
    expect(await messagesTo(server, email)).toEqual([])
  })
})

describe('the link to choose a new password', () => {
  test('sets it (204), ends all sessions, opens none and confirms the e-mail it was sent to', async () => {
    const person = await server.addPerson({ emailConfirmed: false })
    const browser = await signedIn(person.username)
    const answer = await reset({ ...(await linkFor(person)), newPassword1: next })
    expect(answer.statusCode).toBe(204)
    expect(answer.cookies).toEqual([])
    expect(await isSignedIn(browser)).toBe(false)
    const again = await signedIn(person.username, next)
    expect((await again.request('GET', '/api/v1/loggedUser/')).json()).toMatchObject({ emailConfirmed: true })
    expect((await messagesTo(server, person.email)).at(-1)?.subject).toContain('modifié')
  })

  test('is known to serve or not before anything is asked, and serves still after that', async () => {
    const link = await linkFor(await server.addPerson())
    const check = (payload: object) =>
      server.app.inject({ method: 'POST', url: '/api/v1/accountLinkCheck/', payload: { ...link, ...payload } })
    const purpose = 'password-reset'
    expect((await check({ purpose })).statusCode).toBe(204)
    expect((await check({ purpose: 'email-confirmation' })).statusCode).toBe(400)
    expect((await check({ purpose, token: 'autre' })).statusCode).toBe(400)
    expect((await check({ purpose, uid: 'MQ' })).statusCode).toBe(400)
    expect((await reset({ ...link, newPassword1: next })).statusCode).toBe(204)
    expect((await check({ purpose })).json()).toEqual({ nonFieldErrors: [expect.stringContaining('déjà servi')] })
  })

  test('works once, even for two at once, and ends the other links', async () => {
    const person = await server.addPerson()
    const earlier = await linkFor(person)
    const link = await linkFor(person)
    const answers = await Promise.all([
      reset({ ...link, newPassword1: next }),
      reset({ ...link, newPassword1: 'encore une autre phrase' }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400])
    for (const used of [link, earlier]) {
      const answer = await reset({ ...used, newPassword1: next })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toEqual({ nonFieldErrors: [expect.any(String)] })
    }
  })

  test('ends when the password is changed otherwise', async () => {
    const person = await server.addPerson()
    const link = await linkFor(person)
    await change(await signedIn(person.username), typed(password, next))
    expect((await reset({ ...link, newPassword1: next })).statusCode).toBe(400)
  })

  test('lasts 24 hours and confirms no e-mail by itself', async () => {
    const person = await server.addPerson()
    const link = await linkFor(person)
    const { writer } = server.app.services.database
    const { expiryDate } = await writer('accountLinks').where({ userId: person.id }).first()
    expect((Date.parse(expiryDate) - Date.now()) / 3_600_000).toBeCloseTo(24, 1)
    const confirmation = { method: 'POST', url: '/api/v1/emailConfirmation/', payload: link } as const
    expect((await server.app.inject(confirmation)).statusCode).toBe(400)
    await writer('accountLinks').where({ userId: person.id }).update({ expiryDate: new Date().toISOString() })
    expect((await reset({ ...link, newPassword1: next })).statusCode).toBe(400)
    expect(await opens(person, password)).toBe(true)
  })

  test('stays valid when the password is refused', async () => {
    const person = await server.addPerson()
    const link = await linkFor(person)
    const refused = await reset({ ...link, newPassword1: 'camilledupont' })
    expect(refused.json()).toEqual({ newPassword1: [expect.stringContaining('en vous connaissant')] })
    expect((await reset({ ...link, newPassword1: next, newPassword2: 'autre' })).json()).toEqual({
      newPassword2: [expect.stringContaining('identiques')],
    })
    expect((await reset({ ...link, newPassword1: next, newPassword2: next })).statusCode).toBe(204)
  })

  test('is stored without its token', async () => {
    const { token } = await linkFor(await server.addPerson())
    expect(JSON.stringify(await server.rows('accountLinks'))).not.toContain(token)
  })
})

describe('a stored password', () => {
  const stored = async ({ id }: Person): Promise<string> =>
    (await server.app.services.database.reader('users').where({ id }).first('passwordHash')).passwordHash

  test('hashed with weaker parameters is hashed again at the next sign-in, and still opens', async () => {
    const person = await server.addPerson()
    for (const options of [{ memoryCost: 4096 }, { timeCost: 1 }, { algorithm: 1 }]) {
      const weak = await hash(password, options)
      await server.app.services.database.writer('users').where({ id: person.id }).update({ passwordHash: weak })
      expect(await opens(person, 'autre chose')).toBe(false)
      await server.app.services.background.waitForAll()
      expect(await stored(person)).toBe(weak)
      expect(await opens(person, password)).toBe(true)
      await server.app.services.background.waitForAll()
      expect(await stored(person)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      expect(await opens(person, password)).toBe(true)
    }
  })

  test('hashed with the current parameters stays unchanged', async () => {
    const person = await server.addPerson()
    const before = await stored(person)
    await opens(person, password)
    await server.app.services.background.waitForAll()
    expect(await stored(person)).toBe(before)
  })

  test('costs a sign-in the same work whether the account exists or not', async () => {
    const { username } = await server.addPerson()
    const workOf = async (name: string) => {
      const costs: number[] = []
      for (let attempt = 0; attempt < 5; attempt++) {
        const before = process.cpuUsage()
        await new Browser(server.app).signIn(name, 'autre chose')
        const { user, system } = process.cpuUsage(before)
        costs.push(user + system)
      }
      return costs.toSorted((a, b) => a - b)[2] ?? 0
    }
    const known = await workOf(username)
    // Without the hash, it takes a tenth of the time.
    expect(await workOf('personne-de-ce-nom')).toBeGreaterThan(known / 2)
  })
})
