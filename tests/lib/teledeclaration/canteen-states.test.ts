import { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import {
  blockersOf,
  canteenState,
  canteenStates,
  type DeclaringCanteen,
  hasModeToCorrect,
  isReportedByKitchen,
  measureBadge,
} from '@ma-cantine/lib/teledeclaration/canteen-states'
import { declarationStage, lastInstantToCorrect } from '@ma-cantine/lib/teledeclaration/declaration-stage'
import { needsWork, pendingActions } from '@ma-cantine/lib/teledeclaration/pending-actions'
import { describe, expect, test } from 'vitest'
import { reportingCanteen } from '../../support/reporting-canteen.ts'

const site: DeclaringCanteen = {
  ...reportingCanteen,
  sectors: [1],
  centralKitchen: null,
  satellitesMissingDataCount: null,
}
const kitchen: DeclaringCanteen = {
  ...site,
  productionType: 'central',
  dailyMealCount: null,
  satelliteCanteensCount: 1,
  satellites: [{}],
}
const satellite: DeclaringCanteen = {
  ...site,
  productionType: 'site_cooked_elsewhere',
  centralProducerSiret: '21590350100017',
  centralKitchen: { id: 2, name: 'Cuisine du Lac', siret: '21590350100017', publicationStatus: 'draft' },
}
const blank = Object.fromEntries(Object.keys(Diagnostic.shape).map(name => [name, null])) as unknown as Diagnostic
const report: Diagnostic = {
  ...blank,
  year: 2025,
  isFilled: true,
  isTeledeclared: false,
  creationSource: 'APP',
  hasWasteDiagnostic: false,
  hasWasteMeasures: true,
  wasteActions: [],
  tunnelWaste: 'complet',
  tunnelDiversification: 'menu',
}
const given = (mode: 'ALL' | 'APPRO', isTeledeclared = false) => ({
  year: 2025,
  centralKitchenDiagnosticMode: mode,
  isTeledeclared,
})

describe('the state of a canteen', () => {
  test('is that of the current year whatever is left to do', () => {
    expect([undefined, ...pendingActions].map(action => canteenState(action, false, 2026, 2026))).toEqual(
      Array(pendingActions.length + 1).fill('current-year'),
    )
  })

  test('follows what is left to do', () => {
    expect(Object.fromEntries(pendingActions.map(action => [action, canteenState(action, false, 2025, 2026)]))).toEqual(
      {
        '10_add_satellites': 'to-complete',
        '18_prefill_diagnostic': 'to-complete',
        '20_create_diagnostic': 'to-complete',
        '30_fill_diagnostic': 'to-complete',
        '35_fill_canteen_data': 'to-complete',
        '36_fill_satellite_canteen_data': 'to-complete',
        '40_teledeclare': 'to-declare',
        '45_did_not_teledeclare': 'not-declared',
        '90_nothing_satellite': 'waiting',
        '91_nothing_satellite_teledeclared': 'declared',
        '95_nothing': 'declared',
      },
    )
    expect(canteenState(undefined, false, 2025, 2026)).toBeNull()
  })

  test('asks for something exactly where something can be done', () => {
    for (const action of pendingActions) {
      const state = canteenState(action, false, 2025, 2026)
      expect(canteenStates).toContain(state)
      expect(state === 'to-complete' || state === 'to-declare', action).toBe(needsWork(action))
    }
  })
})

test('a declared report that lacks something is to correct, and nothing else at once', () => {
  const states = pendingActions.map(action => canteenState(action, true, 2025, 2026))
  expect(new Set(states)).not.toContain('to-complete')
  expect(canteenState('30_fill_diagnostic', true, 2025, 2026)).toBe('to-correct')
  expect(canteenState('95_nothing', true, 2025, 2026)).toBe('declared')
})

test('a canteen that became a kitchen after its declaration has its mode to choose by a correction', () => {
  const declared = { ...report, isTeledeclared: true }
  expect(hasModeToCorrect(kitchen, declared)).toBe(true)
  expect(hasModeToCorrect(kitchen, { ...declared, centralKitchenDiagnosticMode: 'ALL' })).toBe(false)
  expect(hasModeToCorrect(kitchen, report)).toBe(false)
  expect(hasModeToCorrect(site, declared)).toBe(false)
})

/** A total, without the other amounts of its year. */
const partial = { isFilled: false, valueTotalHt: 1000 }

describe('what keeps a report from being declared', () => {
  test.each([
    ['nothing', site, report, null, []],
    ['no report', site, null, null, ['report']],
    ['no total', site, { ...report, isFilled: false }, null, ['amounts']],
    ['a total, and other amounts missing', site, { ...report, ...partial }, null, ['amounts']],
    ['a description with gaps', { ...site, sectors: [] }, report, null, ['canteen-data']],
    ['a kitchen without mode', kitchen, report, null, ['mode']],
    ['a kitchen with too few satellites', { ...kitchen, satellites: [] }, null, null, ['satellites', 'report']],
    [
      'a kitchen that announces no number',
      { ...kitchen, satelliteCanteensCount: null },
      null,
      null,
      ['report', 'canteen-data'],
    ],
    ['a satellite whose kitchen gives the purchases', satellite, { ...report, isFilled: false }, given('APPRO'), []],
    ['a satellite whose kitchen gives nothing', satellite, { ...report, isFilled: false }, null, ['kitchen']],
    // It has begun to give its purchases: its own amounts are missing, whatever the kitchen chooses.
    ['a satellite with a total alone', satellite, { ...report, ...partial }, null, ['amounts']],
    ['a satellite without report whose kitchen gives nothing', satellite, null, null, ['kitchen']],
    ['a satellite whose kitchen is not on the site', { ...satellite, centralKitchen: null }, null, null, ['report']],
    ['a satellite whose kitchen declares for it', { ...satellite, sectors: [] }, null, given('ALL'), []],
    // The report of another canteen says nothing of one that is no satellite.
    ['a site beside a kitchen', site, null, given('ALL'), ['report']],
  ] as const)('%s', (_, canteen, own, ofKitchen, expected) => {
    expect(blockersOf(canteen, own, ofKitchen)).toEqual(expected)
  })

  test('nothing is listed once it is too late', () => {
    expect(blockersOf(kitchen, null, null, '45_did_not_teledeclare')).toEqual([])
  })

  test('a kitchen that gives everything declares for its satellites alone', () => {
    expect(isReportedByKitchen(satellite, given('ALL'))).toBe(true)
    expect(isReportedByKitchen(satellite, given('APPRO'))).toBe(false)
    expect(isReportedByKitchen(site, given('ALL'))).toBe(false)
  })
})

describe('what can be done of a declaration', () => {
  const dates = {
    year: 2025,
    teledeclarationStartDate: '2026-01-07T00:00:00.000+01:00',
    teledeclarationEndDate: '2026-04-06T23:59:59.999+02:00',
    correctionStartDate: '2026-04-16T00:00:00.000+02:00',
    correctionEndDate: '2026-04-30T23:59:59.999+02:00',
  }
  const closed = { ...dates, inTeledeclaration: false, inCorrection: false }
  const facts = { isDeclared: false, isReportedByKitchen: false, year: 2025, currentYear: 2026, campaign: closed }
  const stage = (change: Partial<Parameters<typeof declarationStage>[0]>, now = '2026-04-10T10:00:00Z') =>
    declarationStage({ ...facts, now: new Date(now), ...change })

  test('depends on the dates', () => {
    expect(stage({}, '2026-01-06T22:59:59Z')).toBe('to-come')
    expect(stage({ campaign: { ...closed, inTeledeclaration: true } })).toBe('campaign')
    expect(stage({})).toBe('over')
    expect(stage({ campaign: { ...closed, inCorrection: true } })).toBe('correction')
    // Where both are open, everything can be declared.
    expect(stage({ campaign: { ...closed, inTeledeclaration: true, inCorrection: true } })).toBe('campaign')
    expect(stage({ campaign: null })).toBe('to-come')
    expect(stage({ campaign: null, year: 2024 })).toBe('over')
    expect(stage({ campaign: null, year: 2026 })).toBe('early')
  })

  test('is told first for what is declared, then for what the kitchen declares', () => {
    const campaign = { ...closed, inTeledeclaration: true }
    expect(stage({ campaign, isDeclared: true, isReportedByKitchen: true })).toBe('declared')
    expect(stage({ campaign, isReportedByKitchen: true })).toBe('by-kitchen')
  })

  test('can be corrected until the last window that is open ends', () => {
    expect(lastInstantToCorrect(closed)).toBeNull()
    expect(lastInstantToCorrect({ ...closed, inTeledeclaration: true })).toBe(dates.teledeclarationEndDate)
    expect(lastInstantToCorrect({ ...closed, inCorrection: true })).toBe(dates.correctionEndDate)
    expect(lastInstantToCorrect({ ...closed, inTeledeclaration: true, inCorrection: true })).toBe(
      dates.correctionEndDate,
    )
  })
})

describe('the badge of a part', () => {
  const of = (...args: Parameters<typeof measureBadge>) => measureBadge(...args).code

  test('tells what is complete, under way, mandatory and optional', () => {
    expect(of('qualite-des-produits', site, report, null)).toBe('complete')
    expect(of('qualite-des-produits', site, { ...report, isFilled: false }, null)).toBe('mandatory')
    expect(of('qualite-des-produits', site, { ...report, ...partial }, null)).toBe('in-progress')
    expect(of('qualite-des-produits', satellite, { ...report, ...partial }, null)).toBe('in-progress')
    expect(of('qualite-des-produits', site, null, null)).toBe('mandatory')
    expect(of('gaspillage-alimentaire', site, report, null)).toBe('complete')
    expect(of('menus-vegetariens', site, report, null)).toBe('in-progress')
    expect(of('interdiction-du-plastique', site, report, null)).toBe('optional')
    expect(of('information-des-usagers', site, null, null)).toBe('optional')
  })

  test('counts the questions that were left aside', () => {
    const unfinished = { ...report, hasWasteMeasures: null }
    expect(measureBadge('gaspillage-alimentaire', site, unfinished, null)).toEqual({ code: 'finished', unanswered: 1 })
    const complete = { code: 'complete', unanswered: 0 }
    expect(measureBadge('gaspillage-alimentaire', site, report, null)).toEqual(complete)
  })

  test('of the establishment says what a declaration keeps from being chosen', () => {
    expect(of('etablissement', kitchen, { ...report, isTeledeclared: true }, null)).toBe('to-correct')
  })

  test('of the establishment asks for a mode and for satellites', () => {
    expect(of('etablissement', site, null, null)).toBe('complete')
    expect(of('etablissement', { ...site, sectors: [] }, null, null)).toBe('mandatory')
    expect(of('etablissement', kitchen, { ...report, centralKitchenDiagnosticMode: 'ALL' }, null)).toBe('complete')
    expect(of('etablissement', kitchen, report, null)).toBe('mandatory')
    const alone = { ...kitchen, satellites: [] }
    expect(of('etablissement', alone, { ...report, centralKitchenDiagnosticMode: 'ALL' }, null)).toBe('mandatory')
  })

  test('of a satellite waits for its kitchen', () => {
    expect(of('qualite-des-produits', satellite, null, given('APPRO', true))).toBe('by-kitchen')
    expect(of('qualite-des-produits', satellite, report, given('APPRO'))).toBe('awaits-kitchen')
    expect(of('qualite-des-produits', satellite, null, null)).toBe('awaits-kitchen')
    expect(of('qualite-des-produits', satellite, report, null)).toBe('complete')
    expect(of('qualite-des-produits', { ...satellite, centralKitchen: null }, null, null)).toBe('mandatory')
    expect(of('gaspillage-alimentaire', satellite, null, given('ALL'))).toBe('by-kitchen')
    expect(of('gaspillage-alimentaire', satellite, null, given('APPRO'))).toBe('optional')
  })
})
