import { gridCells } from '@ma-cantine/lib/diagnostics/product-grid'
import { productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { storedCharacteristics } from '@ma-cantine/lib/purchases/purchase-labels'
import { familyOfGrid } from '@ma-cantine/lib/purchases/summary-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { fc } from '../../support/properties.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let stranger: Person
let canteen: number
let other: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  stranger = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
  other = await server.addCanteen(parc, [manager])
})
afterAll(() => server.close())

interface Bought {
  readonly canteenId: number
  readonly date: string
  readonly family: string | null
  readonly characteristics: readonly string[] | null
  readonly cents: number
  readonly isDeleted: boolean
}

const now = '2024-01-01T00:00:00.000Z'

async function store(purchases: readonly Bought[]): Promise<void> {
  const { writer } = server.app.services.database
  await writer('purchases').delete()
  const rows = purchases.map(({ canteenId, date, family, characteristics, cents, isDeleted }) => ({
    canteenId,
    date,
    family,
    characteristics: characteristics && JSON.stringify(characteristics),
    priceHt: (cents / 100).toFixed(2),
    searchText: '',
    deletionDate: isDeleted ? now : null,
    creationDate: now,
    modificationDate: now,
  }))
  for (const row of rows) await writer('purchases').insert(row)
}

const summary = async (year?: number, person: Person = manager, id: number = canteen) => {
  const query = year === undefined ? '' : `?year=${year}`
  return server.app.inject({ url: `/api/v1/canteenPurchasesSummary/${id}${query}`, headers: person.headers })
}

const bought = (cents: number, characteristics: readonly string[] | null, others: Partial<Bought> = {}): Bought => ({
  canteenId: canteen,
  date: '2020-03-01',
  family: null,
  characteristics,
  cents,
  isDeleted: false,
  ...others,
})

test('1045 in 2020 = 200 + 50 + 250 + 45 + 500 without a part; 666 organic in 2019; deleted and others’ purchases count nowhere', async () => {
  await store([
    bought(5_000, ['BIO', 'LABEL_ROUGE']),
    bought(15_000, ['CONVERSION_BIO', 'IGP'], { date: '2020-01-01' }),
    bought(200, ['HVE']),
    bought(800, ['HVE']),
    bought(1_200, ['LABEL_ROUGE']),
    bought(800, ['LABEL_ROUGE']),
    bought(2_200, ['AOCAOP', 'IGP']),
    bought(400, ['IGP']),
    bought(400, ['IGP', 'HVE']),
    bought(3_000, ['EXTERNALITES', 'PERFORMANCE']),
    bought(1_500, ['PERFORMANCE']),
    bought(24_000, ['PECHE_DURABLE'], { date: '2020-12-31' }),
    bought(50_000, []),
    bought(66_600, ['BIO'], { date: '2019-12-31' }),
    bought(9_900, ['BIO'], { isDeleted: true }),
    bought(9_900, ['BIO'], { canteenId: other }),
  ])
  const totals = {
    valueTotalHt: 1045,
    valueBioHt: 200,
    valueSustainableHt: 50,
    valueEgalimOthersHt: 250,
    valueExternalityPerformanceHt: 45,
  }
  expect((await summary(2020)).json()).toMatchObject({ ...totals, valueMeatPoultryHt: 0, valueAutresBio: 0 })
  expect((await summary()).json()).toEqual({
    results: [
      {
        year: 2019,
        valueTotalHt: 666,
        valueBioHt: 666,
        valueSustainableHt: 0,
        valueEgalimOthersHt: 0,
        valueExternalityPerformanceHt: 0,
        valeurTotale: 666,
        valeurBio: 666,
        valeurBioDontCommerceEquitable: 0,
        valeurSiqo: 0,
        valeurEgalimAutres: 0,
        valeurEgalimAutresDontCommerceEquitable: 0,
        valeurExternalitesPerformance: 0,
      },
      {
        year: 2020,
        ...totals,
        valeurTotale: 1045,
        valeurBio: 200,
        valeurBioDontCommerceEquitable: 0,
        valeurSiqo: 50,
        valeurEgalimAutres: 250,
        valeurEgalimAutresDontCommerceEquitable: 0,
        valeurExternalitesPerformance: 45,
      },
    ],
  })
})

