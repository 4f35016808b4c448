import type { ImportsOfMonth, PurchasesOfMonth } from '@ma-cantine/lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

const siret = makeSiret(1)
let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer()
  person = await server.addPerson()
  await server.addCanteen(siret, [person])
})
afterAll(() => server.close())

const purchases = (importId: number | null, who = person) =>
  server.app.inject({ url: `/api/v1/imports/${importId}/purchasesByMonth/`, headers: who.headers })
const months = async (who = person) =>
  (await server.app.inject({ url: '/api/v1/importsByMonth/', headers: who.headers })).json<ImportsOfMonth[]>()

test('the purchases of an import are counted by month and family, to the cent, while they are there', async () => {
  const { importId } = await server.importPurchases(
    person,
    file('achats', [
      { siret, date: '2024-02-29', prix_ht: '0.1', famille_produits: 'BOISSONS' },
      { siret, date: '2024-02-01', prix_ht: '0.2', famille_produits: 'BOISSONS' },
      { siret, date: '2024-01-31', prix_ht: '10,5', famille_produits: '' },
      { siret, date: '2024-02-01', prix_ht: '3', famille_produits: 'VIANDES_VOLAILLES' },
    ]),
  )
  expect((await purchases(importId)).json<PurchasesOfMonth[]>()).toEqual([
    { month: '2024-01', family: null, count: 1, priceHt: 10.5 },
    { month: '2024-02', family: 'VIANDES_VOLAILLES', count: 1, priceHt: 3 },
    { month: '2024-02', family: 'BOISSONS', count: 2, priceHt: 0.3 },
  ])
  expect((await purchases(importId, await server.addPerson())).statusCode).toBe(404)
  await server.app.inject({ method: 'POST', url: `/api/v1/imports/${importId}/undo/`, headers: person.headers })
  expect((await purchases(importId)).json()).toEqual([])
})

test('imports are counted by month of Paris over a year, each person seeing their own', async () => {
  const other = await server.addPerson()
  await server.addCanteen(makeSiret(2), [other])
  await server.importPurchases(other, file('achats', [{ siret: makeSiret(2) }]))
  await server.importPurchases(other, file('achats', [{ siret: makeSiret(2), date: 'hier' }]))
  const now = new Date()
  const dateOf = (monthsAgo: number, day: number, hour: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, day, hour, 30)).toISOString()
  const insert = (date: string, status: string) =>
    server.app.services.database
      .writer('imports')
      .insert({ userId: other.id, through: 'session', kind: 'achats', fileSize: 1, date, status, report: '{}' })
  await insert(dateOf(3, 1, 12), 'undone')
  // The last hours of a month in UTC belong to the next month in Paris.
  await insert(dateOf(2, 0, 23), 'done')
  await insert(dateOf(14, 10, 12), 'done')
  const monthOf = (monthsAgo: number) => dateOf(monthsAgo, 15, 12).slice(0, 7)
  const counted = await months(other)
  expect(counted.slice(0, 2)).toEqual([
    { month: monthOf(3), done: 0, refused: 0, undone: 1 },
    { month: monthOf(2), done: 1, refused: 0, undone: 0 },
  ])
  expect(counted).toHaveLength(3)
  expect(counted[2]).toMatchObject({ done: 1, refused: 1, undone: 0 })
  expect(await months(await server.addPerson())).toEqual([])
})
