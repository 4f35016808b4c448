import { scopes } from '@ma-cantine/lib'
import type { CanteenPurchase } from '@ma-cantine/lib/purchases/canteen-purchase'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationToken, personalToken } from '../support/make-token.ts'
import { lac, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteen: number
let second: number
let foreign: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
  second = await server.addCanteen(lac, [manager])
  foreign = await server.addCanteen(parc, [await server.addPerson()])
})
afterAll(() => server.close())

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
const call = (method: Method, path: string, payload?: object, headers: object = manager.headers) =>
  server.app.inject({
    method,
    url: `/api/v1/canteens/${path}`,
    headers: { ...headers },
    ...(payload ? { payload } : {}),
  })
const right = {
  description: 'Pommes de terre',
  date: '2026-03-15',
  prixHt: 90.11,
  familleProduits: 'FRUITS_ET_LEGUMES',
}
const create = (fields: object = {}, place = canteen) => call('POST', `${place}/purchases/`, { ...right, ...fields })
const created = async (fields: object = {}) => {
  const answer = await create(fields)
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
  return answer.json<CanteenPurchase>()
}
const change = (id: number, fields: object) => call('PATCH', `${canteen}/purchases/${id}/`, fields)
const former = async (id: number) =>
  (await server.app.inject({ url: `/api/v1/purchases/${id}`, headers: manager.headers })).json()

