import { readFileSync } from 'node:fs'
import type { AmountProperty } from '@ma-cantine/lib/diagnostics/amount-properties'
import { compulsoryAmounts, missingAmounts } from '@ma-cantine/lib/diagnostics/missing-amounts'
import { gridCells } from '@ma-cantine/lib/diagnostics/product-grid'
import { isAskedFor, qualityStepsOf, stepsAskingFor } from '@ma-cantine/lib/diagnostics/quality-steps'
import { describe, expect, test } from 'vitest'
import { nothingElse, nothingInDetail } from '../../support/complete-amounts.ts'

const simple = {
  year: 2025,
  diagnosticType: 'SIMPLE',
  isTeledeclared: false,
  valueTotalHt: 1000,
  ...nothingElse,
} as const
const detailed = { ...simple, diagnosticType: 'COMPLETE', valueBioHt: null, ...nothingInDetail } as const

describe('a report', () => {
  test('of 2024 or before needs its total alone', () => {
    expect(missingAmounts({ ...simple, year: 2024, valueBioHt: null, valueMeatPoultryHt: null })).toEqual([])
    expect(missingAmounts({ year: 2024, diagnosticType: 'COMPLETE', isTeledeclared: false, valueTotalHt: 1 })).toEqual(
      [],
    )
    expect(missingAmounts({ ...simple, year: 2024, valueTotalHt: null })).toEqual(['valueTotalHt'])
  })

  test('from 2025 on needs five amounts more when it is simple, where 0 is an answer', () => {
    expect(missingAmounts(simple)).toEqual([])
    expect(missingAmounts({ ...simple, year: 2031 })).toEqual([])
    for (const name of Object.keys(nothingElse)) expect(missingAmounts({ ...simple, [name]: null })).toEqual([name])
    const nothing = { year: 2025, diagnosticType: null, isTeledeclared: false, valueTotalHt: 0 } as const
    expect(missingAmounts(nothing)).toEqual(['valueTotalHt', ...Object.keys(nothingElse)])
  })

  test('from 2025 on needs 52 amounts more when it is detailed, in place of totals', () => {
    expect(missingAmounts(detailed)).toEqual([])
    const { year, isTeledeclared, valueTotalHt } = detailed
    expect(missingAmounts({ year, isTeledeclared, valueTotalHt, diagnosticType: 'COMPLETE' })).toHaveLength(52)
    expect(missingAmounts({ ...detailed, valueProduitsDeLaMerRup: null, valueBoissonsLabelRouge: null })).toEqual([
      'valueProduitsDeLaMerRup',
    ])
  })

  test('that is declared lacks nothing but a total: the rule does not undo what was accepted', () => {
    const declared = { year: 2025, diagnosticType: 'SIMPLE', isTeledeclared: true } as const
    expect(missingAmounts({ ...declared, valueTotalHt: 1000 })).toEqual([])
    expect(missingAmounts({ ...declared, valueTotalHt: null })).toEqual(['valueTotalHt'])
  })
})

describe('the amounts that are needed from 2025 on', () => {
  test('are those that files of 2026 require', () => {
    const requiredBy = (schema: string): string[] => {
      const { fields } = JSON.parse(readFileSync(new URL(`../../../schemas/${schema}.json`, import.meta.url), 'utf8'))
      return fields.flatMap(({ name, constraints }: { name: string; constraints?: { required?: boolean } }) =>
        constraints?.required && name.startsWith('valeur') ? name : [],
      )
    }
    expect(requiredBy('diagnostics_2026_id')).toEqual([
      'valeur_totale',
      'valeur_bio',
      'valeur_siqo',
      'valeur_egalim_autres',
      'valeur_viandes_volailles',
      'valeur_viandes_volailles_egalim',
    ])
    const detailedNames = requiredBy('diagnostics_complets_2026').map(column => column.replaceAll('_', ''))
    const columnOf = (property: AmountProperty): string =>
      ({
        valueTotalHt: 'valeurtotale',
        valueMeatPoultryHt: 'valeurviandesvolailles',
        valueFishHt: 'valeurproduitsdelamer',
      })[property as string] ?? property.replace('value', 'valeur').toLowerCase()
    expect(compulsoryAmounts(2025, 'COMPLETE').map(columnOf)).toEqual(detailedNames)
  })

  test.each(['SIMPLE', 'COMPLETE'] as const)('are each asked for by one step of a %s report', type => {
    const needed = compulsoryAmounts(2025, type)
    const steps = stepsAskingFor(needed, type)
    expect(steps.flatMap(({ asked }) => asked).sort()).toEqual([...needed].sort())
    expect(qualityStepsOf(type)).toEqual(expect.arrayContaining(steps.map(({ step }) => step)))
    for (const name of needed) expect(isAskedFor(name, null)).toBe(true)
  })

  test('are cells of the grid beside three totals', () => {
    const cells = new Set<string>(gridCells.map(({ property }) => property))
    expect(compulsoryAmounts(2025, 'COMPLETE').filter(name => !cells.has(name))).toEqual([
      'valueTotalHt',
      'valueMeatPoultryHt',
      'valueFishHt',
    ])
  })
})