test('a year without purchases is all zeros; one that is not a year is refused', async () => {
  const empty: Record<string, number> = (await summary(1999)).json()
  // Ten totals and 112 cells of 2025; 131 amounts of 2026.
  expect(Object.keys(empty)).toHaveLength(10 + 112 + 131)
  expect(new Set(Object.values(empty))).toEqual(new Set([0]))
  const answer = await server.app.inject({
    url: `/api/v1/canteenPurchasesSummary/${canteen}?year=20x4`,
    headers: manager.headers,
  })
  expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('quatre chiffres')])
})

test('a stranger gets 403, an unknown canteen 404', async () => {
  expect((await summary(2020, stranger)).statusCode).toBe(403)
  expect((await summary(2020, manager, 999_999)).statusCode).toBe(404)
})

test('10 / 40 organic: the shares of a published canteen are for everybody, the last date for managers', async () => {
  await store([
    bought(1_000, ['BIO']),
    bought(3_000, []),
    bought(500, [], { date: '2021-05-04' }),
    bought(500, ['BIO'], { canteenId: other }),
  ])
  const shares = (query: string, headers = {}) =>
    server.app.inject({ url: `/api/v1/canteenPurchasesPercentageSummary/${canteen}${query}`, headers })
  const change = (values: object) =>
    server.app.services.database.writer('canteens').where({ id: canteen }).update(values)
  await change({ lineMinistry: 'armee' })
  expect((await shares('?year=2020')).statusCode).toBe(404)
  expect((await shares('?year=2020', stranger.headers)).statusCode).toBe(404)
  const own = (await shares('?year=2020', manager.headers)).json()
  expect(own).toMatchObject({ year: 2020, percentageValueBioHt: 0.25, percentageValueTotalHt: 1 })
  expect(own.lastPurchaseDate).toBe('2021-05-04')
  expect(JSON.stringify(own)).not.toMatch(/"value/)
  await change({ lineMinistry: null, redactedApproYears: '[2020]' })
  const hidden = await shares('?year=2020')
  expect([hidden.statusCode, hidden.body]).toEqual([404, expect.stringContaining('achats de 2020')])
  expect((await shares('?year=2020&ignoreRedaction=true', stranger.headers)).statusCode).toBe(404)
  expect((await shares('?year=2020', manager.headers)).statusCode).toBe(404)
  expect((await shares('?year=2020&ignoreRedaction=true', manager.headers)).json()).toEqual(own)
  expect((await shares('?year=2021')).statusCode).toBe(200)
  await change({ redactedApproYears: '[2021]' })
  const open = (await shares('?year=2020')).json()
  expect(open).toMatchObject({ percentageValueBioHt: 0.25 })
  expect(open).not.toHaveProperty('lastPurchaseDate')
  // Nothing of these labels is a share of 0; no meat at all is no share.
  expect(own).toMatchObject({ percentageValeurTotale: 1, percentageValeurBio: 0.25, percentageValeurSiqo: 0 })
  expect(own).toMatchObject({
    percentageValeurViandesVolaillesEgalim: null,
    percentageValeurProduitsDeLaMerFrance: null,
  })
  const none = await shares('?year=2019')
  expect([none.statusCode, none.body]).toEqual([404, expect.stringContaining('aucun achat en 2019')])
  expect((await shares('')).statusCode).toBe(400)
  expect((await shares('?year=l’an')).statusCode).toBe(400)
})

/** What 2026 calls the totals of 2025. */
const totals2026: Readonly<Record<string, string>> = {
  valueTotalHt: 'valeurTotale',
  valueBioHt: 'valeurBio',
  valueSustainableHt: 'valeurSiqo',
  valueExternalityPerformanceHt: 'valeurExternalitesPerformance',
  valueEgalimOthersHt: 'valeurEgalimAutres',
  valueMeatPoultryHt: 'valeurViandesVolailles',
  valueMeatPoultryEgalimHt: 'valeurViandesVolaillesEgalim',
  valueFishHt: 'valeurProduitsDeLaMer',
  valueFishEgalimHt: 'valeurProduitsDeLaMerEgalim',
}

/** The amounts under the names of 2026, where a cell of the grid has the same but for one word. */
const inNamesOf2026 = (property: string): string =>
  totals2026[property] ?? property.replace('value', 'valeur').replace('ShortDistribution', 'CircuitCourt')

/** The cascade as a reader of the rules would write it. */
function naiveSums(purchases: readonly Bought[], year: number): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { canteenId, date, family, characteristics, cents, isDeleted } of purchases) {
    if (canteenId !== canteen || isDeleted || !date.startsWith(`${year}-`)) continue
    const addTo = (property: string) => sums.set(property, (sums.get(property) ?? 0) + cents)
    const add = (property: string) => {
      addTo(property)
      // The French meat of 2026 is a cell of the grid alone.
      if (property !== 'valueMeatPoultryFranceHt') addTo(inNamesOf2026(property))
    }
    const has = (...codes: string[]) => codes.some(code => characteristics?.includes(code))
    const isFrench = year === 2025 ? has('FRANCE', 'SHORT_DISTRIBUTION', 'LOCAL') : has('FRANCE')
    add('valueTotalHt')
    if (has('BIO', 'CONVERSION_BIO')) add('valueBioHt')
    else if (has('LABEL_ROUGE', 'AOCAOP', 'IGP', 'STG')) add('valueSustainableHt')
    else if (has('HVE', 'PECHE_DURABLE', 'RUP', 'FERMIER', 'COMMERCE_EQUITABLE')) add('valueEgalimOthersHt')
    else if (has('EXTERNALITES', 'PERFORMANCE', ...(year < 2025 ? [] : ['EQUIVALENTS'])))
      add('valueExternalityPerformanceHt')
    if (has('COMMERCE_EQUITABLE')) {
      const isOrganic = has('BIO', 'CONVERSION_BIO')
      if (isOrganic) addTo('valeurBioDontCommerceEquitable')
      else if (!has('LABEL_ROUGE', 'AOCAOP', 'IGP', 'STG')) addTo('valeurEgalimAutresDontCommerceEquitable')
      const grid = Object.entries(familyOfGrid).find(([, code]) => code === family)?.[0]
      if (has('BIO') && grid) addTo(`valeur${grid}BioDontCommerceEquitable`)
    }
    const meatOrFish = { VIANDES_VOLAILLES: 'valueMeatPoultry', PRODUITS_DE_LA_MER: 'valueFish' }[family ?? '']
    if (meatOrFish) {
      add(`${meatOrFish}Ht`)
      if (
        characteristics?.some(
          code =>
            !['FRANCE', 'EUROPE', 'SHORT_DISTRIBUTION', 'LOCAL'].includes(code) &&
            (code !== 'CONVERSION_BIO' || year >= 2025),
        )
      ) {
        add(`${meatOrFish}EgalimHt`)
      }
      if (isFrench && family === 'VIANDES_VOLAILLES') add('valueMeatPoultryFranceHt')
    }
    if (family === null) continue
    const cell = (label: string) =>
      gridCells.find(cell => familyOfGrid[cell.family.property] === family && cell.label.property === label)
        ?.property ?? expect.fail(label)
    const labels: readonly [string, ...string[]][] = [
      ['Bio', 'BIO'],
      ['LabelRouge', 'LABEL_ROUGE'],
      ['AocaopIgpStg', 'AOCAOP', 'IGP', 'STG'],
      ['Hve', 'HVE'],
      ['PecheDurable', 'PECHE_DURABLE'],
      ['Rup', 'RUP'],
      ['CommerceEquitable', 'COMMERCE_EQUITABLE'],
      ['Fermier', 'FERMIER'],
      ['Externalites', 'EXTERNALITES'],
      ['Performance', 'PERFORMANCE'],
    ]
    if (characteristics === null) {
      if (year >= 2025) add(cell('NonEgalim'))
      continue
    }
    const label = labels.find(([, ...codes]) => has(...codes))
    if (label) add(cell(label[0]))
    else if (!has('CONVERSION_BIO', 'EQUIVALENTS')) add(cell('NonEgalim'))
    if (isFrench) add(cell('France'))
    if (has('SHORT_DISTRIBUTION')) add(cell('ShortDistribution'))
    if (has('LOCAL')) add(cell('Local'))
  }
  return sums
}

