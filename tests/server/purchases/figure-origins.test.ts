import type { FigureOrigin } from '@ma-cantine/lib/diagnostics/diagnostics-api'
import { productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { storedCharacteristics } from '@ma-cantine/lib/purchases/purchase-labels'
import { gridPropertyOf } from '@ma-cantine/lib/purchases/summary-rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fc } from '../../support/properties.ts'
import { tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteen: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
})
afterAll(() => server.close())

const get = async <Answer>(url: string): Promise<Answer> =>
  (await server.app.inject({ url: `/api/v1/${url}`, headers: manager.headers })).json()

const now = '2024-01-01T00:00:00.000Z'
const years = [2024, 2025, 2026]

// The labels that a detailed report can say, so that every year makes one.
const told = storedCharacteristics.filter(code => code !== 'CONVERSION_BIO' && code !== 'EQUIVALENTS')

const randomPurchase = () =>
  fc.record({
    date: fc.constantFrom(...years.flatMap(year => [`${year}-01-01`, `${year}-12-31`])),
    family: fc.constantFrom(...productFamilies),
    characteristics: fc.subarray([...told], { maxLength: 4 }),
    cents: fc.integer({ min: 0, max: 100_000_000 }),
  })

/** What makes a purchase French, year by year, as a reader of the rules would write it. */
const french: Readonly<Record<number, readonly string[]>> = {
  2024: ['FRANCE'],
  2025: ['FRANCE', 'SHORT_DISTRIBUTION', 'LOCAL'],
  2026: ['FRANCE'],
}

test('each figure of a report made from purchases is that of the purchases, and French ones that of their list, to the cent', async () => {
  const { writer } = server.app.services.database
  for (const { characteristics, cents, ...purchase } of fc.sample(randomPurchase(), 300)) {
    await writer('purchases').insert({
      ...purchase,
      canteenId: canteen,
      characteristics: JSON.stringify(characteristics),
      priceHt: (cents / 100).toFixed(2),
      searchText: '',
      creationDate: now,
      modificationDate: now,
    })
  }
  for (const year of years) {
    const made = await server.app.inject({
      method: 'POST',
      url: `/api/v1/createDiagnosticsFromPurchases/${year}`,
      headers: manager.headers,
      payload: { canteenIds: [canteen] },
    })
    const [id] = made.json<{ results: number[] }>().results
    const report = (await server.rows<Record<string, unknown>>('diagnostics')).find(row => row.id === id)
    const origins = await get<FigureOrigin[]>(`canteens/${canteen}/diagnostics/${id}/sources/`)
    const summary = await get<Record<string, number>>(`canteenPurchasesSummary/${canteen}?year=${year}`)
    const copied = origins.filter(({ source }) => source === 'PURCHASES')
    // From 2026 on, the fair-trade parts of the organic cells too.
    expect(copied).toHaveLength(3 + 112 + (year < 2026 ? 0 : 8))
    for (const { field, purchases } of copied) {
      expect(purchases, `${field} of ${year}`).toBe(Number(report?.[field]))
      expect(purchases, `${field} of ${year}`).toBe(
        summary[field.replace(/^value(.*)BioFairTrade$/, 'valeur$1BioDontCommerceEquitable')],
      )
    }
    expect(Number(report?.valueMeatPoultryFranceHt), `meat of ${year}`).toBe(summary.valueMeatPoultryFranceHt)
    for (const family of productFamilies) {
      const codes = french[year]?.map(code => `&characteristics=${code}`).join('')
      const days = `&date_after=${year}-01-01&date_before=${year}-12-31`
      const { totalPriceHt } = await get<{ totalPriceHt: number }>(`purchases/?family=${family}${codes}${days}`)
      expect(summary[gridPropertyOf(family, 'France')], `${family} of ${year}`).toBe(totalPriceHt)
    }
  }
})
