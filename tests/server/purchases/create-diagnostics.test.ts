import type { Scope } from '@ma-cantine/lib'
import type { FigureOrigin } from '@ma-cantine/lib/diagnostics/diagnostics-api'
import { fairTradeCells, includedTotals } from '@ma-cantine/lib/diagnostics/included-amounts'
import { purchaseRefusals } from '@ma-cantine/lib/purchases/purchase-refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAccessToken } from '../../../server/accounts/access-tokens.ts'
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

const buy = (
  canteenId: number,
  priceHt: number,
  family: string | null,
  characteristics: readonly string[],
  date = '2024-03-01',
) =>
  server.app.services.database.writer('purchases').insert({
    canteenId,
    date,
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

async function create(
  canteenIds: readonly number[],
  headers: Record<string, string> = {},
  year = 2024,
): Promise<Answer> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/createDiagnosticsFromPurchases/${year}`,
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

describe('the parts of amounts that reports of 2026 added', () => {
  /** The purchases A of the worked examples, in the words that are stored. */
  const purchasesA: readonly (readonly [price: number, family: string, characteristics: readonly string[]])[] = [
    [100, 'VIANDES_VOLAILLES', ['BIO', 'COMMERCE_EQUITABLE', 'FRANCE']],
    [80, 'VIANDES_VOLAILLES', ['LABEL_ROUGE', 'FERMIER', 'SHORT_DISTRIBUTION']],
    [60, 'PRODUITS_DE_LA_MER', ['PECHE_DURABLE', 'EUROPE']],
    [40, 'FRUITS_ET_LEGUMES', ['HVE', 'PERFORMANCE', 'LOCAL']],
    [20, 'AUTRES', ['PERFORMANCE']],
    [50, 'VIANDES_VOLAILLES', []],
    [30, 'BOULANGERIE', ['FRANCE', 'LOCAL']],
  ]
  const buyAll = async (year: number) => {
    for (const [price, family, characteristics] of purchasesA) {
      await buy(canteen, price, family, characteristics, `${year}-03-01`)
    }
  }
  const report = async (year: number) => {
    const { results } = await create([canteen], {}, year)
    const stored = (await reports()).find(({ id }) => id === results[0]) ?? {}
    const amount = (name: string) => (stored[name] === null ? null : Number(stored[name]))
    return { id: results[0], type: stored.diagnosticType, amountsOf: (names: readonly string[]) => names.map(amount) }
  }

  test('are those of fair trade in a detailed one, with nothing taken for unknown', async () => {
    await buyAll(2026)
    const { type, amountsOf } = await report(2026)
    expect([type, ...amountsOf(['valueTotalHt', 'valueBioHt', 'valueViandesVolaillesFrance'])]).toEqual([
      'COMPLETE',
      380,
      100,
      100,
    ])
    expect(amountsOf(fairTradeCells)).toEqual([100, 0, 0, 0, 0, 0, 0, 0])
    // The grid says the others.
    expect(amountsOf(includedTotals)).toEqual(includedTotals.map(() => null))
  })

  test('are those of fair trade and of each family in a simple one, and come from the purchases', async () => {
    await buyAll(2026)
    await buy(canteen, 10, null, ['BIO', 'COMMERCE_EQUITABLE'], '2026-04-01')
    await buy(canteen, 7, null, ['COMMERCE_EQUITABLE', 'FRANCE'], '2026-04-01')
    const { id, type, amountsOf } = await report(2026)
    expect([type, ...amountsOf(['valueTotalHt', 'valueBioHt', 'valueEgalimOthersHt'])]).toEqual([
      'SIMPLE',
      397,
      110,
      107,
    ])
    expect(Object.fromEntries(includedTotals.map((name, index) => [name, amountsOf(includedTotals)[index]]))).toEqual({
      valueBioFairTradeHt: 110,
      valueEgalimOthersFairTradeHt: 7,
      valueFishFranceHt: 0,
      valueFruitsEtLegumesFranceHt: 0,
      valueCharcuterieFranceHt: 0,
      valueProduitsLaitiersFranceHt: 0,
      valueBoulangerieFranceHt: 30,
      valueBoissonsFranceHt: 0,
      valueAutresFranceHt: 0,
    })
    const url = `/api/v1/canteens/${canteen}/diagnostics/${id}/sources/`
    const origins = (await server.app.inject({ url, headers: manager.headers })).json<FigureOrigin[]>()
    expect(origins.find(({ field }) => field === 'valueBioFairTradeHt')).toMatchObject({
      source: 'PURCHASES',
      purchases: 110,
    })
  })

  test('stay unknown in a report of 2025, whose form does not ask for them', async () => {
    await buyAll(2025)
    const { amountsOf } = await report(2025)
    const names = [...includedTotals, ...fairTradeCells]
    expect(amountsOf(names)).toEqual(names.map(() => null))
  })
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
  expect(refused[1]?.detail).toBe(purchaseRefusals('no-purchase-in-year', 2024).in('fr'))
  // The names of canteens of others are told to nobody.
  const named = [`Cantine ${tilleuls}`, `Cantine ${lac}`, foreign, 987_654]
  expect(errors).toEqual(
    refused.map(({ detail }, index) =>
      purchaseRefusals('canteen-refused', { value: named[index] ?? 0, detail }).in('fr'),
    ),
  )
  expect(errors[2]).toMatch(`Cantine n° ${foreign} : `)
  expect((await create([empty], { 'accept-language': 'en' })).errors).toEqual([
    `Cantine ${lac}: ${purchaseRefusals('no-purchase-in-year', 2024).in('en')}`,
  ])
  expect((await reports()).map(({ canteenId }) => canteenId)).toEqual([canteen, kitchen])
})

test('of several who create the same report at once, one does and the others are told', async () => {
  await buy(canteen, 60, 'FRUITS_ET_LEGUMES', ['BIO'])
  const answers = await Promise.all([create([canteen]), create([canteen, canteen]), create([canteen])])
  expect(answers.flatMap(({ results }) => results)).toHaveLength(1)
  expect(answers.flatMap(({ refused }) => refused.map(({ canteenId }) => canteenId))).toEqual([canteen, canteen])
  expect(await reports()).toHaveLength(1)
})

test('a token of one canteen, or without the right to write, makes no report elsewhere, and learns nothing of purchases', async () => {
  for (const id of [canteen, kitchen]) await buy(id, 60, 'FRUITS_ET_LEGUMES', ['BIO'])
  const { writer } = server.app.services.database
  const headersOf = async (scopes: Scope[], canteenIds?: number[]) => {
    const draft = { name: 'essai', scopes, validityDays: 1, ...(canteenIds ? { canteenIds } : {}) }
    return { authorization: `Bearer ${(await createAccessToken(writer, manager.id, draft)).token}` }
  }
  const limited = await headersOf(['diagnostic:write'], [canteen])
  // With purchases or without, another canteen gets the same sentence.
  const { results, errors, refused } = await create([kitchen, empty, canteen], limited)
  expect([results.length, new Set(refused.map(({ detail }) => detail)).size, errors.length]).toEqual([1, 1, 2])
  expect(errors.map(error => error.split(' : ')[0])).toEqual([`Cantine n° ${kitchen}`, `Cantine n° ${empty}`])
  expect(await reports()).toMatchObject([{ canteenId: canteen }])
  const reader = await server.app.inject({
    method: 'POST',
    url: '/api/v1/createDiagnosticsFromPurchases/2024',
    headers: await headersOf(['diagnostic:read', 'canteen:write']),
    payload: { canteenIds: [kitchen] },
  })
  expect(reader.statusCode).toBe(403)
})

test.each(['0', '-1', '1e9', '2147483648', '1850', '9999'])('a year such as %s makes no report', async year => {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/v1/createDiagnosticsFromPurchases/${year}`,
    headers: manager.headers,
    payload: { canteenIds: [canteen] },
  })
  expect(answer.statusCode).toBeLessThan(500)
  expect(await reports()).toEqual([])
})
