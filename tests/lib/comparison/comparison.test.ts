import { type CountedCanteen, groupOf, usualFigures, usualValue } from '@ma-cantine/lib/comparison/compared-groups'
import { type ComparedAmounts, comparedAmounts, figuresOf, isCounted } from '@ma-cantine/lib/comparison/comparison'
import { expect, test } from 'vitest'
import { fc } from '../../support/properties.ts'

const nothing = Object.fromEntries(comparedAmounts.map(property => [property, null])) as unknown as ComparedAmounts
const report = (amounts: Partial<ComparedAmounts>): ComparedAmounts => ({ ...nothing, ...amounts })

test('figures are shares of the totals, and are not told where a total or the organic part is missing', () => {
  const figures = figuresOf(
    report({
      valueTotalHt: 1000,
      valueBioHt: 200,
      valueSustainableHt: 100,
      valueEgalimOthersHt: 50,
      valueMeatPoultryHt: 0,
      valueMeatPoultryEgalimHt: 0,
      valueFishHt: 100,
      valueFishEgalimHt: 25,
    }),
    400,
  )
  expect(figures).toEqual({ organic: 0.2, quality: 0.35, meat: null, fish: 0.25, mealCost: 2.5 })
  expect(figuresOf(report({ valueTotalHt: 1000 }), null)).toEqual({
    organic: null,
    quality: null,
    meat: null,
    fish: null,
    mealCost: null,
  })
})

test('a report counts with a total and an organic part, but not with meals that cost too much', () => {
  expect(isCounted(report({ valueTotalHt: 10, valueBioHt: 0 }), null)).toBe(true)
  expect(isCounted(report({ valueTotalHt: 10 }), null)).toBe(false)
  expect(isCounted(report({ valueTotalHt: 0, valueBioHt: 0 }), null)).toBe(false)
  expect(isCounted(report({ valueTotalHt: 2_000_000, valueBioHt: 1 }), 100_000)).toBe(true)
  expect(isCounted(report({ valueTotalHt: 2_000_001, valueBioHt: 1 }), 100_000)).toBe(false)
  expect(isCounted(report({ valueTotalHt: 1_000_000, valueBioHt: 1 }), 10)).toBe(true)
})

test('what is usual needs ten values, and is the mean of those in the middle', () => {
  const values = (count: number) => Array.from({ length: count }, (_, index) => index / 100)
  expect(usualValue(values(9), 'organic')).toBeNull()
  expect(usualValue(values(10), 'organic')).toBe(0.05)
  expect(usualValue(values(11), 'organic')).toBe(0.05)
  expect(usualValue([...values(10), 1000], 'organic')).toBe(0.05)
  expect(
    usualValue(
      Array.from({ length: 10 }, () => 2.345),
      'mealCost',
    ),
  ).toBe(2.3)
  const figures = { organic: 0.2, quality: 0.5, meat: null, fish: null, mealCost: null }
  const most = Array.from({ length: 10 }, () => figures)
  // Nine canteens of ten tell what a meal costs: that figure stays unknown.
  expect(usualFigures(most.map((one, index) => ({ ...one, mealCost: index > 0 ? 3 : null })))).toEqual(figures)
})

const departments = ['35', '22', '29', '56', null]
const places = fc.array(fc.constantFrom(...departments), { maxLength: 60 })

test('groups of a region never have a canteen in common, whoever asks', () => {
  fc.assert(
    fc.property(places, some => {
      const all: CountedCanteen[] = some.map((department, id) => ({
        id,
        department,
        figures: { organic: 0, quality: 0, meat: null, fish: null, mealCost: null },
      }))
      const groups = departments.map(department => groupOf(all, department))
      for (const one of groups) {
        for (const other of groups) {
          const ids = new Set(other.canteens.map(({ id }) => id))
          // The same group, or nothing in common.
          expect([0, one.canteens.length]).toContain(one.canteens.filter(({ id }) => ids.has(id)).length)
        }
        if (one.territory === 'department') expect(one.canteens.length).toBeGreaterThanOrEqual(10)
      }
      expect(new Set(groups.flatMap(group => group.canteens.map(({ id }) => id))).size).toBe(all.length)
    }),
  )
})
