import { type StoredAmount, storedAmounts } from '@ma-cantine/lib/diagnostics/amount-properties'
import { fairTradeCells, includedTotals } from '@ma-cantine/lib/diagnostics/included-amounts'
import {
  centsWithoutFamily,
  filledProperties,
  purchaseDifferences,
} from '@ma-cantine/lib/diagnostics/purchase-differences'
import {
  allocationsOf,
  familyRows,
  qualityShares,
  withDerivedTotals,
} from '@ma-cantine/lib/diagnostics/quality-figures'
import { qualityStepsOf } from '@ma-cantine/lib/diagnostics/quality-steps'
import { replacedTotals, totalsBefore } from '@ma-cantine/lib/diagnostics/replaced-totals'
import { summarisePurchases } from '@ma-cantine/lib/purchases/purchase-summary'
import { describe, expect, test } from 'vitest'

const nothing = Object.fromEntries(storedAmounts.map(property => [property, 0])) as Record<StoredAmount, number>

describe('what is left to share out', () => {
  test('of a simple entry is the total without its four parts', () => {
    expect(
      allocationsOf('SIMPLE', {
        valueTotalHt: 100.1,
        valueBioHt: 20.05,
        valueEgalimOthersHt: 0.05,
        valueMeatPoultryHt: 9,
      }),
    ).toEqual([{ total: 'valueTotalHt', totalCents: 10_010, allocatedCents: 2010 }])
  })

  test('of a detailed entry is told of the total, of meat and of fish; origins take nothing', () => {
    const amounts = {
      valueTotalHt: 100,
      valueMeatPoultryHt: 40,
      valueViandesVolaillesBio: 10.5,
      valueViandesVolaillesNonEgalim: 4,
      valueViandesVolaillesFrance: 12,
      valueAutresHve: 1,
    }
    expect(allocationsOf('COMPLETE', amounts)).toEqual([
      { total: 'valueTotalHt', totalCents: 10_000, allocatedCents: 1550 },
      { total: 'valueMeatPoultryHt', totalCents: 4000, allocatedCents: 1450 },
    ])
  })

  test('is not told of a total that is not known', () => {
    expect(allocationsOf(null, { valueBioHt: 3 })).toEqual([])
  })
})

describe('the shares', () => {
  test('are those of values, meat and fish among themselves', () => {
    const amounts = {
      valueTotalHt: 200,
      valueBioHt: 40,
      valueSustainableHt: 30,
      valueEgalimOthersHt: 10,
      valueMeatPoultryHt: 50,
      valueMeatPoultryEgalimHt: 10,
      valueMeatPoultryFranceHt: 50,
      valueFishHt: 20,
      valueFishEgalimHt: 0,
    }
    expect(qualityShares(amounts)).toEqual({
      organic: 0.2,
      quality: 0.2,
      egalim: 0.4,
      meatEgalim: 0.2,
      meatFrance: 1,
      fishEgalim: 0,
    })
  })

  test('are not known without their amount or their whole, and zero is known', () => {
    expect(qualityShares({ valueTotalHt: 10, valueBioHt: 0, valueMeatPoultryEgalimHt: 3 })).toEqual({
      organic: 0,
      quality: null,
      egalim: 0,
      meatEgalim: null,
      meatFrance: null,
      fishEgalim: null,
    })
    expect(qualityShares({ valueTotalHt: 0, valueBioHt: 0 }).organic).toBeNull()
  })
})

test('the rows of families leave out origins and families without purchases', () => {
  const rows = familyRows({ valueBoissonsBio: 1, valueBoissonsNonEgalim: 2.5, valueAutresFrance: 4 })
  expect(rows.map(({ family, totalCents }) => [family.property, totalCents])).toEqual([['Boissons', 350]])
})

describe('a report filled from purchases', () => {
  test('takes over what its steps ask for', () => {
    for (const mode of ['SIMPLE', 'COMPLETE'] as const) {
      const asked = qualityStepsOf(mode).flatMap(({ fields }) => fields)
      expect(filledProperties(mode, 2025).toSorted()).toEqual(asked.toSorted())
      const parts = mode === 'SIMPLE' ? includedTotals : fairTradeCells
      expect(filledProperties(mode, 2026).toSorted()).toEqual([...asked, ...parts].toSorted())
    }
  })

  test('shows the amounts that differ, of which unknown ones become known', () => {
    const purchases = { ...nothing, valueTotalHt: 12.3, valueAutresBio: 4 }
    const report = { ...nothing, valueTotalHt: 12.3, valueAutresBio: 5, valueFishHt: null }
    expect(purchaseDifferences('COMPLETE', { ...report, year: 2025 }, purchases)).toEqual([
      { property: 'valueFishHt', before: null, after: 0 },
      { property: 'valueAutresBio', before: 5, after: 4 },
    ])
  })

  test('tells the quality products that have no family, which labels by family cannot say', () => {
    const summary = summarisePurchases([
      { year: 2026, family: null, characteristics: ['BIO'], cents: 1250 },
      { year: 2026, family: 'BOISSONS', characteristics: ['BIO'], cents: 300 },
      { year: 2026, family: null, characteristics: [], cents: 999 },
    ])
    expect(centsWithoutFamily(summary)).toBe(1250)
    expect(withDerivedTotals(summary).valueBioHt).toBe(3)
  })
})

test('totals that a grid has replaced are told until they are back, and only those that became others', () => {
  const before = { valueTotalHt: 1000, valueBioHt: 200, valueSustainableHt: 50, valueEgalimOthersHt: 0 }
  const after = withDerivedTotals({ ...before, valueBoissonsBio: 200, valueBoissonsLocal: 10 })
  expect(replacedTotals(before, before)).toEqual([])
  expect(replacedTotals(before, after)).toEqual(['valueSustainableHt'])
  expect(replacedTotals(after, withDerivedTotals({ ...after, valueBoissonsBio: 100 }))).toEqual([])
  const back = { ...after, ...totalsBefore(before, after) }
  expect(back).toMatchObject({
    ...before,
    diagnosticType: 'SIMPLE',
    valueBoissonsBio: null,
    valueBoissonsLocal: null,
    valueFishEgalimHt: null,
  })
  expect(replacedTotals(before, back)).toEqual([])
})
