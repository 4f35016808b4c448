import {
  blockersOf,
  canteenState,
  canteenStates,
  type DeclaringCanteen,
  isReportedByKitchen,
  measureBadge,
} from '@ma-cantine/lib/teledeclaration/canteen-states'
import { needsWork, pendingActions } from '@ma-cantine/lib/teledeclaration/pending-actions'
import { describe, expect, test } from 'vitest'

const site: DeclaringCanteen = {
  name: 'Les Tilleuls',
  siret: '21340172201787',
  sirenUniteLegale: null,
  postalCode: '34000',
  city: 'Montpellier',
  cityInseeCode: '34172',
  department: '34',
  lineMinistry: null,
  dailyMealCount: 100,
  yearlyMealCount: 14_000,
  satelliteCanteensCount: null,
  centralProducerSiret: null,
  managementType: 'direct',
  productionType: 'site',
  economicModel: 'private',
  sectors: [1],
  satellites: [],
  centralKitchen: null,
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
const report = {
  centralKitchenDiagnosticMode: null,
  isFilled: true,
  isTeledeclared: false,
  creationSource: 'APP',
  tunnelAppro: null,
  tunnelWaste: 'complet',
  tunnelDiversification: 'menu',
  tunnelPlastic: null,
  tunnelInfo: null,
} as const
const given = (mode: 'ALL' | 'APPRO', isTeledeclared = false) => ({
  year: 2025,
  centralKitchenDiagnosticMode: mode,
  isTeledeclared,
})

describe('the state of a canteen', () => {
  test('is that of the current year whatever is left to do', () => {
    expect([undefined, ...pendingActions].map(action => canteenState(action, 2026, 2026))).toEqual(
      Array(pendingActions.length + 1).fill('current-year'),
    )
  })

  test('follows what is left to do', () => {
    expect(Object.fromEntries(pendingActions.map(action => [action, canteenState(action, 2025, 2026)]))).toEqual({
      '10_add_satellites': 'to-complete',
      '18_prefill_diagnostic': 'to-complete',
      '20_create_diagnostic': 'to-complete',
      '30_fill_diagnostic': 'to-complete',
      '35_fill_canteen_data': 'to-complete',
      '40_teledeclare': 'to-declare',
      '45_did_not_teledeclare': 'not-declared',
      '90_nothing_satellite': 'waiting',
      '91_nothing_satellite_teledeclared': 'declared',
      '95_nothing': 'declared',
    })
    expect(canteenState(undefined, 2025, 2026)).toBeNull()
  })

  test('asks for something exactly where something can be done', () => {
    for (const action of pendingActions) {
      const state = canteenState(action, 2025, 2026)
      expect(canteenStates).toContain(state)
      expect(state === 'to-complete' || state === 'to-declare', action).toBe(needsWork(action))
    }
  })
})

describe('what keeps a report from being declared', () => {
  test.each([
    ['nothing', site, report, null, []],
    ['no report', site, null, null, ['report']],
    ['no total', site, { ...report, isFilled: false }, null, ['total']],
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
    ['a satellite whose kitchen gives nothing', satellite, { ...report, isFilled: false }, null, ['total']],
    ['a satellite whose kitchen declares for it', { ...satellite, sectors: [] }, null, given('ALL'), []],
    // The report of another canteen says nothing of one that is no satellite.
    ['a site beside a kitchen', site, null, given('ALL'), ['report']],
  ] as const)('%s', (_, canteen, own, ofKitchen, expected) => {
    expect(blockersOf(canteen, own, ofKitchen)).toEqual(expected)
  })

  test('a kitchen that gives everything declares for its satellites alone', () => {
    expect(isReportedByKitchen(satellite, given('ALL'))).toBe(true)
    expect(isReportedByKitchen(satellite, given('APPRO'))).toBe(false)
    expect(isReportedByKitchen(site, given('ALL'))).toBe(false)
  })
})

describe('the badge of a part', () => {
  const of = (...args: Parameters<typeof measureBadge>) => measureBadge(...args)

  test('tells what is complete, under way, mandatory and optional', () => {
    expect(of('qualite-des-produits', site, report, null)).toBe('complete')
    expect(of('qualite-des-produits', site, { ...report, isFilled: false }, null)).toBe('mandatory')
    expect(of('qualite-des-produits', site, null, null)).toBe('mandatory')
    expect(of('gaspillage-alimentaire', site, report, null)).toBe('complete')
    expect(of('menus-vegetariens', site, report, null)).toBe('in-progress')
    expect(of('interdiction-du-plastique', site, report, null)).toBe('optional')
    expect(of('information-des-usagers', site, null, null)).toBe('optional')
    // A report from elsewhere has no progress: it is answered.
    expect(of('information-des-usagers', site, { ...report, creationSource: 'IMPORT' }, null)).toBe('complete')
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
