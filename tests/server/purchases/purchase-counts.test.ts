import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findDriftedCanteens } from '../../../server/purchases/repair-purchase-counts.ts'
import { file } from '../../support/files.ts'
import { marronniers, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteen: number
let other: number
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  manager = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
  other = await server.addCanteen(parc, [manager])
})
afterAll(() => server.close())

const call = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
  const answer = await server.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: manager.headers,
    ...(payload ? { payload } : {}),
  })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.body ? answer.json() : null
}
const create = async (fields: object = {}): Promise<number> =>
  (await call('POST', 'purchases/', { canteen, priceHt: 1, ...fields })).id

interface Counted {
  readonly canteenId: number
  readonly family: string
  readonly characteristics: string
  readonly count: number
}

const inOneOrder = (counts: readonly Counted[]): string[] =>
  counts
    .filter(({ count }) => Number(count) !== 0)
    .map(({ canteenId, family, characteristics, count }) => `${canteenId} ${family} ${characteristics} ${count}`)
    .toSorted()

/** Checks the stored counts against the purchases. @returns the number of purchases. */
async function expectRightCounts(): Promise<number> {
  const { reader } = server.app.services.database
  const groups = ['canteenId', 'family', 'characteristics']
  const kept: Counted[] = await reader('purchaseCounts').groupBy(groups).select(groups).sum({ count: 'count' })
  const counted: Counted[] = await reader('purchases')
    .whereNull('deletionDate')
    .groupByRaw('1, 2, 3')
    .select('canteenId', reader.raw(`coalesce(family, '') AS family`))
    .select(reader.raw(`coalesce(characteristics, '') AS characteristics`))
    .count({ count: '*' })
  expect(inOneOrder(kept)).toEqual(inOneOrder(counted))
  const canteenIds = [...kept, ...counted].map(({ canteenId }) => canteenId)
  expect(await findDriftedCanteens(reader, canteenIds)).toEqual([])
  return counted.reduce((sum, { count }) => sum + Number(count), 0)
}

test('a purchase is counted by its current canteen, family and characteristics, until it is deleted', async () => {
  const id = await create({ family: 'BOISSONS', characteristics: ['BIO'] })
  const second = await create()
  expect(await expectRightCounts()).toBe(2)
  await call('PATCH', `purchases/${id}/`, { family: 'AUTRES', characteristics: [] })
  expect(await expectRightCounts()).toBe(2)
  await call('PATCH', `purchases/${id}/`, { canteen: other })
  expect(await expectRightCounts()).toBe(2)
  await call('PATCH', `purchases/${id}/`, { description: 'Poireaux' })
  expect(await expectRightCounts()).toBe(2)
  await call('DELETE', `purchases/${second}/`)
  expect(await expectRightCounts()).toBe(1)
  await call('POST', 'purchases/delete/', { ids: [id] })
  expect(await expectRightCounts()).toBe(0)
  await call('POST', 'purchases/restore/', { ids: [id, second] })
  expect(await expectRightCounts()).toBe(2)
})

test('the purchases of an import are counted until it is undone', async () => {
  await create()
  const content = file('achats', [
    { siret: tilleuls },
    { siret: tilleuls, description: 'Navets' },
    { siret: parc, famille_produits: 'AUTRES' },
  ])
  const { importId } = await server.importPurchases(manager, content)
  expect(await expectRightCounts()).toBe(4)
  const { importId: again } = await server.importPurchases(manager, file('achats', [{ siret: parc }]))
  expect(await expectRightCounts()).toBe(5)
  await call('POST', `imports/${importId}/undo/`)
  expect(await expectRightCounts()).toBe(2)
  await call('POST', `imports/${again}/undo/`)
  expect(await expectRightCounts()).toBe(1)
})

test('a dry run and a refused file count nothing', async () => {
  const content = file('achats', [{ siret: tilleuls }])
  await server.upload('/api/v1/importPurchases/?dryRun=true', manager, content)
  await server.importPurchases(manager, file('achats', [{ siret: tilleuls }, { siret: tilleuls, prix_ht: 'x' }]))
  expect(await expectRightCounts()).toBe(0)
})

test('a canteen that is removed leaves no count behind', async () => {
  const canteens = await server.importCanteens(manager, file('cantines', [{ siret: marronniers }]))
  const purchases = await server.importPurchases(manager, file('achats', [{ siret: marronniers }, { siret: parc }]))
  expect(await expectRightCounts()).toBe(2)
  await call('POST', `imports/${purchases.importId}/undo/`)
  await call('POST', `imports/${canteens.importId}/undo/`)
  expect(await server.count('canteens')).toBe(2)
  expect(await expectRightCounts()).toBe(0)
})
