import { type DeclaredFigures, findUnusualData } from '@ma-cantine/lib/teledeclaration/unusual-data'
import { describe, expect, test } from 'vitest'
import { fc } from '../../support/properties.ts'

const usual: DeclaredFigures = {
  canteen: { productionType: 'site', satelliteCanteensCount: null, dailyMealCount: 100, yearlyMealCount: 14_000 },
  diagnostic: { year: 2025, valueTotalHt: 42_000 },
  coversPurchases: true,
}
type Change = Partial<DeclaredFigures['canteen']> & { total?: number | null; coversPurchases?: boolean }
const found = ({ total = 42_000, coversPurchases = true, ...canteen }: Change) =>
  findUnusualData({
    canteen: { ...usual.canteen, ...canteen },
    diagnostic: { ...usual.diagnostic, valueTotalHt: total },
    coversPurchases,
  })

describe('the data to check again', () => {
  test.each<[string, Change, ReturnType<typeof found>]>([
    ['nothing of a usual canteen', {}, []],
    ['a kitchen with one satellite', kitchen(1), [{ code: 'satellites', value: 1 }]],
    ['not with two', kitchen(2), []],
    ['not with 200', kitchen(200), []],
    ['with 201', kitchen(201), [{ code: 'satellites', value: 201 }]],
    ['not satellites of a site', { satelliteCanteensCount: 500 }, []],
    ['a meal above 10 euros', { total: 140_140 }, [{ code: 'cost-per-meal', value: 10.01 }]],
    // It reads as 10.00 €.
    ['not one that is shown as 10 euros', { total: 140_050 }, []],
    ['a meal below ten cents', { total: 1260 }, [{ code: 'cost-per-meal', value: 0.09 }]],
    ['not one of ten cents', { total: 1400 }, []],
    ['a meal for nothing', { total: 0 }, [{ code: 'cost-per-meal', value: 0 }]],
    ['not a total that is not known', { total: null }, []],
    ['not purchases that the kitchen declares', { total: 1, coversPurchases: false }, []],
    ['more days than a year has', { yearlyMealCount: 36_600 }, [{ code: 'opening-days', value: 366 }]],
    ['not 365 days', { yearlyMealCount: 36_500 }, []],
    ['fewer than 50 days', { yearlyMealCount: 4900 }, [{ code: 'opening-days', value: 49 }]],
    ['not 50 days', { yearlyMealCount: 5000 }, []],
    ['not the days of a kitchen', { ...kitchen(5), dailyMealCount: 1 }, []],
    ['no figure that is not known', { dailyMealCount: null, yearlyMealCount: null }, []],
    ['no figure that is none', { dailyMealCount: 0, yearlyMealCount: 0 }, []],
  ])('%s', (_, change, expected) => {
    expect(found(change)).toEqual(expected)
  })

  describe('of the origins of a detailed report', () => {
    /** French products of 20 euros, as many local ones, and 25 euros of short supply chains. */
    const detailed = {
      ...usual.diagnostic,
      diagnosticType: 'COMPLETE' as const,
      valueViandesVolaillesFrance: 20,
      valueBoissonsShortDistribution: 12.5,
      valueAutresShortDistribution: 12.5,
      valueBoulangerieLocal: 20,
    }
    const ofDetailed = (change: Partial<DeclaredFigures['diagnostic']>, coversPurchases = true) =>
      findUnusualData({ ...usual, diagnostic: { ...detailed, ...change }, coversPurchases })

    test('name each part above French products, which include it in 2025', () => {
      const shortSupply = { code: 'short-supply-above-french', value: 25, french: 20 }
      expect(ofDetailed({})).toEqual([shortSupply])
      expect(ofDetailed({ valueBoulangerieLocal: 20.01 })).toEqual([
        shortSupply,
        { code: 'local-above-french', value: 20.01, french: 20 },
      ])
      expect(ofDetailed({ valueAutresShortDistribution: null })).toEqual([])
    })

    test('name none where they are no part of French products, or not declared', () => {
      expect([2024, 2026].map(year => ofDetailed({ year }))).toEqual([[], []])
      expect(ofDetailed({ diagnosticType: 'SIMPLE' })).toEqual([])
      expect(ofDetailed({}, false)).toEqual([])
    })
  })

  test('are finite figures, each once, whatever was typed', () => {
    const count = fc.option(fc.nat({ max: 2_000_000 }))
    fc.assert(
      fc.property(
        fc.constantFrom('central', 'central_serving', 'site', 'site_cooked_elsewhere', null),
        count,
        count,
        count,
        fc.option(fc.double({ min: 0, max: 1e13, noNaN: true })),
        (productionType, satelliteCanteensCount, dailyMealCount, yearlyMealCount, total) => {
          const all = found({ productionType, satelliteCanteensCount, dailyMealCount, yearlyMealCount, total })
          expect(all.every(({ value }) => Number.isFinite(value))).toBe(true)
          expect(new Set(all.map(({ code }) => code)).size).toBe(all.length)
          // Of a kitchen its satellites are told, of others their days.
          const isKitchen = productionType?.startsWith('central')
          expect(all.map(({ code }) => code)).not.toContain(isKitchen ? 'opening-days' : 'satellites')
        },
      ),
    )
  })
})

function kitchen(satelliteCanteensCount: number): Change {
  return { productionType: 'central', satelliteCanteensCount }
}
