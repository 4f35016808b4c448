import { gridProperties, simpleProperties } from '@ma-cantine/lib/diagnostics/amount-properties'
import { isPossibleCell } from '@ma-cantine/lib/diagnostics/impossible-cells'
import { gridCells } from '@ma-cantine/lib/diagnostics/product-grid'
import { gridCellOf, isAskedFor, qualitySteps, qualityStepsOf } from '@ma-cantine/lib/diagnostics/quality-steps'
import { impossibleCharacteristics } from '@ma-cantine/lib/purchases/impossible-characteristics'
import type { StoredCharacteristic } from '@ma-cantine/lib/purchases/purchase-labels'
import { familyOfGrid, labelCharacteristics } from '@ma-cantine/lib/purchases/summary-rules'
import { describe, expect, test } from 'vitest'

const slugs = (mode: 'SIMPLE' | 'COMPLETE' | null) => qualityStepsOf(mode).map(({ slug }) => slug)
const simple = [
  'total',
  'mode-de-saisie',
  'valeurs-totales-bio-siqo',
  'valeurs-totales-autres',
  'valeurs-totales-viandes-volailles',
  'valeurs-totales-mer-aquaculture',
]

describe('the steps', () => {
  test('of a simple entry, and before a choice', () => {
    expect(slugs('SIMPLE')).toEqual(simple)
    expect(slugs(null)).toEqual(simple)
  })

  test('of a detailed entry are one per label, under the addresses of the public service', () => {
    expect(slugs('COMPLETE')).toEqual([
      'total',
      'mode-de-saisie',
      'valeurs-totales-viandes-aquaculture',
      'bio',
      'label-rouge',
      'aocaop-igp_stg',
      'hve',
      'peche-durable',
      'rup',
      'commerce-equitable',
      'fermier',
      'externalites',
      'performance',
      'non-egalim',
      'france',
      'short-distribution',
      'local',
    ])
  })

  test('have addresses of their own', () => {
    expect(new Set(qualitySteps.map(({ slug }) => slug)).size).toBe(qualitySteps.length)
  })

  test('of a simple entry ask once for each of the ten totals', () => {
    const asked = qualityStepsOf('SIMPLE').flatMap(({ fields }) => fields)
    expect(asked.toSorted()).toEqual(simpleProperties.toSorted())
  })

  test('of a detailed entry ask once for three totals and each of the 112 amounts, in the order of the files', () => {
    const asked = qualityStepsOf('COMPLETE').flatMap(({ fields }) => fields)
    expect(asked).toEqual(['valueTotalHt', 'valueMeatPoultryHt', 'valueFishHt', ...gridProperties])
  })
})

describe('cells that cannot be', () => {
  test('are those of purchases whose family never has the label', () => {
    for (const cell of gridCells) {
      const characteristics: readonly StoredCharacteristic[] | undefined =
        labelCharacteristics[cell.label.property as keyof typeof labelCharacteristics]
      const impossible = impossibleCharacteristics(familyOfGrid[cell.family.property])
      const isImpossible =
        cell.property !== 'valueProduitsDeLaMerRup' &&
        (characteristics?.every(code => impossible.includes(code)) ?? false)
      expect([cell.property, isPossibleCell(cell)]).toEqual([cell.property, !isImpossible])
    }
    expect(gridCells.filter(cell => !isPossibleCell(cell))).toHaveLength(13)
  })

  test('are not asked for, unless a file has put an amount there', () => {
    expect(isAskedFor('valueBoissonsLabelRouge', null)).toBe(false)
    expect(isAskedFor('valueBoissonsLabelRouge', 0)).toBe(false)
    expect(isAskedFor('valueBoissonsLabelRouge', 12)).toBe(true)
    expect(isAskedFor('valueBoissonsBio', null)).toBe(true)
    expect(isAskedFor('valueTotalHt', null)).toBe(true)
  })

  test('are found by the name of their amount', () => {
    expect(gridCellOf('valueAutresLocal')).toMatchObject({
      label: { property: 'Local' },
      family: { property: 'Autres' },
    })
    expect(gridCellOf('valueTotalHt')).toBeUndefined()
  })
})