const randomPurchase = () =>
  fc.record<Bought>({
    canteenId: fc.constantFrom(canteen, canteen, canteen, other),
    date: fc.constantFrom('2023-12-31', '2024-01-01', '2024-06-15', '2024-12-31', '2025-01-01', '2026-01-01'),
    family: fc.constantFrom(...productFamilies, null),
    characteristics: fc.option(fc.subarray([...storedCharacteristics], { maxLength: 5 })),
    cents: fc.integer({ min: 0, max: 1_000_000_000 }),
    isDeleted: fc.boolean(),
  })

test('the sums of the database, of the library and of a plain loop agree on random purchases', async () => {
  const purchases = fc.sample(randomPurchase(), 400)
  await store(purchases)
  const { writer } = server.app.services.database
  // Written, changed and removed in all the ways that the sums must follow.
  const ids: number[] = await writer('purchases').orderBy('id').pluck('id')
  const changed = purchases.map((purchase, index): Bought => {
    if (index % 5 === 0) return { ...purchase, cents: purchase.cents + 1 }
    if (index % 5 === 1) return { ...purchase, date: '2024-02-29' }
    return index % 5 === 2 ? { ...purchase, isDeleted: !purchase.isDeleted } : purchase
  })
  for (const [index, { cents, date, isDeleted }] of changed.entries()) {
    await writer('purchases')
      .where({ id: ids[index] })
      .update({ priceHt: (cents / 100).toFixed(2), date, deletionDate: isDeleted ? now : null })
  }
  await writer('purchases').whereIn('id', ids.slice(0, 50)).delete()
  const left = changed.slice(50)
  for (const year of [2023, 2024, 2025, 2026]) {
    const answer: Record<string, number> = (await summary(year)).json()
    const expected = naiveSums(left, year)
    for (const [property, euros] of Object.entries(answer)) {
      expect(Math.round(euros * 100), `${year} ${property}`).toBe(expected.get(property) ?? 0)
    }
    expect([...expected.keys()].filter(property => !(property in answer))).toEqual([])
  }
})

