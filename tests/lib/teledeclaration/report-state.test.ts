import { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import type { KitchenDiagnostic } from '@ma-cantine/lib/diagnostics/kitchen-diagnostic'
import { progressFields } from '@ma-cantine/lib/diagnostics/measure-progress'
import { type CanteenWithReports, ReportState, reportStateOf } from '@ma-cantine/lib/teledeclaration/report-state'
import { expect, test } from 'vitest'

const blank = Object.fromEntries(Object.keys(Diagnostic.shape).map(name => [name, null])) as unknown as Diagnostic
const reportOf = (year: number, values: Partial<Diagnostic> = {}): Diagnostic => ({
  ...blank,
  year,
  isFilled: false,
  isTeledeclared: false,
  ...values,
})
const givenBy = (year: number, mode: 'ALL' | 'APPRO') =>
  ({ year, centralKitchenDiagnosticMode: mode, isTeledeclared: false }) as KitchenDiagnostic

const site: CanteenWithReports = {
  productionType: 'site',
  dailyMealCount: 100,
  diagnostics: [],
  centralKitchenDiagnostics: null,
}
const satellite: CanteenWithReports = {
  ...site,
  productionType: 'site_cooked_elsewhere',
  centralKitchenDiagnostics: [],
}
const kitchen: CanteenWithReports = { ...site, productionType: 'central' }

/** Every measure at its last step. Before 2023, a question without an answer counts as a no. */
const atEnd = Object.fromEntries(Object.values(progressFields).map(field => [field, 'complet']))

const nothing: ReportState = {
  hasDiagnostic: false,
  isFilled: false,
  missingAmounts: [],
  isComplete: false,
  finishedMeasures: 0,
  isTeledeclared: false,
  hasModeToCorrect: false,
  awaitsKitchen: false,
}
const begun: ReportState = { ...nothing, hasDiagnostic: true, missingAmounts: ['valueTotalHt'] }
const filled: ReportState = { ...begun, isFilled: true, missingAmounts: [] }
const total = { isFilled: true, valueTotalHt: 1000 }
const declared = { ...total, isTeledeclared: true }

test.each<[string, CanteenWithReports, number, Partial<Diagnostic> | null, ReportState]>([
  ['no diagnostic', site, 2024, null, nothing],
  ['an empty diagnostic', site, 2024, {}, begun],
  ['the total alone', site, 2024, total, { ...filled, finishedMeasures: 1 }],
  ['every measure complete', site, 2022, { ...total, ...atEnd }, { ...filled, isComplete: true, finishedMeasures: 5 }],
  ['questions left aside', site, 2024, { ...total, ...atEnd }, { ...filled, finishedMeasures: 5 }],
  ['all but the total', site, 2022, atEnd, { ...begun, finishedMeasures: 4 }],
  ['a declaration', site, 2024, declared, { ...filled, finishedMeasures: 1, isTeledeclared: true }],
  [
    'a kitchen declared before it was one',
    kitchen,
    2024,
    declared,
    { ...filled, finishedMeasures: 1, isTeledeclared: true, hasModeToCorrect: true },
  ],
  [
    'a kitchen that says what it gives',
    kitchen,
    2024,
    { ...declared, centralKitchenDiagnosticMode: 'ALL' },
    { ...filled, finishedMeasures: 1, isTeledeclared: true },
  ],
  ['a satellite whose kitchen gives nothing', satellite, 2024, null, { ...nothing, awaitsKitchen: true }],
  ['a satellite without total', satellite, 2024, {}, { ...begun, awaitsKitchen: true }],
  ['a satellite with its own total', satellite, 2024, total, { ...filled, finishedMeasures: 1 }],
  [
    'a satellite whose kitchen is not on the site',
    { ...satellite, centralKitchenDiagnostics: null },
    2024,
    null,
    nothing,
  ],
  [
    'a satellite whose kitchen gives its purchases',
    { ...satellite, centralKitchenDiagnostics: [givenBy(2024, 'APPRO')] },
    2024,
    null,
    nothing,
  ],
  [
    'a satellite whose kitchen gave them another year',
    { ...satellite, centralKitchenDiagnostics: [givenBy(2023, 'ALL')] },
    2024,
    null,
    { ...nothing, awaitsKitchen: true },
  ],
])('of %s', (_, canteen, year, values, expected) => {
  const own = values === null ? [] : [reportOf(year, values)]
  const state = reportStateOf({ ...canteen, diagnostics: own }, year)
  expect(state).toEqual(expected)
  expect(ReportState.parse(state)).toEqual(state)
  // What a canteen did in other years says nothing of this one.
  const others = [reportOf(year - 1, { ...declared, ...atEnd }), ...own, reportOf(year + 1, { ...declared, ...atEnd })]
  expect(reportStateOf({ ...canteen, diagnostics: others }, year)).toEqual(expected)
})
