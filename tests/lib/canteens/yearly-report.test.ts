import {
  isEstablishmentComplete,
  isGivenByKitchen,
  openParts,
  reportParts,
  reportYears,
} from '@ma-cantine/lib/canteens/yearly-report'
import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { describe, expect, test } from 'vitest'
import { reportingCanteen as canteen } from '../../support/reporting-canteen.ts'

const kitchen = {
  ...canteen,
  productionType: 'central',
  dailyMealCount: null,
  satelliteCanteensCount: 1,
  satellites: [{}],
} as const

const satellite = { productionType: 'site_cooked_elsewhere' } as const
const given = (centralKitchenDiagnosticMode: Diagnostic['centralKitchenDiagnosticMode']) => ({
  year: 2025,
  centralKitchenDiagnosticMode,
})

test('a kitchen that gives its purchases alone opens two parts, any other canteen all', () => {
  expect(openParts(kitchen, 'APPRO')).toEqual(['qualite-des-produits', 'etablissement'])
  expect(openParts(kitchen, 'ALL')).toEqual(reportParts)
  expect(openParts(kitchen, null)).toEqual(reportParts)
  expect(openParts(canteen, 'APPRO')).toEqual(reportParts)
})

test('a kitchen answers the purchases of its satellites, and the rest where it says so', () => {
  const answered = (mode: Diagnostic['centralKitchenDiagnosticMode']) =>
    (['qualite-des-produits', 'menus-vegetariens'] as const).map(measure =>
      isGivenByKitchen(satellite, given(mode), measure),
    )
  expect(answered('ALL')).toEqual([true, true])
  expect(answered('APPRO')).toEqual([true, false])
  expect(answered(null)).toEqual([false, false])
  expect(isGivenByKitchen(satellite, null, 'qualite-des-produits')).toBe(false)
  // Who is no satellite any more answers for itself.
  expect(isGivenByKitchen(canteen, given('ALL'), 'qualite-des-produits')).toBe(false)
})

describe('the state of the establishment', () => {
  test('is complete once nothing is missing', () => {
    expect(isEstablishmentComplete(canteen, null)).toBe(true)
    expect(isEstablishmentComplete({ ...canteen, economicModel: null }, null)).toBe(false)
  })

  test('of a kitchen needs its choice and its satellites', () => {
    expect(isEstablishmentComplete(kitchen, 'ALL')).toBe(true)
    expect(isEstablishmentComplete(kitchen, null)).toBe(false)
    expect(isEstablishmentComplete({ ...kitchen, satellites: [] }, 'ALL')).toBe(false)
    expect(isEstablishmentComplete({ ...kitchen, satellites: [{}, {}] }, 'ALL')).toBe(false)
  })
})

test('the years are those of the reports, the last and the current one, the earliest first', () => {
  expect(reportYears([2025, 2022], 2026)).toEqual([2022, 2025, 2026])
  expect(reportYears([], 2026)).toEqual([2025, 2026])
})
