import { productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { storedCharacteristics } from '@ma-cantine/lib/purchases/purchase-labels'
import type { KeyedTotals } from '@ma-cantine/lib/purchases/purchase-sums'
import {
  type PurchaseSums,
  type PurchasesOverview,
  type SumDimension,
  sumDimensions,
} from '@ma-cantine/lib/purchases/purchase-sums-api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fc } from '../../support/properties.ts'
import { countReading } from '../support/count-statements.ts'
import { personalToken } from '../support/make-token.ts'
import { makeSiret, marronniers, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let stranger: Person
let canteen: number
let second: number
let foreign: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  stranger = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager], { yearlyMealCount: 10_000, region: '53' })
  second = await server.addCanteen(parc, [manager], { region: '01', department: '971' })
  foreign = await server.addCanteen(marronniers, [stranger])
})
afterAll(() => server.close())

interface Bought {
  readonly canteenId: number
  readonly date: string
  readonly family: string | null
  readonly characteristics: readonly string[] | null
  readonly provider: string | null
  readonly cents: number
  readonly isDeleted: boolean
}

const now = '2024-01-01T00:00:00.000Z'

async function store(purchases: readonly Bought[]): Promise<void> {
  const { writer } = server.app.services.database
  await writer('purchases').delete()
  for (const { cents, isDeleted, characteristics, ...purchase } of purchases) {
    await writer('purchases').insert({
      ...purchase,
      characteristics: characteristics && JSON.stringify(characteristics),
      priceHt: (cents / 100).toFixed(2),
      searchText: '',
      deletionDate: isDeleted ? now : null,
      creationDate: now,
      modificationDate: now,
    })
  }
}

const bought = (cents: number, others: Partial<Bought> = {}): Bought => ({
  canteenId: canteen,
  date: '2024-03-01',
  family: 'AUTRES',
  characteristics: [],
  provider: 'Ferme',
  cents,
  isDeleted: false,
  ...others,
})

const ask = (path: string, headers: Record<string, string> = manager.headers) =>
  server.app.inject({ url: `/api/v1/${path}`, headers })
const overview = async (query = '', headers?: Record<string, string>): Promise<PurchasesOverview> =>
  (await ask(`purchasesSummary/${query}`, headers)).json()
const sums = async (by: SumDimension, query = '', headers?: Record<string, string>): Promise<PurchaseSums> =>
  (await ask(`purchaseSums/?by=${by}${query}`, headers)).json()
const amounts = (rows: readonly KeyedTotals[]) => rows.map(({ key, valueTotalHt }) => [key, valueTotalHt])

test('of 100 + 40 + 10 in 2024: 40 without a family, 10 without characteristics, 10 000 meals of one of two canteens', async () => {
  await store([
    bought(10_000, { characteristics: ['BIO'] }),
    bought(4_000, { family: null, date: '2024-05-06' }),
    bought(1_000, { characteristics: null, canteenId: second }),
    bought(7_000, { date: '2023-12-31' }),
    bought(9_000, { isDeleted: true }),
    bought(9_000, { canteenId: foreign }),
  ])
  const all = await overview('?year=2024')
  expect(all).toMatchObject({
    year: 2024,
    canteenCount: 2,
    purchaseCount: 3,
    summary: { valueTotalHt: 150, valueBioHt: 100 },
    withoutFamily: { count: 1, valueTotalHt: 40 },
    withoutCharacteristics: { count: 1, valueTotalHt: 10 },
    lastPurchaseDate: '2024-05-06',
    yearlyMealCount: 10_000,
    canteensWithoutMeals: 1,
  })
  expect(all.years.map(({ year, valueTotalHt }) => [year, valueTotalHt])).toEqual([
    [2023, 70],
    [2024, 150],
  ])
  expect(all.goals.toSorted((a, b) => a.organic - b.organic)).toEqual([
    { organic: 5, quality: 20, canteenCount: 1 },
    { organic: 20, quality: 50, canteenCount: 1 },
  ])
  expect(await overview()).toEqual(all)
  const one = await overview(`?canteen=${canteen}&year=2024`)
  expect(one).toMatchObject({ summary: { valueTotalHt: 140 }, canteensWithoutMeals: 0, goals: [{ organic: 20 }] })
})

