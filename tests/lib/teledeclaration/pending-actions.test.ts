import { isDeclarationOver } from '@ma-cantine/lib/teledeclaration/declaration-stage'
import {
  countReadiness,
  pendingActionOf,
  type Situation,
  situationFacts,
} from '@ma-cantine/lib/teledeclaration/pending-actions'
import { describe, expect, test } from 'vitest'

const nothing = Object.fromEntries(situationFacts.map(fact => [fact, false])) as Situation
const complete: Situation = { ...nothing, hasDiagnostic: true, isFilled: true, isComplete: true }
const correction = { inCorrection: true }

describe('while declarations are corrected', () => {
  test('what was never declared is too late, whatever it lacks', () => {
    for (const situation of [
      complete,
      nothing,
      { ...nothing, isKitchen: true, satellitesDiffer: true },
      { ...nothing, isReportedByKitchen: true, hasPurchasesOfKitchen: true },
    ]) {
      expect(pendingActionOf({ ...situation, ...correction })).toBe('45_did_not_teledeclare')
    }
  })

  test('what was declared once can still be completed and declared', () => {
    const cancelled = { ...correction, wasDeclared: true }
    expect(pendingActionOf({ ...complete, ...cancelled })).toBe('40_teledeclare')
    expect(pendingActionOf({ ...complete, ...cancelled, isFilled: false })).toBe('30_fill_diagnostic')
    const satellite = { ...nothing, isReportedByKitchen: true, hasPurchasesOfKitchen: true }
    expect(pendingActionOf({ ...satellite, ...cancelled })).toBe('90_nothing_satellite')
  })

  test('everything can be declared as long as the campaign is open too', () => {
    expect(pendingActionOf({ ...complete, ...correction, inDeclaration: true })).toBe('40_teledeclare')
    expect(pendingActionOf({ ...nothing, ...correction, inDeclaration: true })).toBe('20_create_diagnostic')
  })
})

test('after the campaign, what is not declared is too late, even without a report, and what is declared stays so', () => {
  const over = { isOver: true }
  const satellite = { isReportedByKitchen: true, hasPurchasesOfKitchen: true }
  for (const situation of [complete, nothing, { ...nothing, ...satellite }, { ...complete, wasDeclared: true }]) {
    expect(pendingActionOf({ ...situation, ...over })).toBe('45_did_not_teledeclare')
  }
  const declared = { ...over, isDeclared: true, wasDeclared: true }
  expect(pendingActionOf({ ...nothing, ...declared })).toBe('95_nothing')
  expect(pendingActionOf({ ...nothing, ...satellite, ...declared })).toBe('91_nothing_satellite_teledeclared')
})

test('a declared report asks for nothing once it cannot be corrected any more', () => {
  const kitchen = { ...complete, isKitchen: true, isDeclared: true, wasDeclared: true }
  expect(pendingActionOf({ ...kitchen, ...correction })).toBe('30_fill_diagnostic')
  expect(pendingActionOf(kitchen)).toBe('95_nothing')
})

describe('the counts of canteens', () => {
  const counts = {
    '20_create_diagnostic': 1,
    '40_teledeclare': 2,
    '45_did_not_teledeclare': 4,
    '90_nothing_satellite': 8,
    '91_nothing_satellite_teledeclared': 16,
    '95_nothing': 32,
  } as const

  test('are ready without those that are declared, and without those that wait for their kitchen', () => {
    expect(countReadiness(counts, false)).toEqual({
      done: 48,
      ready: 6,
      waiting: 8,
      lacking: 1,
      'too-late': 0,
      all: 63,
    })
  })

  test('tell apart what is too late once declarations are over', () => {
    expect(countReadiness(counts, true)).toMatchObject({ ready: 2, 'too-late': 4, lacking: 1, all: 63 })
  })
})

test('declarations are over after their last day, and in a correction period of its own', () => {
  const campaign = {
    teledeclarationEndDate: '2026-04-06T23:59:59.999+02:00',
    inTeledeclaration: false,
    inCorrection: false,
  }
  expect(isDeclarationOver(campaign, new Date('2026-01-01T00:00:00Z'))).toBe(false)
  expect(isDeclarationOver(campaign, new Date('2026-04-06T22:00:00Z'))).toBe(true)
  expect(isDeclarationOver({ ...campaign, inCorrection: true }, new Date('2026-04-01T00:00:00Z'))).toBe(true)
  expect(isDeclarationOver({ ...campaign, inTeledeclaration: true, inCorrection: true }, new Date())).toBe(false)
  expect(isDeclarationOver(null, new Date())).toBe(false)
})