test('products in conversion and equivalent products, from a file or an API client, count as the public service counts', async () => {
  await store([])
  const rows = [
    { caracteristiques: 'CONVERSION_BIO', famille_produits: 'VIANDES_VOLAILLES', prix_ht: '10' },
    { caracteristiques: 'EQUIVALENTS', famille_produits: 'VIANDES_VOLAILLES', prix_ht: '20' },
  ]
  const content = file(
    'achats',
    rows.map(row => ({ ...row, siret: tilleuls, date: '2021-03-01' })),
  )
  expect(await server.importPurchases(manager, content)).toMatchObject({ count: 2, errors: [] })
  for (const [priceHt, code] of [
    [100, 'CONVERSION_BIO'],
    [200, 'EQUIVALENTS'],
  ]) {
    const payload = { canteen, priceHt, date: '2021-04-01', family: 'AUTRES', characteristics: [code] }
    const { headers } = manager
    const made = await server.app.inject({ method: 'POST', url: '/api/v1/purchases/', headers, payload })
    expect(made.json()).toMatchObject({ characteristics: [code] })
  }
  expect((await summary(2021)).json()).toMatchObject({
    valueTotalHt: 330,
    valueBioHt: 110,
    valueSustainableHt: 0,
    valueEgalimOthersHt: 0,
    valueExternalityPerformanceHt: 0,
    valueMeatPoultryHt: 30,
    valueMeatPoultryEgalimHt: 20,
    valueAutresBio: 0,
    valueAutresNonEgalim: 0,
    valueViandesVolaillesNonEgalim: 0,
  })
})
