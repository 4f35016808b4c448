/**
 * The worked examples of 2026, by their numbers, where the server answers them. Number 14, on the meaning of “local”, is
 * among the refusals of `canteen-purchases.test.ts`.
 */
import type { Canteen } from '@ma-cantine/lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { makeSiret, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteen: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager], { region: '84', yearlyMealCount: 31_000 })
  for (const year of [2024, 2025, 2026]) for (const purchase of purchasesA) await buy(canteen, year, purchase)
})
afterAll(() => server.close())

const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/api/v1/${path}`,
    headers: manager.headers,
    ...(payload ? { payload } : {}),
  })
const get = async <Answer = Record<string, number>>(path: string): Promise<Answer> => (await call('GET', path)).json()

/** Purchases A, in euros. */
const purchasesA = [
  {
    prixHt: 100,
    familleProduits: 'VIANDES_VOLAILLES',
    categoriesEgalim: ['BIO', 'COMMERCE_EQUITABLE'],
    origine: 'FRANCE',
  },
  {
    prixHt: 80,
    familleProduits: 'VIANDES_VOLAILLES',
    categoriesEgalim: ['LABEL_ROUGE', 'FERMIER'],
    estCircuitCourt: true,
  },
  { prixHt: 60, familleProduits: 'PRODUITS_DE_LA_MER', categoriesEgalim: ['PECHE_DURABLE'], origine: 'EUROPE' },
  { prixHt: 40, familleProduits: 'FRUITS_ET_LEGUMES', categoriesEgalim: ['HVE', 'PERFORMANCE'], estLocal: true },
  { prixHt: 20, familleProduits: 'AUTRES', categoriesEgalim: ['PERFORMANCE'] },
  { prixHt: 50, familleProduits: 'VIANDES_VOLAILLES' },
  { prixHt: 30, familleProduits: 'BOULANGERIE', origine: 'FRANCE', estLocal: true },
]

async function buy(canteenId: number, year: number, purchase: object): Promise<void> {
  const payload = { description: 'Achat', date: `${year}-03-15`, ...purchase }
  const answer = await call('POST', `canteens/${canteenId}/purchases/`, payload)
  expect(answer.statusCode, answer.body).toBe(201)
}

const summaryOf = (year: number) => get(`canteenPurchasesSummary/${canteen}?year=${year}`)

describe('purchases A', () => {
  test('1 to 5: 380, of which 100 organic and of fair trade, 80, 100 and 20', async () => {
    const totals = {
      valeurTotale: 380,
      valeurBio: 100,
      valeurBioDontCommerceEquitable: 100,
      // « Fermier » beside a Label rouge counts for nothing more.
      valeurSiqo: 80,
      valeurEgalimAutres: 100,
      // The fair trade of the first purchase is organic.
      valeurEgalimAutresDontCommerceEquitable: 0,
      // The performance of the fruit was counted with its certification.
      valeurExternalitesPerformance: 20,
    }
    expect(await summaryOf(2026)).toMatchObject({ ...totals, valeurViandesVolaillesBioDontCommerceEquitable: 100 })
    const { results } = await get<{ results: object[] }>(`canteenPurchasesSummary/${canteen}`)
    expect(results).toMatchObject([2024, 2025, 2026].map(year => ({ year, ...totals })))
  })

  test('6 to 8: meat 230, 180 of EGalim, 100 French; fish 60; 50 and 30 without a label', async () => {
    expect(await summaryOf(2026)).toMatchObject({
      valeurViandesVolailles: 230,
      valeurViandesVolaillesEgalim: 180,
      valeurViandesVolaillesFrance: 100,
      valeurProduitsDeLaMer: 60,
      valeurProduitsDeLaMerEgalim: 60,
      valeurViandesVolaillesNonEgalim: 50,
      valeurBoulangerieNonEgalim: 30,
    })
  })

  test.each([
    [9, 2024, 100, 0],
    // The public service tells 100 of the meat of 2025, whose rule is that of all families here.
    [10, 2025, 180, 40],
    [11, 2026, 100, 0],
  ])('%i: of %i, French meat is %i, French fruit %i, French bread 30', async (_, year, meat, fruit) => {
    expect(await summaryOf(year)).toMatchObject({
      valeurViandesVolaillesFrance: meat,
      valueMeatPoultryFranceHt: meat,
      valeurFruitsEtLegumesFrance: fruit,
      valeurBoulangerieFrance: 30,
      valeurViandesVolaillesCircuitCourt: 80,
      valeurFruitsEtLegumesLocal: 40,
    })
  })

  test('11: the 60 of fish from Europe are in the list, and in no amount of the summary', async () => {
    const days = 'date_after=2026-01-01&date_before=2026-12-31'
    expect(await get(`purchases/?characteristics=EUROPE&${days}`)).toMatchObject({ count: 1, totalPriceHt: 60 })
    const names = Object.keys(await summaryOf(2026))
    expect(names.filter(name => /europe/i.test(name))).toEqual([])
  })

  test('12: the nine shares, and no other of 2026', async () => {
    const answer = await get(`canteenPurchasesPercentageSummary/${canteen}?year=2026`)
    const shares = Object.entries(answer).filter(([name]) => name.startsWith('percentageValeur'))
    const rounded = shares.map(([name, share]) => [name, Math.round(share * 1e5) / 1e5])
    expect(Object.fromEntries(rounded)).toEqual({
      percentageValeurTotale: 1,
      percentageValeurBio: 0.26316,
      percentageValeurSiqo: 0.21053,
      percentageValeurExternalitesPerformance: 0.05263,
      percentageValeurEgalimAutres: 0.26316,
      percentageValeurViandesVolaillesEgalim: 0.78261,
      percentageValeurViandesVolaillesFrance: 0.43478,
      percentageValeurProduitsDeLaMerEgalim: 1,
      percentageValeurProduitsDeLaMerFrance: 0,
    })
  })

  test('13: prices of a file are rounded half down, 12.345, 12.346 and 90.114', async () => {
    await server.addCanteen(parc, [manager])
    const prices = ['12.345', '12.346', '90.114']
    const content = file(
      'achats',
      prices.map(prix_ht => ({ siret: parc, date: '2023-03-01', prix_ht })),
    )
    expect(await server.importPurchases(manager, content)).toMatchObject({ count: 3, errors: [] })
    const { results } = await get<{ results: { priceHt: number }[] }>('purchases/?date_before=2023-12-31')
    expect(results.map(({ priceHt }) => priceHt).toSorted((a, b) => a - b)).toEqual([12.34, 12.35, 90.11])
  })
})

describe('reports', () => {
  let numbers = 0
  const addCanteen = (region = '84') => server.addCanteen(makeSiret(900 + numbers++), [manager], { region })
  const report = async (amounts: object, year = 2025, region?: string) => {
    const id = await addCanteen(region)
    const answer = await call('POST', `canteens/${id}/diagnostics/`, { year, ...amounts, tunnelAppro: 'complet' })
    return { id, status: answer.statusCode, body: answer.json() }
  }

  test('15: 20 100 of 87 000 are organic, 43 700 count: 23.10 % and 50.23 %, and the goals are met', async () => {
    const amounts = { valueTotalHt: 87_000, valueBioHt: 20_100, valueSustainableHt: 15_000, valueEgalimOthersHt: 8_600 }
    const { id } = await report({ diagnosticType: 'SIMPLE', ...amounts, valueExternalityPerformanceHt: null })
    const { badges, approDiagnostics } = await get<Canteen>(`canteens/${id}`)
    expect(badges).toMatchObject({ year: 2025, appro: true })
    const [shares] = approDiagnostics
    const percents = [
      shares?.percentageValueBioHt,
      shares?.percentageValueSustainableHt,
      shares?.percentageValueEgalimOthersHt,
    ]
    expect(percents[0]).toBeCloseTo(0.231, 4)
    expect(percents.reduce((sum = 0, share = 0) => sum + share, 0)).toBeCloseTo(0.5023, 4)
  })

  test.each([
    [
      17,
      {
        diagnosticType: 'SIMPLE',
        valueBioHt: 500,
        valueSustainableHt: 500,
        valueExternalityPerformanceHt: 500,
        valueEgalimOthersHt: 500,
      },
      // The API tells this sum of all fields, as the public service does.
      'nonFieldErrors',
    ],
    [
      18,
      {
        diagnosticType: 'COMPLETE',
        ...Object.fromEntries(
          [
            'ViandesVolailles',
            'ProduitsDeLaMer',
            'FruitsEtLegumes',
            'Charcuterie',
            'ProduitsLaitiers',
            'Boulangerie',
            'Boissons',
            'Autres',
          ].map(family => [`value${family}France`, 200]),
        ),
      },
      'valueTotalHt',
    ],
    [
      20,
      {
        diagnosticType: 'SIMPLE',
        valueBioHt: 50,
        valueSustainableHt: 50,
        valueExternalityPerformanceHt: 50,
        valueEgalimOthersHt: 50,
        valueMeatPoultryHt: 150,
        valueMeatPoultryEgalimHt: 150,
        valueFishHt: 150,
        valueFishEgalimHt: 150,
      },
      'valueSustainableHt',
    ],
  ])('%i: of a total of 1 000, the parts are more than the whole, told at its amount', async (_, amounts, key) => {
    const { status, body } = await report({ valueTotalHt: 1000, ...amounts })
    expect([status, Object.keys(body)]).toEqual([400, [key]])
  })

  test('21: of a grid that says nothing of organic products, 0 is organic; 30 and 12 of quality signs make 42', async () => {
    const grid = { valueBoissonsAocaopIgpStg: 30, valueCharcuterieLabelRouge: 12 }
    const { body } = await report({ diagnosticType: 'COMPLETE', valueTotalHt: 100, ...grid })
    expect(body).toMatchObject({ valueBioHt: 0, valueSustainableHt: 42 })
  })

  test('24: 19 999.60 organic of 100 000 are not 20 %', async () => {
    const { id } = await report({ valueTotalHt: 100_000, valueBioHt: 19_999.6, valueSustainableHt: 40_000 })
    expect((await get<Canteen>(`canteens/${id}`)).badges).toMatchObject({ appro: false })
    const enough = await report({ valueTotalHt: 100_000, valueBioHt: 20_000, valueSustainableHt: 40_000 })
    expect((await get<Canteen>(`canteens/${enough.id}`)).badges).toMatchObject({ appro: true })
  })

  test.each([
    ['06', 2, 5],
    ['84', 20, 50],
    ['94', 20, 50],
  ])('34: the goals of region %s are %i and %i', async (region, organic, quality) => {
    const id = await addCanteen(region)
    await buy(id, 2026, { prixHt: 1, familleProduits: 'AUTRES' })
    const { goals } = await get<{ goals: object[] }>(`purchasesSummary/?year=2026&canteen=${id}`)
    expect(goals).toEqual([{ organic, quality, canteenCount: 1 }])
  })
})
