import { purchaseRefusals } from '@ma-cantine/lib/purchases/purchase-refusals'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lac, marronniers, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteen: number
let kitchen: number
let empty: number
let foreign: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
  kitchen = await server.addCanteen(parc, [manager], { productionType: 'central' })
  empty = await server.addCanteen(lac, [manager])
  foreign = await server.addCanteen(marronniers, [await server.addPerson()])
})
beforeEach(async () => {
  const { writer } = server.app.services.database
  for (const table of ['diagnostics', 'purchases']) await writer(table).delete()
})
afterAll(() => server.close())

const buy = (canteenId: number, priceHt: number, family: string | null, characteristics: readonly string[]) =>
  server.app.services.database.writer('purchases').insert({
    canteenId,
    date: '2024-03-01',
    family,
    characteristics: JSON.stringify(characteristics),
    priceHt,
    searchText: '',
    creationDate: '2024-03-01T00:00:00.000Z',
    modificationDate: '2024-03-01T00:00:00.000Z',
  })

interface Answer {
  readonly results: readonly number[]
  readonly errors: readonly string[]
  readonly refused: readonly { readonly canteenId: number; readonly detail: string }[]
}

async function create(canteenIds: readonly number[], headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/createDiagnosticsFromPurchases/2024',
    headers: { ...manager.headers, ...headers },
    payload: { canteenIds },
  })
  expect(answer.statusCode).toBe(201)
  return answer.json()
}

const reports = () => server.rows<Record<string, unknown>>('diagnostics')

test('a detailed report of 60 organic vegetables and 40 other meat: total 100, organic 60, meat 40', async () => {
  await buy(canteen, 60, 'FRUITS_ET_LEGUMES', ['BIO'])
  await buy(canteen, 40, 'VIANDES_VOLAILLES', [])
  const { results, errors } = await create([canteen])
  expect(errors).toEqual([])
  const [report] = await reports()
  expect(report).toMatchObject({ id: results[0], canteenId: canteen, year: 2024, diagnosticType: 'COMPLETE' })
  const amounts = ['valueTotalHt', 'valueBioHt', 'valueMeatPoultryHt', 'valueFruitsEtLegumesBio']
  expect(amounts.map(name => Number(report?.[name]))).toEqual([100, 60, 40, 60])
  expect(report?.centralKitchenDiagnosticMode).toBe(null)
})

test('a simple report where a detailed one would lose 60 organic euros without a family', async () => {
  await buy(canteen, 60, null, ['BIO'])
  await create([canteen])
  const [report] = await reports()
  expect(report).toMatchObject({ diagnosticType: 'SIMPLE', valueFruitsEtLegumesBio: null })
  expect(Number(report?.valueBioHt)).toBe(60)
})

test('a central kitchen reports its purchases alone', async () => {
  await buy(kitchen, 10, 'AUTRES', [])
  await create([kitchen])
  expect(await reports()).toMatchObject([{ centralKitchenDiagnosticMode: 'APPRO' }])
})

test('each canteen is refused apart: without purchases, with a report, of others, unknown', async () => {
  await buy(canteen, 10, 'AUTRES', [])
  await buy(foreign, 10, 'AUTRES', [])
  await create([canteen])
  await buy(kitchen, 10, 'AUTRES', [])
  const { results, refused, errors } = await create([canteen, empty, foreign, 987_654, kitchen, kitchen])
  expect(results).toHaveLength(1)
  expect(refused.map(({ canteenId }) => canteenId)).toEqual([canteen, empty, foreign, 987_654])
  expect(errors[1]).toBe(purchaseRefusals('no-purchase-in-year', 2024).in('fr'))
  expect((await create([empty], { 'accept-language': 'en' })).errors).toEqual([
    purchaseRefusals('no-purchase-in-year', 2024).in('en'),
  ])
  expect((await reports()).map(({ canteenId }) => canteenId)).toEqual([canteen, kitchen])
})
