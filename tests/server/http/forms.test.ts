import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { tilleuls } from '../support/sirets.ts'
import { boundary, multipartType, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
let canteen: number
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [person])
})
afterAll(() => server.close())

const urlencoded = 'application/x-www-form-urlencoded'
const purchase = () => ({ canteen: String(canteen), price_ht: '12,5', date: '2024-03-15', description: 'Pain' })
const part = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const asParts = (values: readonly (readonly [string, string])[]) =>
  `${values.map(([name, value]) => part(name, value)).join('')}--${boundary}--\r\n`

const post = (payload: string | object, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'POST', url: '/api/v1/purchases/', headers: { ...person.headers, ...headers }, payload })

describe('an id or a number sent as text', () => {
  test('is taken in JSON', async () => {
    const answer = await post({ canteen: String(canteen), priceHt: '12.5', date: '2024-03-15' })
    expect(answer.json()).toMatchObject({ canteen, priceHt: 12.5 })
    const count = await server.app.inject({
      method: 'PATCH',
      url: `/api/v1/canteens/${canteen}`,
      headers: person.headers,
      payload: { dailyMealCount: '120', sectors: ['1', '2'] },
    })
    expect(count.json()).toMatchObject({ dailyMealCount: 120, sectors: [1, 2] })
  })

  test.each(['', ' ', 'douze', '1e3', '0x10', 'Infinity'])('and « %s », which is none, is refused', async text => {
    const answer = await post({ canteen: text, priceHt: 1 })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({ canteen: [expect.any(String)] })
  })
})

describe('a form in place of JSON', () => {
  test('is taken, urlencoded', async () => {
    const values = new URLSearchParams({ ...purchase(), characteristics: 'BIO', family: '' })
    const answer = await post(values.toString(), { 'content-type': urlencoded })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ canteen, priceHt: 12.5, characteristics: ['BIO'], family: null })
  })

  test('is taken as multipart, and a name that comes twice is a list', async () => {
    const values = [...Object.entries(purchase()), ['characteristics', 'BIO'], ['characteristics', 'IGP']] as const
    const answer = await post(asParts(values as never), { 'content-type': multipartType })
    expect(answer.json()).toMatchObject({ canteen, characteristics: ['BIO', 'IGP'] })
  })

  test('has the limit of any body, and must be whole', async () => {
    const long = await post(`description=${'x'.repeat(2 * 1024 * 1024)}`, { 'content-type': urlencoded })
    expect(long.statusCode).toBe(400)
    const cut = await post(asParts(Object.entries(purchase())).slice(0, -20), { 'content-type': multipartType })
    expect(cut.statusCode).toBe(400)
  })

  test('of another site is refused, and one without the CSRF token of its session as well', async () => {
    const payload = new URLSearchParams(purchase()).toString()
    for (const headers of [
      { origin: 'https://ailleurs.exemple' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      // A page of a sister site, in a browser that names no origin.
      { 'sec-fetch-site': 'same-site' },
    ])
      expect((await post(payload, { 'content-type': urlencoded, ...(headers as object) })).statusCode).toBe(403)
    const browser = new Browser(server.app)
    await browser.signIn(person.username)
    const headers = { 'content-type': urlencoded }
    expect((await browser.forged('POST', '/api/v1/purchases/', { headers, payload })).statusCode).toBe(403)
    expect((await browser.request('POST', '/api/v1/purchases/', { headers, payload })).statusCode).toBe(201)
  })
})

test('an id that is no number is that of nothing', async () => {
  for (const id of ['abc', '1.5', '-1', '1e99']) {
    const answer = await server.app.inject({ url: `/api/v1/canteens/${id}`, headers: person.headers })
    expect([answer.statusCode, answer.json()]).toEqual([404, { detail: expect.any(String) }])
  }
})

describe('/se-deconnecter', () => {
  const signedIn = async (browser: Browser) => (await browser.request('GET', '/api/v1/loggedUser/')).statusCode === 200

  test.each(['the header', 'the field of a form'])('signs out with the CSRF token in %s', async where => {
    const browser = new Browser(server.app)
    await browser.signIn(person.username)
    const token = browser.cookies.get('csrftoken') ?? ''
    const answer =
      where === 'the header'
        ? await browser.request('POST', '/se-deconnecter')
        : await browser.forged('POST', '/se-deconnecter', {
            headers: { 'content-type': urlencoded },
            payload: new URLSearchParams({ csrfmiddlewaretoken: token }).toString(),
          })
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/'])
    expect(await signedIn(browser)).toBe(false)
  })

  test('signs nobody out by a link, or for another site', async () => {
    const browser = new Browser(server.app)
    await browser.signIn(person.username)
    expect((await browser.forged('GET', '/se-deconnecter')).statusCode).toBe(405)
    expect((await browser.forged('POST', '/se-deconnecter')).statusCode).toBe(403)
    expect(await signedIn(browser)).toBe(true)
  })
})
