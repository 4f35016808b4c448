import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { Browser } from '../support/browser.ts'
import { tilleuls } from '../support/sirets.ts'
import {
  multipart,
  multipartType,
  type Person,
  password,
  startTestServer,
  type TestServer,
} from '../support/test-server.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson({ username: 'Camille', email: 'Camille.Dupont@exemple.fr' })
  await server.addCanteen(tilleuls, [person])
})
afterAll(() => server.close())

const initialData = '/api/v1/initialData/'

describe('signing in', () => {
  test('gives the user and sets the cookies sessionid (HttpOnly, Lax, one year) and csrftoken (readable)', async () => {
    const browser = new Browser(server.app)
    const answer = await browser.signIn('Camille')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ id: person.id, username: 'Camille', email: 'Camille.Dupont@exemple.fr' })
    expect(Object.keys(answer.json())).not.toContain('passwordHash')
    const session = answer.cookies.find(({ name }) => name === 'sessionid')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    const days = ((session?.expires?.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(365)
    const csrf = answer.cookies.find(({ name }) => name === 'csrftoken')
    expect(csrf?.httpOnly).toBeUndefined()
    expect(csrf).toMatchObject({ sameSite: 'Lax', path: '/' })
    const data = await browser.request('GET', initialData)
    expect(data.json().loggedUser).toMatchObject({ username: 'Camille' })
    expect(data.json().canteenPreviews).toHaveLength(1)
  })

  test.each(['camille', 'CAMILLE', 'camille.dupont@exemple.fr', 'CAMILLE.Dupont@EXEMPLE.fr'])(
    'takes the user name or the e-mail in any case: %s',
    async username => {
      expect((await new Browser(server.app).signIn(username)).statusCode).toBe(200)
    },
  )

  test('answers one sentence, the same for a wrong password and an unknown user', async () => {
    const wrong = await new Browser(server.app).signIn('Camille', 'autre chose')
    const unknown = await new Browser(server.app).signIn('inconnu')
    expect(wrong.statusCode).toBe(400)
    expect(unknown.statusCode).toBe(400)
    expect(wrong.json()).toEqual({ nonFieldErrors: [expect.any(String)] })
    expect(unknown.json()).toEqual(wrong.json())
    expect(wrong.cookies).toEqual([])
  })

  test('refuses an account that was closed', async () => {
    const closed = await server.addPerson()
    await server.app.services.database.writer('users').where('id', closed.id).update({ isActive: false })
    expect((await new Browser(server.app).signIn(closed.username)).statusCode).toBe(400)
  })

  test('lasts no longer than its account: the session of a closed one opens nothing', async () => {
    const closed = await server.addPerson()
    const browser = new Browser(server.app)
    await browser.signIn(closed.username)
    const asked = () => browser.request('GET', '/api/v1/tokens/')
    expect((await asked()).statusCode).toBe(200)
    await server.app.services.database.writer('users').where('id', closed.id).update({ isActive: false })
    expect((await asked()).statusCode).toBe(403)
    expect((await browser.request('GET', initialData)).json().loggedUser).toBeNull()
  })

  test('renews the identifier; the late answer to a call with the former one does not erase it, a page does', async () => {
    const browser = new Browser(server.app)
    await browser.signIn('Camille')
    const former = Object.fromEntries(browser.cookies)
    await browser.signIn('Camille')
    expect(browser.cookies.get('sessionid')).not.toBe(former.sessionid)
    const late = await server.app.inject({ url: '/api/v1/tokens/', cookies: former })
    expect([late.statusCode, late.cookies]).toEqual([403, []])
    const page = await server.app.inject({ url: '/', cookies: former, headers: { accept: 'text/html' } })
    expect(page.cookies).toMatchObject([{ name: 'sessionid', value: '' }])
  })

  test('with an e-mail that two accounts write in different cases, only the exact one opens its account', async () => {
    const first = await server.addPerson({ username: 'double1', email: 'double@exemple.fr' })
    await server.addPerson({ username: 'double2', email: 'Double@exemple.fr' })
    const exact = await new Browser(server.app).signIn('double@exemple.fr')
    expect(exact.json()).toMatchObject({ id: first.id })
    expect((await new Browser(server.app).signIn('DOUBLE@exemple.fr')).statusCode).toBe(400)
    // And never without its password.
    expect((await new Browser(server.app).signIn('double@exemple.fr', 'autre chose')).statusCode).toBe(400)
  })

  test('names each missing or empty field', async () => {
    const answer = await server.app.inject({ method: 'POST', url: '/api/v1/session/', payload: { username: '' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      username: ['Ce champ est obligatoire'],
      password: ['Ce champ est obligatoire'],
    })
  })

  test('replaces the identifier of the session: one planted beforehand opens nothing', async () => {
    const browser = new Browser(server.app)
    await browser.signIn('Camille')
    const before = browser.cookies.get('sessionid') ?? ''
    await browser.signIn('Camille')
    expect(browser.cookies.get('sessionid')).not.toBe(before)
    const old = await server.app.inject({ url: initialData, cookies: { sessionid: before } })
    expect(old.json().loggedUser).toBeNull()
  })

  test('over an open session needs its CSRF token: nobody is signed in as somebody else without knowing it', async () => {
    const attacker = await server.addPerson()
    const browser = new Browser(server.app)
    await browser.signIn('Camille')
    const payload = { username: attacker.username, password }
    const forged = await browser.forged('POST', '/api/v1/session/', { payload })
    expect(forged.statusCode).toBe(403)
    expect((await browser.request('GET', initialData)).json().loggedUser).toMatchObject({ username: 'Camille' })
  })

  test('takes JSON only: what a form of another site can send is refused', async () => {
    const payload = JSON.stringify({ username: 'Camille', password })
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', multipartType]) {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/v1/session/',
        headers: { 'content-type': type },
        payload,
      })
      expect(answer.statusCode).toBe(415)
      expect(answer.json()).toEqual({ detail: expect.any(String) })
    }
  })
})

