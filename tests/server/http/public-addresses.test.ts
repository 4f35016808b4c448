import { afterAll, beforeAll, expect, test } from 'vitest'
import { purchasesContent } from '../support/purchases-content.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

const site = 'https://ma-cantine.exemple.fr'
const claimed = { host: 'voleur.exemple', 'x-forwarded-host': 'voleur.exemple', 'x-forwarded-proto': 'http' }

let server: TestServer
let person: Person
let canteenId: number
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: site, TRUST_PROXY: '127.0.0.1' })
  person = await server.addPerson()
  canteenId = await server.addCanteen(tilleuls, [person])
  await server.addCanteen(parc, [person])
  for (const name of ['Un', 'Deux']) await server.importPurchases(person, purchasesContent(2, name))
})
afterAll(() => server.close())

test.each(['/api/v1/purchases/', '/api/v1/canteens/', '/api/v1/imports/'])(
  'the pages of %s are linked by their public address, whatever the headers claim',
  async path => {
    const page = async (query: string) =>
      (await server.app.inject({ url: `${path}?${query}`, headers: { ...person.headers, ...claimed } })).json()
    expect((await page('limit=1')).next).toBe(`${site}${path}?limit=1&offset=1`)
    expect((await page('limit=1&offset=1')).previous).toBe(`${site}${path}?limit=1`)
  },
)

test('an invoice is named by its public address, whatever the headers claim', async () => {
  const invoiceFile = `data:application/pdf;base64,${Buffer.from('%PDF-1.7 facture').toString('base64')}`
  const payload = { canteen: canteenId, date: '2024-03-01', description: 'Pommes', priceHt: 10, invoiceFile }
  const headers = { ...person.headers, ...claimed }
  const answer = await server.app.inject({ method: 'POST', url: '/api/v1/purchases/', headers, payload })
  expect(answer.statusCode).toBe(201)
  expect(answer.json().invoiceFile).toBe(`${site}/api/v1/purchases/${answer.json().id}/invoice`)
})