test('a year without purchases is all zeros, and so is a person without any', async () => {
  await store([bought(100)])
  expect(await overview('?year=1999')).toMatchObject({ year: 1999, canteenCount: 0, goals: [], lastPurchaseDate: null })
  await store([])
  expect(await overview()).toMatchObject({ year: null, years: [], purchaseCount: 0, summary: { valueTotalHt: 0 } })
  for (const by of ['month', 'family', 'label', 'origin', 'provider', 'canteen'] as const) {
    expect(await sums(by)).toEqual({ results: [], others: null })
  }
})

test('what one may not see does not exist: a stranger, a canteen of others, a token limited to one canteen', async () => {
  await store([bought(100), bought(200, { canteenId: second }), bought(400, { canteenId: foreign })])
  expect((await overview('?year=2024', stranger.headers)).summary.valueTotalHt).toBe(4)
  const empty = await overview('?canteen=999999&year=2024')
  expect(await overview(`?canteen=${foreign}&year=2024`)).toEqual(empty)
  expect(await sums('provider', `&canteen=${foreign}`)).toEqual({ results: [], others: null })
  const { headers: limited } = await personalToken(server, manager, ['purchase:read'], { canteenIds: [second] })
  expect((await overview('', limited)).summary.valueTotalHt).toBe(2)
  expect((await overview(`?canteen=${canteen}`, limited)).summary.valueTotalHt).toBe(0)
  for (const by of ['month', 'family', 'label', 'provider', 'canteen'] as const) {
    expect(amounts((await sums(by, '', limited)).results).map(([, euros]) => euros)).toEqual([2])
  }
  expect((await server.app.inject({ url: '/api/v1/purchasesSummary/' })).statusCode).toBe(403)
})

test('a breakdown that does not exist is refused, as is a year that is none', async () => {
  expect((await ask('purchaseSums/?by=colour')).statusCode).toBe(400)
  expect((await ask('purchaseSums/')).statusCode).toBe(400)
  expect((await ask('purchasesSummary/?year=24')).statusCode).toBe(400)
})

test('12 suppliers of 1 to 12 €: the ten largest from 12 to 3, then 2 + 1 = 3 of 2 others; no name is one of them', async () => {
  const providers = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', '<b>K</b>']
  await store([
    ...providers.map((provider, index) => bought((index + 1) * 100, { provider })),
    bought(700, { provider: null }),
    bought(400, { provider: '  ' }),
    bought(100, { provider: ' <b>K</b> ' }),
  ])
  const { results, others } = await sums('provider', '&year=2024')
  // The first A and B are the smallest; 7 + 4 = 11 without a name; 11 + 1 = 12 of the last.
  expect(amounts(results)).toEqual([
    ['<b>K</b>', 12],
    [null, 11],
    ['J', 10],
    ['I', 9],
    ['H', 8],
    ['G', 7],
    ['F', 6],
    ['E', 5],
    ['D', 4],
    ['C', 3],
  ])
  expect(others).toMatchObject({ keyCount: 2, count: 2, valueTotalHt: 3 })
})

test('one canteen or twenty take the same number of statements', async () => {
  const crowd = await server.addPerson()
  const ids: number[] = []
  for (let number = 600; number < 620; number++) ids.push(await server.addCanteen(makeSiret(number), [crowd]))
  await store(ids.map(canteenId => bought(100, { canteenId })))
  const countQueries = (path: string) =>
    countReading(server, async () => expect((await ask(path, crowd.headers)).statusCode).toBe(200))
  for (const path of ['purchasesSummary/?year=2024', ...sumDimensions.map(by => `purchaseSums/?year=2024&by=${by}`)]) {
    expect(await countQueries(path), path).toBe(await countQueries(`${path}&canteen=${ids[0]}`))
  }
})

/** The sums of one key as a reader of the rules would write them. */
function naiveSums(purchases: readonly Bought[], keysOf: (purchase: Bought) => readonly (string | null)[]) {
  const rows = new Map<string | null, Record<string, number>>()
  for (const purchase of purchases) {
    const has = (...codes: string[]) => codes.some(code => purchase.characteristics?.includes(code))
    for (const key of keysOf(purchase)) {
      const row = rows.get(key) ?? { count: 0, valueTotalHt: 0 }
      rows.set(key, row)
      const add = (property: string) => {
        row[property] = (row[property] ?? 0) + purchase.cents
      }
      row.count = (row.count ?? 0) + 1
      add('valueTotalHt')
      if (has('BIO', 'CONVERSION_BIO')) add('valueBioHt')
      else if (has('LABEL_ROUGE', 'AOCAOP', 'IGP', 'STG')) add('valueSustainableHt')
      else if (has('HVE', 'PECHE_DURABLE', 'RUP', 'FERMIER', 'COMMERCE_EQUITABLE')) add('valueEgalimOthersHt')
      else if (has('EXTERNALITES', 'PERFORMANCE')) add('valueExternalityPerformanceHt')
      else if (has('EQUIVALENTS') && purchase.date >= '2025') add('valueExternalityPerformanceHt')
    }
  }
  return rows
}

