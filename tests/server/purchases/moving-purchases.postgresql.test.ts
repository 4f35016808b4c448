import type { Knex } from 'knex'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { waitForBlockedConnection } from '../support/postgresql-activity.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let here: number
let there: number
let elsewhere: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  here = await server.addCanteen(tilleuls, [manager])
  there = await server.addCanteen(parc, [manager])
  elsewhere = await server.addCanteen(lac, [await server.addPerson()])
})
afterAll(() => server.close())

type Method = 'POST' | 'PATCH' | 'DELETE'

const call = (method: Method, path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/api/v1/purchases/${path}`,
    headers: manager.headers,
    ...(payload ? { payload } : {}),
  })

let id: number
beforeEach(async () => {
  const answer = await call('POST', '', { canteen: here, description: 'Navets', priceHt: 12.5 })
  id = answer.json<{ id: number }>().id
})

const stored = async () => (await server.rows<{ id: number }>('purchases')).find(row => row.id === id)

/** Makes a request arrive while the purchase is being changed by another transaction, which then commits. */
async function during(
  change: (purchases: Knex.QueryBuilder) => PromiseLike<unknown>,
  request: () => ReturnType<typeof call>,
) {
  const { answered } = await server.app.services.database.transaction(async transaction => {
    await change(transaction('purchases').where({ id }))
    const answered = request()
    await waitForBlockedConnection(server)
    return { answered }
  })
  return answered
}

const move = (canteenId: number) => (purchases: Knex.QueryBuilder) =>
  purchases.update({ canteenId, fingerprint: null, modificationDate: new Date().toISOString() })

describe('while a purchase moves to another canteen of the user', () => {
  test('its deletion is not lost', async () => {
    expect((await during(move(there), () => call('DELETE', String(id)))).statusCode).toBe(204)
    expect(await stored()).toMatchObject({ canteenId: there, deletionDate: expect.any(String) })
  })

  test('its deletion among many is not lost', async () => {
    const answer = await during(move(there), () => call('POST', 'delete/', { ids: [id] }))
    expect(answer.json()).toEqual({ count: 1, ids: [id] })
    expect(await stored()).toMatchObject({ canteenId: there, deletionDate: expect.any(String) })
  })

  test('its restoration is not lost', async () => {
    await call('DELETE', String(id))
    const answer = await during(move(there), () => call('POST', 'restore/', { ids: [id] }))
    expect(answer.json()).toEqual({ count: 1, ids: [id] })
    expect(await stored()).toMatchObject({ canteenId: there, deletionDate: null })
  })

  test('its change is not lost', async () => {
    expect((await during(move(there), () => call('PATCH', String(id), { priceHt: 3 }))).statusCode).toBe(200)
    expect(await stored()).toMatchObject({ canteenId: there, priceHt: 3 })
  })
})

describe('while a purchase moves to a canteen of others', () => {
  test('it does not exist for the user any more', async () => {
    expect((await during(move(elsewhere), () => call('DELETE', String(id)))).statusCode).toBe(404)
    expect(await stored()).toMatchObject({ canteenId: elsewhere, deletionDate: null })
  })

  test('it is not among those deleted', async () => {
    const answer = await during(move(elsewhere), () => call('POST', 'delete/', { ids: [id] }))
    expect(answer.json()).toEqual({ count: 0, ids: [] })
    expect(await stored()).toMatchObject({ deletionDate: null })
  })
})

test('requests that name purchases of other teams do not lock them', async () => {
  const stranger = await server.addPerson()
  await server.app.services.database.transaction(async transaction => {
    await transaction('purchases').where({ id }).update({ priceHt: 7 })
    const payload = { ids: [id] }
    const url = '/api/v1/purchases/delete/'
    const answer = await server.app.inject({ method: 'POST', url, headers: stranger.headers, payload })
    expect(answer.json()).toEqual({ count: 0, ids: [] })
  })
})

test('an import never stores a stale fingerprint during a change', async () => {
  const importOf = (description: string, query = '') => {
    const row = { siret: tilleuls, description, date, prix_ht: '12.5', caracteristiques: '' }
    return server.upload(`/api/v1/importPurchases/${query}`, manager, file('achats', [row]))
  }
  const family = 'FRUITS_ET_LEGUMES'
  const provider = 'Ferme du Pont'
  const date = '2024-03-15'
  await call('PATCH', String(id), { description: 'Raves', date, family, provider })
  const change = (purchases: Knex.QueryBuilder) => purchases.update({ description: 'Poireaux', fingerprint: null })
  expect((await during(change, () => importOf('Choux'))).json()).toMatchObject({ count: 1 })
  expect((await importOf('Poireaux', '?dryRun=true')).json()).toMatchObject({ similarPurchaseCount: 1 })
  expect((await importOf('Raves', '?dryRun=true')).json()).toMatchObject({ similarPurchaseCount: 0 })
})
