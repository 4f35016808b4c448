import {
  daysInPeriod,
  edibleShares,
  gapOfSources,
  gramsPerMeal,
  sourceShares,
  wasteTrend,
  yearlyEstimation,
} from '@ma-cantine/lib/waste/waste-figures'
import type { WasteMeasurement } from '@ma-cantine/lib/waste/waste-measurement'
import { expect, test } from 'vitest'

const measurement = (values: Partial<WasteMeasurement>): WasteMeasurement => ({
  id: 1,
  canteenId: 1,
  periodStartDate: '2026-03-09',
  periodEndDate: '2026-03-13',
  daysInPeriod: 5,
  mealCount: 500,
  totalMass: 42.5,
  isSortedBySource: true,
  preparationTotalMass: null,
  preparationIsSorted: null,
  preparationEdibleMass: null,
  preparationInedibleMass: null,
  unservedTotalMass: null,
  unservedIsSorted: null,
  unservedEdibleMass: null,
  unservedInedibleMass: null,
  leftoversTotalMass: null,
  leftoversIsSorted: null,
  leftoversEdibleMass: null,
  leftoversInedibleMass: null,
  totalYearlyWasteEstimation: null,
  creationDate: '2026-03-14T10:00:00+01:00',
  modificationDate: '2026-03-14T10:00:00+01:00',
  ...values,
})

test('a period from 9 to 13 March has 13 − 9 + 1 = 5 days, and one day alone has 1', () => {
  expect(daysInPeriod('2026-03-09', '2026-03-13')).toBe(5)
  expect(daysInPeriod('2026-03-09', '2026-03-09')).toBe(1)
})

test('a period over the change of hour has whole days', () => {
  expect(daysInPeriod('2026-03-28', '2026-03-30')).toBe(3)
})

test.each([
  ['2026-03-13', '2026-03-09'],
  ['', '2026-03-09'],
  ['2026-03-09', ''],
])('a period from %j to %j has no number of days', (start, end) => {
  expect(daysInPeriod(start, end)).toBeNull()
})

test('42.5 kg for 500 meals are 42.5 / 500 × 1000 = 85 grams a meal', () => {
  expect(gramsPerMeal({ totalMass: 42.5, mealCount: 500 })).toBe(85)
})

test.each([
  { totalMass: null, mealCount: 500 },
  { totalMass: 42.5, mealCount: null },
  { totalMass: 42.5, mealCount: 0 },
])('grams a meal are unknown with %o', values => {
  expect(gramsPerMeal(values)).toBeNull()
})

test('42.5 kg for 500 meals are 42.5 / 500 × 70 000 = 5 950 kg a year for 70 000 meals', () => {
  expect(yearlyEstimation(42.5, 500, 70_000)).toBeCloseTo(5950, 9)
  expect(yearlyEstimation(42.5, 500, null)).toBeNull()
  expect(yearlyEstimation(0, 500, 70_000)).toBeNull()
})

test('edible 0.1 + 0.2 and inedible 10 of 42.5 kg are 0.3 kg, 0.7 %, and 10 kg, 23.5 %', () => {
  const values = { preparationEdibleMass: 0.1, unservedEdibleMass: 0.2, leftoversInedibleMass: 10 }
  expect(edibleShares(measurement(values))).toEqual([
    { part: 'edible', mass: 0.3, percentage: expect.closeTo(0.706, 3) },
    { part: 'inedible', mass: 10, percentage: expect.closeTo(23.529, 3) },
    { part: 'unsorted', mass: 32.2, percentage: expect.closeTo(75.765, 3) },
  ])
})

test('edible food alone has no share, and a mass of 0 counts as weighed', () => {
  expect(edibleShares(measurement({ preparationEdibleMass: 3 }))).toBeNull()
  expect(edibleShares(measurement({ preparationEdibleMass: 3, unservedInedibleMass: 0 }))).toHaveLength(3)
  expect(edibleShares(measurement({ preparationEdibleMass: 30, unservedInedibleMass: 12.5 }))).toHaveLength(2)
})

test('sources are shared as percentages of the total mass, whatever their own sum', () => {
  const values = { preparationTotalMass: 10, leftoversTotalMass: 30 }
  expect(sourceShares(measurement(values))).toEqual([
    { part: 'preparation', mass: 10, percentage: expect.closeTo(23.529, 3) },
    { part: 'unserved', mass: null, percentage: null },
    { part: 'leftovers', mass: 30, percentage: expect.closeTo(70.588, 3) },
    { part: 'unattributed', mass: 2.5, percentage: expect.closeTo(5.882, 3) },
  ])
})

test('sources have no share without a total mass, or while none weighs anything', () => {
  expect(sourceShares(measurement({ totalMass: null, preparationTotalMass: 10 }))).toBeNull()
  expect(sourceShares(measurement({ preparationTotalMass: 0 }))).toBeNull()
})

test('three sources of 10.1, 12.2 and 20.3 kg are 0.1 kg more than 42.5 kg', () => {
  const values = { preparationTotalMass: 10.1, unservedTotalMass: 12.2, leftoversTotalMass: 20.3 }
  expect(gapOfSources(measurement(values))).toBe(0.1)
  expect(gapOfSources(measurement({ ...values, unservedTotalMass: null }))).toBeNull()
})

test('the trend goes from 100 to 85 grams, which is −15 grams, −15 %, and leaves out what has no meals', () => {
  const trend = wasteTrend([
    measurement({ id: 3, periodStartDate: '2026-03-09' }),
    measurement({ id: 2, periodStartDate: '2025-10-06', mealCount: null }),
    measurement({ id: 1, periodStartDate: '2025-03-10', totalMass: 50 }),
  ])
  expect(trend.map(({ measurement: { id }, ...point }) => ({ id, ...point }))).toEqual([
    { id: 1, grams: 100, change: null, changePercentage: null },
    { id: 3, grams: 85, change: -15, changePercentage: -15 },
  ])
})