describe('a session', () => {
  test('ends with the sign-out, on the server too', async () => {
    const browser = new Browser(server.app)
    await browser.signIn('Camille')
    const kept = Object.fromEntries(browser.cookies)
    const answer = await browser.request('DELETE', '/api/v1/session/')
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    expect(browser.cookies.size).toBe(0)
    const replayed = await server.app.inject({ url: initialData, cookies: kept })
    expect(replayed.json().loggedUser).toBeNull()
  })

  test('with a forged cookie is refused', async () => {
    const browser = new Browser(server.app)
    await browser.signIn('Camille')
    const sessionid = `${browser.cookies.get('sessionid')?.slice(0, -2)}xx`
    const answer = await server.app.inject({ url: '/api/v1/tokens/', cookies: { sessionid } })
    expect(answer.statusCode).toBe(403)
  })

  test('is over after its year', async () => {
    const browser = new Browser(server.app)
    await browser.signIn('Camille')
    await server.app.services.database.writer('sessions').update({ expiryDate: '2020-01-01T00:00:00.000Z' })
    expect((await browser.request('GET', initialData)).json().loggedUser).toBeNull()
  })

  test('is stored without its identifier', async () => {
    const browser = new Browser(server.app)
    await browser.signIn('Camille')
    const id = decodeURIComponent(browser.cookies.get('sessionid') ?? '').split('.')[0] ?? ''
    expect(id.length).toBeGreaterThan(20)
    const stored = JSON.stringify(await server.app.services.database.reader('sessions'))
    expect(stored).not.toContain(id)
  })

  test('is not created for an anonymous visitor', async () => {
    const before = (await server.app.services.database.reader('sessions')).length
    const answer = await server.app.inject({ url: initialData })
    expect(answer.cookies).toEqual([])
    expect((await server.app.services.database.reader('sessions')).length).toBe(before)
  })

  test('sends its cookies over HTTPS only when the server is set so', async () => {
    const secure = await startTestServer({ SECURE: 'true' })
    const { username } = await secure.addPerson()
    const answer = await secure.app.inject({
      method: 'POST',
      url: '/api/v1/session/',
      headers: { 'x-forwarded-proto': 'https' },
      payload: { username, password },
    })
    expect(answer.cookies.map(({ name, secure }) => [name, secure])).toEqual(
      expect.arrayContaining([
        ['sessionid', true],
        ['csrftoken', true],
      ]),
    )
    await secure.close()
  })
})