function naiveLabel({ characteristics }: Bought): string | null {
  if (characteristics === null) return null
  const order = ['BIO', 'LABEL_ROUGE', 'AOCAOP', 'IGP', 'STG', 'HVE', 'PECHE_DURABLE', 'RUP', 'COMMERCE_EQUITABLE']
  const others = ['FERMIER', 'EXTERNALITES', 'PERFORMANCE', 'CONVERSION_BIO', 'EQUIVALENTS']
  const first = [...order, ...others].find(code => characteristics.includes(code)) ?? 'NON_EGALIM'
  return ['AOCAOP', 'IGP', 'STG'].includes(first) ? 'AOCAOP_IGP_STG' : first
}

const keysOf: Readonly<Record<SumDimension, (purchase: Bought) => readonly (string | null)[]>> = {
  month: ({ date }) => [date.slice(0, 7)],
  family: ({ family }) => [family],
  label: purchase => [naiveLabel(purchase)],
  origin: ({ characteristics, date }) => {
    const origins = ['FRANCE', 'SHORT_DISTRIBUTION', 'LOCAL'].filter(code => characteristics?.includes(code))
    return date.startsWith('2025') && origins.length > 0 ? [...new Set(['FRANCE', ...origins])] : origins
  },
  provider: ({ provider }) => [provider],
  canteen: ({ canteenId }) => [String(canteenId)],
}

const randomPurchase = () =>
  fc.record<Bought>({
    canteenId: fc.constantFrom(canteen, canteen, second, foreign),
    date: fc.constantFrom(
      '2023-12-31',
      '2024-01-01',
      '2024-02-29',
      '2024-06-15',
      '2024-12-31',
      '2025-01-01',
      '2026-01-01',
    ),
    family: fc.constantFrom(...productFamilies, null),
    characteristics: fc.option(fc.subarray([...storedCharacteristics], { maxLength: 4 })),
    provider: fc.constantFrom('Ferme', 'ferme', 'Épicerie "du Port"', "L'étal; DROP", null),
    cents: fc.integer({ min: 0, max: 1_000_000_000 }),
    isDeleted: fc.boolean(),
  })

test('sums by month, family, label, origin, supplier and canteen are those of a plain loop on random purchases', async () => {
  const purchases = fc.sample(randomPurchase(), 300)
  await store(purchases)
  const { writer } = server.app.services.database
  const ids: number[] = await writer('purchases').orderBy('id').pluck('id')
  // Changed and brought back, in the ways that the stored sums must follow.
  const changed = purchases.map((purchase, index): Bought => {
    if (index % 4 === 0) return { ...purchase, cents: purchase.cents + 1, date: '2024-07-14' }
    return index % 4 === 1 ? { ...purchase, isDeleted: !purchase.isDeleted } : purchase
  })
  for (const [index, { cents, date, isDeleted }] of changed.entries()) {
    await writer('purchases')
      .where({ id: ids[index] })
      .update({ priceHt: (cents / 100).toFixed(2), date, deletionDate: isDeleted ? now : null })
  }
  const own = changed.filter(({ canteenId, isDeleted }) => canteenId !== foreign && !isDeleted)
  for (const [query, kept] of [
    ['&year=2025', own.filter(({ date }) => date.startsWith('2025'))],
    ['&year=2024', own.filter(({ date }) => date.startsWith('2024'))],
    [`&year=2024&canteen=${second}`, own.filter(p => p.date.startsWith('2024') && p.canteenId === second)],
    ['', own],
  ] as const) {
    for (const [by, keys] of Object.entries(keysOf)) {
      const { results, others } = await sums(by as SumDimension, query)
      expect(others).toBeNull()
      const expected = naiveSums(kept, keys)
      expect(results.map(({ key }) => key).toSorted(), `${by}${query}`).toEqual([...expected.keys()].toSorted())
      for (const { key, count, ...euros } of results) {
        expect(count, `${by} ${key}`).toBe(expected.get(key)?.count)
        for (const [property, value] of Object.entries(euros)) {
          expect(Math.round(value * 100), `${by} ${key} ${property}`).toBe(expected.get(key)?.[property] ?? 0)
        }
      }
    }
  }
})