describe('a purchase of a canteen', () => {
  test('is created, read, changed and deleted in the words of 2026, and is the same in those of 2025', async () => {
    const made = await created({
      fournisseur: 'Ferme du Pont',
      categoriesEgalim: ['HVE', 'BIO', 'BIO'],
      origine: 'EUROPE',
      estCircuitCourt: true,
      estLocal: true,
      definitionLocal: 'KM',
      definitionLocalKm: 50,
    })
    expect(made).toEqual({
      id: expect.any(Number),
      canteen,
      creationDate: expect.any(String),
      modificationDate: expect.any(String),
      ...right,
      fournisseur: 'Ferme du Pont',
      categoriesEgalim: ['BIO', 'HVE'],
      origine: 'EUROPE',
      estCircuitCourt: true,
      estLocal: true,
      definitionLocal: 'KM',
      definitionLocalKm: 50,
    })
    expect(await former(made.id)).toMatchObject({
      description: 'Pommes de terre',
      provider: 'Ferme du Pont',
      family: 'FRUITS_ET_LEGUMES',
      characteristics: ['BIO', 'HVE', 'EUROPE', 'SHORT_DISTRIBUTION', 'LOCAL'],
      priceHt: 90.11,
      localDefinition: 'KM',
      localDefinitionKm: 50,
      creationSource: 'API',
    })
    expect((await call('GET', `${canteen}/purchases/${made.id}/`)).json()).toEqual(made)
    const changed = await change(made.id, { prixHt: 12.5, origine: 'FRANCE' })
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { ...made, prixHt: 12.5, origine: 'FRANCE', modificationDate: expect.any(String) },
    ])
    expect((await call('DELETE', `${canteen}/purchases/${made.id}/`)).statusCode).toBe(204)
    expect((await call('GET', `${canteen}/purchases/${made.id}/`)).statusCode).toBe(404)
  })

  test('needs no more than four keys; null and empty texts mean none', async () => {
    const none = { fournisseur: null, origine: null, definitionLocal: '', definitionLocalKm: null }
    for (const fields of [{}, none, { ...none, origine: '', definitionLocal: null, categoriesEgalim: [] }]) {
      expect(await created(fields)).toMatchObject({
        fournisseur: null,
        categoriesEgalim: [],
        origine: '',
        estCircuitCourt: false,
        estLocal: false,
        definitionLocal: null,
        definitionLocalKm: null,
      })
    }
  })

  test('keeps what a change does not name', async () => {
    const { id } = await created({ categoriesEgalim: ['BIO'], estLocal: true, definitionLocal: 'PAT' })
    expect((await change(id, { fournisseur: 'Ferme' })).json()).toMatchObject({
      categoriesEgalim: ['BIO'],
      estLocal: true,
      definitionLocal: 'PAT',
    })
    expect((await change(id, { estCircuitCourt: true })).json()).toMatchObject({
      categoriesEgalim: ['BIO'],
      estCircuitCourt: true,
      definitionLocal: 'PAT',
    })
    expect((await change(id, { definitionLocal: 'KM', definitionLocalKm: 10 })).json()).toMatchObject({
      definitionLocal: 'KM',
      definitionLocalKm: 10,
    })
    expect((await change(id, { estLocal: false })).json()).toMatchObject({
      categoriesEgalim: ['BIO'],
      estLocal: false,
      definitionLocal: null,
      definitionLocalKm: null,
    })
  })

  test('of the words of 2025 is read in those of 2026, and a change of another key leaves them', async () => {
    for (const [localDefinition, definitionLocal, definitionLocalKm] of [
      ['AUTOUR_SERVICE', 'KM', 200],
      ['AUTRE', 'KM', null],
      ['DEPARTMENT', 'DEPARTEMENT', null],
    ]) {
      const payload = { canteen, priceHt: 1, characteristics: ['CONVERSION_BIO', 'LOCAL'], localDefinition }
      const { headers } = manager
      const { id } = (await server.app.inject({ method: 'POST', url: '/api/v1/purchases/', headers, payload })).json()
      const { statusCode, ...answer } = await change(id, { prixHt: 2 })
      expect([statusCode, answer.json()]).toEqual([
        200,
        expect.objectContaining({ categoriesEgalim: ['CONVERSION_BIO'], definitionLocal, definitionLocalKm }),
      ])
      expect(await former(id)).toMatchObject({ localDefinition, localDefinitionKm: null, priceHt: 2 })
      expect((await change(id, { estCircuitCourt: true, origine: 'FRANCE' })).statusCode).toBe(200)
      expect(await former(id)).toMatchObject({
        characteristics: ['CONVERSION_BIO', 'FRANCE', 'SHORT_DISTRIBUTION', 'LOCAL'],
        localDefinition,
        localDefinitionKm: null,
      })
    }
  })

  test.each<[object, string]>([
    [{ description: undefined }, 'description'],
    [{ description: ' ' }, 'description'],
    [{ date: undefined }, 'date'],
    [{ date: '15/03/2026' }, 'date'],
    [{ date: '2999-01-01' }, 'date'],
    [{ date: '0026-03-15' }, 'date'],
    [{ prixHt: undefined }, 'prixHt'],
    [{ prixHt: -1 }, 'prixHt'],
    [{ prixHt: 12.345 }, 'prixHt'],
    [{ prixHt: '12345678901234' }, 'prixHt'],
    [{ familleProduits: undefined }, 'familleProduits'],
    [{ familleProduits: 'POISSONS' }, 'familleProduits'],
    [{ categoriesEgalim: ['FRANCE'] }, 'categoriesEgalim'],
    [{ categoriesEgalim: null }, 'categoriesEgalim'],
    [{ origine: 'ESPAGNE' }, 'origine'],
    [{ estLocal: 'oui' }, 'estLocal'],
    [{ estLocal: false, definitionLocal: 'REGION' }, 'definitionLocal'],
    [{ definitionLocal: 'REGION' }, 'definitionLocal'],
    [{ estLocal: true, definitionLocal: 'DEPARTMENT' }, 'definitionLocal'],
    [{ estLocal: true, definitionLocal: 'REGION', definitionLocalKm: 10 }, 'definitionLocalKm'],
    [{ estLocal: true, definitionLocal: 'KM', definitionLocalKm: -1 }, 'definitionLocalKm'],
  ])('with %j is refused, at its key', async (fields, key) => {
    const before = await server.count('purchases')
    const answer = await create(fields)
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [key]])
    expect(await server.count('purchases')).toBe(before)
    const [named] = Object.keys(fields)
    if (fields[named as keyof typeof fields] === undefined) return
    const { id } = await created()
    const changed = await change(id, fields)
    expect([changed.statusCode, Object.keys(changed.json())]).toEqual([400, [key]])
  })

  test('may be local by distance without the distance, or without any meaning', async () => {
    expect(await created({ estLocal: true, definitionLocal: 'KM' })).toMatchObject({ definitionLocalKm: null })
    expect(await created({ estLocal: true })).toMatchObject({ estLocal: true, definitionLocal: null })
  })

  test('is unknown under another canteen, and its canteen decides the rights', async () => {
    const { id } = await created()
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const body = method === 'PATCH' ? { prixHt: 1 } : undefined
      const statusOf = async (place: number) => (await call(method, `${place}/purchases/${id}/`, body)).statusCode
      expect([await statusOf(second), await statusOf(foreign), await statusOf(2_000_000)]).toEqual([404, 403, 404])
    }
    expect((await create({}, foreign)).statusCode).toBe(403)
    expect((await create({}, 2_000_000)).statusCode).toBe(404)
    const limited = await personalToken(server, manager, scopes, { canteenIds: [second] })
    expect((await call('GET', `${canteen}/purchases/${id}/`, undefined, limited.headers)).statusCode).toBe(403)
  })

  test('opens to applications by the scopes of purchases and by those of canteens, and by no other', async () => {
    const { id } = await created()
    for (const [scope, reads, writes] of [
      ['canteen:read', 200, 403],
      ['canteen:write', 403, 200],
      ['purchase:read', 200, 403],
      ['purchase:write', 403, 200],
      ['user:read', 403, 403],
    ] as const) {
      const { headers } = await applicationToken(server, manager, [scope])
      const read = await call('GET', `${canteen}/purchases/${id}/`, undefined, headers)
      const written = await call('PATCH', `${canteen}/purchases/${id}/`, { prixHt: 3 }, headers)
      expect([scope, read.statusCode, written.statusCode]).toEqual([scope, reads, writes])
    }
  })

  test('is created once by two requests with the same key, and changed on its version alone', async () => {
    const headers = { ...manager.headers, 'idempotency-key': 'achat-2026' }
    const [first, again] = [
      await call('POST', `${canteen}/purchases/`, right, headers),
      await call('POST', `${canteen}/purchases/`, right, headers),
    ]
    expect(again.json()).toEqual(first.json())
    const { id, modificationDate } = first.json<CanteenPurchase>()
    const based = (version: string) => ({ ...manager.headers, 'if-match': `"${version}"` })
    const path = `${canteen}/purchases/${id}/`
    expect((await call('PATCH', path, { prixHt: 1 }, based(modificationDate))).statusCode).toBe(200)
    expect((await call('PATCH', path, { prixHt: 2 }, based(modificationDate))).statusCode).toBe(412)
  })

  test('has no list and no PUT here', async () => {
    const { id } = await created()
    expect((await call('GET', `${canteen}/purchases/`)).statusCode).toBe(405)
    expect((await call('PUT', `${canteen}/purchases/${id}/`, right)).statusCode).toBe(405)
  })
})

test('an invoice is attached, found, replaced and removed apart', async () => {
  const { id } = await created()
  const path = `${canteen}/purchases/${id}/facture/`
  const image = (bytes: string) => `data:image/gif;base64,${Buffer.from(bytes).toString('base64')}`
  expect((await call('GET', path)).statusCode).toBe(404)
  expect((await call('DELETE', path)).statusCode).toBe(404)
  for (const facture of [undefined, '', 'GIF89a', 'http://localhost/facture.pdf', image('MZ')]) {
    const refused = await call('POST', path, { facture })
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['facture']])
  }
  for (const content of ['GIF89a', 'GIF89a replaced']) {
    const attached = await call('POST', path, { facture: image(content) })
    expect([attached.statusCode, attached.json()]).toEqual([200, { id, facture: expect.stringMatching(/^http/) }])
    const { facture } = (await call('GET', path)).json<{ facture: string }>()
    const { rawPayload } = await server.app.inject({ url: new URL(facture).pathname, headers: manager.headers })
    expect(rawPayload.toString()).toBe(content)
  }
  expect((await call('DELETE', path)).statusCode).toBe(204)
  expect((await call('GET', path)).statusCode).toBe(404)
})