describe('the CSRF token of a session', () => {
  const send = (browser: Browser, headers: Record<string, string>) =>
    browser.forged('POST', '/api/v1/tokens/', { headers, payload: { name: 'essai', scopes: ['import:write'] } })

  test('comes back in X-CSRFToken as the cookie csrftoken gave it', async () => {
    const browser = new Browser(server.app)
    await browser.signIn('Camille')
    expect((await send(browser, { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' })).statusCode).toBe(201)
  })

  test('missing, wrong or of another session gives 403 with a detail', async () => {
    const browser = new Browser(server.app)
    await browser.signIn('Camille')
    const other = new Browser(server.app)
    await other.signIn('Camille')
    for (const headers of [
      {},
      { 'x-csrftoken': 'faux-jeton' },
      { 'x-csrftoken': other.cookies.get('csrftoken') ?? '' },
    ]) {
      const answer = await send(browser, headers as Record<string, string>)
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toEqual({ detail: expect.stringContaining('CSRF') })
    }
  })

  test('is required before an import is read', async () => {
    const browser = new Browser(server.app)
    await browser.signIn('Camille')
    const options = { headers: { 'content-type': multipartType }, payload: multipart(file('achats', [{}])) }
    expect((await browser.forged('POST', '/api/v1/importPurchases/', options)).statusCode).toBe(403)
    expect(await server.count('purchases')).toBe(0)
    const answer = await browser.request('POST', '/api/v1/importPurchases/', options)
    expect(answer.json()).toMatchObject({ count: 1, errors: [] })
  })

  test('is given again with initialData, and the earlier one still works', async () => {
    const browser = new Browser(server.app)
    await browser.signIn('Camille')
    const first = browser.cookies.get('csrftoken') ?? ''
    await browser.request('GET', initialData)
    expect((await send(browser, { 'x-csrftoken': first })).statusCode).toBe(201)
    expect((await send(browser, { 'x-csrftoken': browser.cookies.get('csrftoken') ?? '' })).statusCode).toBe(201)
  })

  test('is not required for reads, for tokens, nor for signing in', async () => {
    const browser = new Browser(server.app)
    expect(
      (await browser.forged('POST', '/api/v1/session/', { payload: { username: 'Camille', password } })).statusCode,
    ).toBe(200)
    expect((await browser.forged('GET', '/api/v1/tokens/')).statusCode).toBe(200)
    const headers = { ...person.headers, 'content-type': multipartType }
    const byToken = await browser.forged('POST', '/api/v1/importPurchases/', {
      headers,
      payload: multipart(file('achats', [{ description: 'par jeton' }])),
    })
    expect(byToken.json()).toMatchObject({ count: 1 })
  })
})

describe('a session', () => {
  const minute = 60_000
  const day = 86_400_000
  const from = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
  /** Signs in, and changes the dates of the session as if time had passed. */
  const opened = async (dates: { expiryDate?: string; endDate?: string }) => {
    const { id, username } = await server.addPerson()
    const browser = new Browser(server.app)
    await browser.signIn(username)
    const sessions = () => server.app.services.database.writer('sessions').where({ userId: id })
    if (Object.keys(dates).length > 0) await sessions().update(dates)
    const visit = async () => {
      const { statusCode } = await browser.request('GET', '/api/v1/loggedUser/')
      await server.app.services.background.waitForAll()
      return statusCode
    }
    const daysLeft = async (column: 'expiryDate' | 'endDate') => {
      const row = await sessions().first()
      return (Date.parse(row[column]) - Date.now()) / day
    }
    return { visit, daysLeft }
  }

  test('ends after 90 days without a visit', async () => {
    const { daysLeft } = await opened({})
    expect(await daysLeft('expiryDate')).toBeCloseTo(90, 2)
    expect(await (await opened({ expiryDate: from(minute) })).visit()).toBe(200)
    expect(await (await opened({ expiryDate: from(-1) })).visit()).toBe(204)
  })

  test('lasts 90 days more from a visit, which is written once a day at most', async () => {
    const yesterday = await opened({ expiryDate: from(89 * day - minute) })
    await yesterday.visit()
    expect(await yesterday.daysLeft('expiryDate')).toBeCloseTo(90, 2)
    const today = await opened({ expiryDate: from(89 * day + minute) })
    await today.visit()
    expect(await today.daysLeft('expiryDate')).toBeLessThan(89.1)
  })

  test('ends after a year however much it is used', async () => {
    const { daysLeft, visit } = await opened({})
    expect(await daysLeft('endDate')).toBeCloseTo(365, 2)
    const end = from(minute)
    const used = await opened({ expiryDate: from(minute), endDate: end })
    expect(await used.visit()).toBe(200)
    expect(await used.daysLeft('endDate')).toBeLessThan(0.1)
    expect(await (await opened({ endDate: from(-1) })).visit()).toBe(204)
    expect(await visit()).toBe(200)
  })
})
