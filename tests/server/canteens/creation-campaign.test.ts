import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
})
afterAll(() => server.close())

const canteen = {
  name: 'Cantine des Acacias',
  cityInseeCode: '38185',
  postalCode: '38000',
  sectors: [9],
  dailyMealCount: 150,
  yearlyMealCount: 21_000,
  managementType: 'direct',
  productionType: 'site',
  economicModel: 'public',
}
/** As the service of the State writes them, with a blank one. */
const campaign = { creation_mtm_source: ' newsletter ', creationMtmCampaign: 'rentrée-2026', creationMtmMedium: ' ' }
const stored = { creationMtmSource: 'newsletter', creationMtmCampaign: 'rentrée-2026', creationMtmMedium: null }

let numbers = 0
const send = (method: 'POST' | 'PATCH', path: string, payload: object) =>
  server.app.inject({ method, url: `/api/v1/${path}`, headers: manager.headers, payload })
const row = (table: string, id: number) => server.app.services.database.reader(table).where({ id }).first()

test('the campaign that brought somebody to create a canteen is stored, answered to nobody, and never changes', async () => {
  const created = await send('POST', 'canteens/', { ...canteen, siret: makeSiret(++numbers), ...campaign })
  const { id, ...answer } = created.json<{ id: number }>()
  expect(created.statusCode).toBe(201)
  expect(Object.keys(answer).filter(name => name.startsWith('creationMtm'))).toEqual([])
  expect(await row('canteens', id)).toMatchObject(stored)
  await send('PATCH', `canteens/${id}`, { name: 'Cantine du Port', creationMtmSource: 'autre' })
  expect(await row('canteens', id)).toMatchObject({ name: 'Cantine du Port', ...stored })
})

test('that of a satellite is stored as well', async () => {
  const kitchen = await server.addCanteen(makeSiret(++numbers), [manager], { productionType: 'central' })
  const body = { name: 'École des Prés', siret: makeSiret(++numbers), ...campaign }
  const { id } = (await send('POST', `canteens/${kitchen}/satellites/`, body)).json<{ id: number }>()
  expect(await row('canteens', id)).toMatchObject(stored)
})

test('that of a diagnostic is stored, answered to nobody, and never changes', async () => {
  const canteenId = await server.addCanteen(makeSiret(++numbers), [manager])
  const created = await send('POST', `canteens/${canteenId}/diagnostics/`, { year: 2024, ...campaign })
  const { id, ...answer } = created.json<{ id: number }>()
  expect(created.statusCode).toBe(201)
  expect(Object.keys(answer).filter(name => name.startsWith('creationMtm'))).toEqual([])
  expect(await row('diagnostics', id)).toMatchObject(stored)
  await send('PATCH', `canteens/${canteenId}/diagnostics/${id}`, { valueTotalHt: 10, creationMtmSource: 'autre' })
  expect(await row('diagnostics', id)).toMatchObject({ ...stored, creationSource: 'API' })
})

test('a text that is no campaign is refused by name', async () => {
  const canteenId = await server.addCanteen(makeSiret(++numbers), [manager])
  const wrong = { creationMtmSource: 'x'.repeat(501) }
  for (const [path, body] of [
    ['canteens/', { ...canteen, siret: makeSiret(++numbers) }],
    [`canteens/${canteenId}/diagnostics/`, { year: 2023 }],
  ] as const) {
    const answer = await send('POST', path, { ...body, ...wrong })
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['creationMtmSource']])
  }
})

test('no client says that staff of the service created something, and nothing is stored of it', async () => {
  const kitchen = await server.addCanteen(makeSiret(++numbers), [manager], { productionType: 'central' })
  const purchase = {
    canteen: kitchen,
    description: 'Riz',
    provider: 'Ferme du Pont',
    date: '2025-03-15',
    priceHt: 12,
    family: 'AUTRES',
    characteristics: [],
  }
  const bodies = [
    ['canteens/', { ...canteen, siret: makeSiret(++numbers) }],
    [`canteens/${kitchen}/satellites/`, { name: 'École des Prés', siret: makeSiret(++numbers) }],
    [`canteens/${kitchen}/diagnostics/`, { year: 2024, valueTotalHt: 1000 }],
    ['purchases/', purchase],
  ] as const
  for (const [path, body] of bodies) {
    const refused = await send('POST', path, { ...body, creationSource: 'ADMIN' })
    expect([path, refused.statusCode, Object.keys(refused.json())]).toEqual([path, 400, ['creationSource']])
    expect([path, (await send('POST', path, { ...body, creationSource: 'IMPORT' })).statusCode]).toEqual([path, 201])
  }
  for (const table of ['canteens', 'diagnostics', 'purchases']) {
    expect(await server.app.services.database.reader(table).where({ creationSource: 'ADMIN' })).toEqual([])
  }
})
