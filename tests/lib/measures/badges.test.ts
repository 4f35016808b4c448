import { type BadgeAnswers, type BadgeCanteen, badgeOf, sharesOf } from '@ma-cantine/lib/measures/badges'
import { type BadgeId, keyMeasures } from '@ma-cantine/lib/measures/catalogue'
import { goalsOf } from '@ma-cantine/lib/purchases/territory-goals'
import { expect, test } from 'vitest'

const nothing: BadgeAnswers = {
  valueTotalHt: null,
  valueBioHt: null,
  valueSustainableHt: null,
  valueExternalityPerformanceHt: null,
  valueEgalimOthersHt: null,
  hasWasteDiagnostic: null,
  wasteActions: null,
  hasDonationAgreement: null,
  vegetarianWeeklyRecurrence: null,
  cookingPlasticSubstituted: null,
  servingPlasticSubstituted: null,
  plasticBottlesSubstituted: null,
  plasticTablewareSubstituted: null,
  communicatesOnFoodQuality: null,
}

const school: BadgeCanteen = { productionType: 'site', dailyMealCount: 300, isAdministration: false }

const badge = (id: BadgeId, answers: Partial<BadgeAnswers>, canteen: BadgeCanteen | null = school, region = '84') =>
  badgeOf(id, { ...nothing, ...answers }, { canteen, goals: goalsOf({ region, department: null }), isStarted: true })

test('a measure that was not started has no badge, one that was and is not reached has a lost one', () => {
  for (const { badgeId } of keyMeasures) {
    const context = { canteen: school, goals: goalsOf({ region: null, department: null }) }
    expect(badgeOf(badgeId, nothing, { ...context, isStarted: false })).toBeNull()
    expect(badgeOf(badgeId, nothing, { ...context, isStarted: true })).toBe(false)
  }
})

test('the purchases reach the goals of their territory, bounds included', () => {
  const amounts = { valueTotalHt: 1000, valueBioHt: 200, valueSustainableHt: 100, valueEgalimOthersHt: 150 }
  expect(badge('appro', { ...amounts, valueExternalityPerformanceHt: 50 })).toBe(true)
  expect(badge('appro', { ...amounts, valueExternalityPerformanceHt: 49.99 })).toBe(false)
  expect(badge('appro', { ...amounts, valueBioHt: 199.99, valueExternalityPerformanceHt: 60 })).toBe(false)
  expect(badge('appro', { valueTotalHt: 1000, valueBioHt: 20, valueSustainableHt: 30 }, school, '06')).toBe(true)
  expect(badge('appro', { valueTotalHt: 0 })).toBe(false)
  // 0.1 + 0.2 is more than 0.3 in binary numbers, and 0.3 less than 0.5 × 0.6.
  expect(badge('appro', { valueTotalHt: 0.6, valueBioHt: 0.2, valueSustainableHt: 0.1 })).toBe(true)
  expect(sharesOf({ ...nothing, valueTotalHt: 100, valueBioHt: 12.5 })).toEqual({ organic: 12.5, quality: 12.5 })
  expect(sharesOf(nothing)).toBeNull()
})

test('waste is analysed, acted on, and given away by those who must', () => {
  const done = { hasWasteDiagnostic: true, wasteActions: ['TRAINING'] }
  expect(badge('waste', done)).toBe(true)
  expect(badge('waste', { ...done, wasteActions: [] })).toBe(false)
  expect(badge('waste', { ...done, hasWasteDiagnostic: false })).toBe(false)
  expect(badge('waste', done, { ...school, dailyMealCount: 3000 })).toBe(true)
  expect(badge('waste', done, { ...school, dailyMealCount: 3001 })).toBe(false)
  expect(badge('waste', { ...done, hasDonationAgreement: true }, { ...school, dailyMealCount: 3001 })).toBe(true)
  expect(badge('waste', done, { ...school, dailyMealCount: null })).toBe(false)
  expect(badge('waste', done, null)).toBe(false)
})

test.each([
  ['NEVER', false, false],
  ['LOW', false, false],
  ['MID', true, false],
  ['HIGH', true, false],
  ['DAILY', true, true],
])('a vegetarian menu %s is enough for a canteen: %s, for an administration: %s', (recurrence, canteen, office) => {
  const answers = { vegetarianWeeklyRecurrence: recurrence }
  expect(badge('diversification', answers)).toBe(canteen)
  expect(badge('diversification', answers, { ...school, isAdministration: true })).toBe(office)
})

test('all four plastics are replaced, and diners are informed of quality', () => {
  const plastics = {
    cookingPlasticSubstituted: true,
    servingPlasticSubstituted: true,
    plasticBottlesSubstituted: true,
    plasticTablewareSubstituted: true,
  }
  expect(badge('plastic', plastics)).toBe(true)
  for (const name of Object.keys(plastics)) expect(badge('plastic', { ...plastics, [name]: null })).toBe(false)
  expect(badge('info', { communicatesOnFoodQuality: true })).toBe(true)
  expect(badge('info', { communicatesOnFoodQuality: false })).toBe(false)
})
