import { afterAll, beforeAll, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteen: number
let purchase: number
let importId: number | null
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
  const payload = { canteen, priceHt: 1 }
  purchase = (await send('POST', '/api/v1/purchases/', payload)).json<{ id: number }>().id
  importId = (await server.importPurchases(manager, file('achats', [{ siret: tilleuls }]))).importId
  // Another node of a later version has started.
  const row = { name: '9999-later', batch: 2, migration_time: new Date().toISOString() }
  await server.app.services.database.writer('knex_migrations').insert(row)
})
afterAll(() => server.close())

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  server.app.inject({ method, url, headers: manager.headers, ...(payload ? { payload } : {}) })

test.each<readonly [string, () => ReturnType<typeof send>]>([
  ['an import', () => server.upload('/api/v1/importPurchases/', manager, file('achats', [{ siret: tilleuls }, {}]))],
  ['a canteens import', () => server.upload('/api/v1/importCanteens/', manager, file('cantines', [{}]))],
  ['an undo', () => send('POST', `/api/v1/imports/${importId}/undo/`)],
  ['a new purchase', () => send('POST', '/api/v1/purchases/', { canteen, priceHt: 2 })],
  ['a changed purchase', () => send('PATCH', `/api/v1/purchases/${purchase}/`, { priceHt: 3 })],
  ['a deleted purchase', () => send('DELETE', `/api/v1/purchases/${purchase}/`)],
  ['a changed canteen', () => send('PATCH', `/api/v1/canteens/${canteen}/`, { name: 'Autre' })],
  ['a report', () => send('POST', `/api/v1/canteens/${canteen}/diagnostics/`, { year: 2024 })],
])('a node of the former version refuses %s for a moment, and writes nothing', async (_, write) => {
  const tables = ['purchases', 'imports', 'canteens', 'diagnostics', 'purchaseCounts', 'history']
  const read = () => Promise.all(tables.map(table => server.rows(table)))
  const before = await read()
  const { statusCode, headers } = await write()
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect(await read()).toEqual(before)
})

test('a node of the former version still answers what only reads, and asks for no more requests', async () => {
  expect((await send('GET', '/api/v1/purchases/')).json()).toMatchObject({ count: 2 })
  const ready = await server.app.inject({ url: '/readyz' })
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'migrations' }])
})
