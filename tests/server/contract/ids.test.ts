import { scopes } from '@ma-cantine/lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browser } from '../support/browser.ts'
import { Contract, type DescribedOperation } from '../support/contract.ts'
import { tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

/** Largest id in PostgreSQL, which SQLite also stores. */
const largest = 2_147_483_647

let server: TestServer
let contract: Contract
let manager: Person
let browser: Browser
beforeAll(async () => {
  server = await startTestServer()
  contract = await Contract.of(server)
  manager = await server.addPerson()
  await server.addCanteen(tilleuls, [manager])
  browser = new Browser(server.app)
  await browser.signIn(manager.username)
})
afterAll(() => server.close())

const described = (name: string): DescribedOperation =>
  contract.operations.find(operation => operation.name === name) ?? expect.fail(name)

/** The answer to a request that refers to this id. */
const inBodies: Readonly<Record<string, (id: number) => object>> = {
  createPurchase: canteen => ({ canteen, priceHt: 1 }),
  deletePurchases: id => ({ ids: [id] }),
  restorePurchases: id => ({ ids: [id] }),
  planPurchasesChange: id => ({ ids: [id] }),
  changePurchases: id => ({ ids: [id] }),
  undoPurchasesChange: id => ({ ids: [id], modificationDate: '2026-01-01T00:00:00Z' }),
  addManager: canteenId => ({ canteenId, email: 'zoe@exemple.fr' }),
  removeManager: canteenId => ({ canteenId, email: 'zoe@exemple.fr' }),
  createToken: id => ({ name: 'Essai', scopes, canteenIds: [id] }),
}

const inQueries = [
  '/api/v1/purchases/?canteen=',
  '/api/v1/purchases/?canteen__id=1,',
  '/api/v1/export-achats.csv?canteen=',
  '/api/v1/export-achats.ods?id=',
  '/api/v1/achats.csv?id=',
  '/api/v1/cantines.csv?id=',
  '/api/v1/wasteMeasurements/?canteen=',
  '/api/v1/bilans.csv?canteen=',
  '/api/v1/diagnostics/?canteen=',
  '/api/v1/export-gaspillage.csv?id=',
]

const get = (url: string) => server.app.inject({ url, headers: manager.headers })

describe('an id', () => {
  test.each(Object.keys(inBodies))('in the body of %s is one that a database can hold', async name => {
    const { method, path } = described(name)
    const send = (id: number) =>
      server.app.inject({ method, url: path, headers: browser.headers(), payload: inBodies[name]?.(id) ?? {} })
    const field = Object.keys(inBodies[name]?.(1) ?? {}).find(key => /canteen|ids/i.test(key)) ?? ''
    for (const id of [largest + 1, 0]) {
      const answer = await send(id)
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field]])
    }
    const known = await send(largest)
    expect(contract.findFaults(described(name), known)).toEqual([])
    expect(known.body).not.toBe((await send(largest + 1)).body)
  })

  test.each(inQueries)('in %s as well', async url => {
    for (const id of [largest + 1, 0]) expect((await get(url + id)).statusCode).toBe(400)
    for (const id of [largest, 1_000_000_000]) expect((await get(url + id)).statusCode).toBe(200)
  })

  test('in any path as well', async () => {
    for (const { name, method, path, operation } of contract.operations) {
      const ids = operation.parameters.filter(({ in: place, schema }) => place === 'path' && schema.type === 'integer')
      if (ids.length === 0) continue
      const url = (id: number) => path.replace(/\{\w+\}/g, String(id))
      const { headers } = manager
      const answer = await server.app.inject({
        method,
        url: url(largest + 1),
        headers,
        ...(method === 'GET' ? {} : { payload: {} }),
      })
      expect([403, 404], name).toContain(answer.statusCode)
    }
  })
})

test('a purchase for a canteen that nobody has answers 404, as the document says', async () => {
  const payload = { canteen: 999_999, priceHt: 1 }
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/purchases/',
    headers: manager.headers,
    payload,
  })
  expect(answer.statusCode).toBe(404)
  expect(contract.findFaults(described('createPurchase'), answer)).toEqual([])
})
