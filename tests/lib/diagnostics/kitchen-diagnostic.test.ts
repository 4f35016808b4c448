import { amountProperties } from '@ma-cantine/lib/diagnostics/amount-properties'
import { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import {
  asKitchenDiagnostic,
  diagnosticOfKitchen,
  KitchenDiagnostic,
} from '@ma-cantine/lib/diagnostics/kitchen-diagnostic'
import { qualityShares } from '@ma-cantine/lib/diagnostics/quality-figures'
import { expect, test } from 'vitest'

const diagnostic = (values: Partial<Diagnostic>): Diagnostic =>
  ({
    ...Object.fromEntries(Object.keys(Diagnostic.shape).map(name => [name, null])),
    id: 1,
    canteenId: 2,
    year: 2025,
    isTeledeclared: false,
    isFilled: true,
    sources: {},
    ...values,
  }) as unknown as Diagnostic

const full = diagnostic({
  centralKitchenDiagnosticMode: 'ALL',
  diagnosticType: 'SIMPLE',
  valueTotalHt: 1000,
  valueBioHt: 200,
  valueSustainableHt: 300,
  valueMeatPoultryHt: 400,
  valueMeatPoultryEgalimHt: 100,
  valueLaitageBio: 50,
  hasWastePlan: true,
} as Partial<Diagnostic>)

test('satellites see shares of the purchases of their kitchen, and no euros', () => {
  const seen = asKitchenDiagnostic(full)
  expect(KitchenDiagnostic.parse(seen)).toEqual(seen)
  expect(seen).toMatchObject({
    percentageValueBioHt: 0.2,
    percentageValueMeatPoultryEgalimHt: 0.25,
    hasWastePlan: true,
  })
  expect(amountProperties.filter(name => name in seen)).toEqual([])
  expect('percentageValueFishHt' in seen).toBe(false)
})

test('a kitchen that gives its purchases alone shows no other answer, and one that is not filled no share', () => {
  expect('hasWastePlan' in asKitchenDiagnostic({ ...full, centralKitchenDiagnosticMode: 'APPRO' })).toBe(false)
  const empty = asKitchenDiagnostic({ ...full, valueTotalHt: null })
  expect(Object.keys(empty).filter(name => name.startsWith('percentage'))).toEqual([
    'percentageValueMeatPoultryEgalimHt',
  ])
})

test('the shares of a kitchen are those of its diagnostic', () => {
  expect(qualityShares(diagnosticOfKitchen(asKitchenDiagnostic(full)))).toEqual(qualityShares(full))
})
