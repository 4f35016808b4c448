import { amountProperties, gridProperties } from '@ma-cantine/lib/diagnostics/amount-properties'
import { completeDiagnostic } from '@ma-cantine/lib/diagnostics/complete-diagnostic'
import { crossChecks } from '@ma-cantine/lib/diagnostics/cross-check-list'
import { type CheckedValues, failedChecks } from '@ma-cantine/lib/diagnostics/cross-checks'
import type { DetailedDiagnosticDraft, SimpleDiagnosticDraft } from '@ma-cantine/lib/diagnostics/diagnostic-draft'
import { diagnosticErrors } from '@ma-cantine/lib/diagnostics/diagnostic-errors'
import type { Amount } from '@ma-cantine/lib/diagnostics/diagnostic-fields'
import {
  DiagnosticChange,
  type DiagnosticValues,
  diagnosticValueNames,
} from '@ma-cantine/lib/diagnostics/diagnostic-input'
import { detailedDiagnosticRules, simpleDiagnosticRules } from '@ma-cantine/lib/diagnostics/diagnostic-rules'
import { derivedTotals, deriveTotals, gridSums } from '@ma-cantine/lib/diagnostics/grid-sums'
import { impossibleCells } from '@ma-cantine/lib/diagnostics/impossible-cells'
import { clearings, meaningfulValues } from '@ma-cantine/lib/diagnostics/meaningful-values'
import { missingAmounts } from '@ma-cantine/lib/diagnostics/missing-amounts'
import { gridCells } from '@ma-cantine/lib/diagnostics/product-grid'
import { impossibleCharacteristics } from '@ma-cantine/lib/purchases/impossible-characteristics'
import { familyOfGrid, labelCharacteristics } from '@ma-cantine/lib/purchases/summary-rules'
import { refusedBy } from '@ma-cantine/lib/teledeclaration/declaration-checks'
import { type Situation, type SituationFact, situationFacts } from '@ma-cantine/lib/teledeclaration/pending-actions'
import { describe, expect, test } from 'vitest'
import { fc } from '../../support/properties.ts'

const emptyValues = Object.fromEntries(diagnosticValueNames.map(name => [name, null])) as unknown as DiagnosticValues

const anyAmount = (most: number): fc.Arbitrary<Amount> =>
  fc.option(
    fc.integer({ min: 0, max: most * 100 }).map(cents => cents / 100),
    { nil: null },
  )

const anyGrid = fc
  .array(anyAmount(1000), { minLength: gridProperties.length, maxLength: gridProperties.length })
  .map(amounts => Object.fromEntries(gridProperties.map((property, index) => [property, amounts[index] ?? null])))

describe('the totals of a detailed report', () => {
  /** Adds up whole cents, cell by cell, as the law asks. */
  function plainTotals(grid: Readonly<Record<string, Amount>>) {
    const given = gridCells.filter(({ property }) => (grid[property] ?? null) !== null)
    const sum = (keep: (cell: (typeof gridCells)[number]) => boolean) =>
      given.length === 0
        ? null
        : Number(
            given
              .filter(keep)
              .reduce((cents, { property }) => cents + BigInt(Math.round((grid[property] ?? 0) * 100)), 0n),
          ) / 100
    const isEgalim = (group: string | null) => group !== null && group !== 'origin'
    return {
      valueBioHt: sum(({ label }) => label.group === 'bio'),
      valueSustainableHt: sum(({ label }) => label.group === 'sustainable'),
      valueExternalityPerformanceHt: sum(({ label }) => label.group === 'externalityPerformance'),
      valueEgalimOthersHt: sum(({ label }) => label.group === 'egalimOthers'),
      valueMeatPoultryEgalimHt: sum(
        ({ label, family }) => isEgalim(label.group) && family.property === 'ViandesVolailles',
      ),
      valueMeatPoultryFranceHt: sum(
        ({ label, family }) => label.property === 'France' && family.property === 'ViandesVolailles',
      ),
      valueFishEgalimHt: sum(({ label, family }) => isEgalim(label.group) && family.property === 'ProduitsDeLaMer'),
    }
  }

  test('are the same in the form, in a file, in what an import stores, and added up one by one', () => {
    fc.assert(
      fc.property(anyGrid, anyAmount(100_000), anyAmount(50_000), anyAmount(50_000), (grid, total, meat, fish) => {
        const draft = { valueTotalHt: total, valueMeatPoultryHt: meat, valueFishHt: fish, ...grid }
        const expected = plainTotals(grid)
        expect(deriveTotals(draft)).toEqual(expected)
        expect(gridSums(draft as DetailedDiagnosticDraft).totals).toMatchObject(expected)
        const list = amountProperties.map(property => (draft as Record<string, Amount>)[property] ?? null)
        const { amounts } = completeDiagnostic(list, null)
        for (const property of derivedTotals) {
          expect(amounts[amountProperties.indexOf(property)]).toBe(expected[property])
        }
      }),
      { numRuns: 100 },
    )
  })

  test('completed cell after cell by imports are those of the whole grid', () => {
    fc.assert(
      fc.property(anyGrid, fc.array(fc.boolean(), { minLength: 112, maxLength: 112 }), (grid, early) => {
        const part = (isEarly: boolean) =>
          amountProperties.map(property => {
            const place = (gridProperties as readonly string[]).indexOf(property)
            return place >= 0 && early[place] === isEarly ? (grid[property] ?? null) : null
          })
        const first = completeDiagnostic(part(true), null).amounts
        const { amounts } = completeDiagnostic(part(false), first)
        const totals = deriveTotals(grid)
        for (const property of derivedTotals) {
          expect(amounts[amountProperties.indexOf(property)]).toBe(totals[property])
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('the cross checks', () => {
  test('each has its own name, and a broken report that names the amounts that may hold the mistake', () => {
    expect(new Set(crossChecks.map(({ name }) => name)).size).toBe(crossChecks.length)
    for (const { name, type, parts, wholes, needs, unless = [], field } of crossChecks) {
      // Just above, shared among the parts.
      const values: CheckedValues = {
        diagnosticType: type,
        [needs]: unless.length > 0 ? 100 : (0 as Amount),
        ...Object.fromEntries(wholes.map(property => [property, 100])),
        ...Object.fromEntries(
          parts.map(property => [property, Math.floor((wholes.length * 10_000) / parts.length + 1) / 100]),
        ),
      }
      const failed = failedChecks(values).find(check => check.name === name)
      expect(failed, name).toMatchObject({ name, field })
      expect(failed?.fields).toEqual(expect.arrayContaining([...parts]))
      expect(failed?.message.in('fr')).toMatch(/€/)
      expect(failed?.message.in('en')).toMatch(/€/)
      const equal = {
        ...values,
        ...Object.fromEntries(parts.map(property => [property, (wholes.length * 100) / parts.length])),
      }
      // Amounts have two decimals.
      for (const property of parts)
        (equal as Record<string, Amount>)[property] =
          Math.floor(((equal as Record<string, number>)[property] as number) * 100) / 100
      expect(
        failedChecks(equal).map(check => check.name),
        `${name}: equality passes`,
      ).not.toContain(name)
    }
  })

  test('are not about a total that is not given', () => {
    expect(failedChecks({ valueBioHt: 10, valueMeatPoultryEgalimHt: 5, valueFishHt: 3 })).toEqual([])
  })

  test('only read the amounts of the step, when there is one', () => {
    const values = { valueTotalHt: 10, valueBioHt: 11, valueMeatPoultryHt: 5, valueMeatPoultryFranceHt: 6 }
    expect(failedChecks(values).map(({ name }) => name)).toEqual(['parts-above-total', 'meat-france-above-total'])
    expect(failedChecks(values, new Set(['valueMeatPoultryFranceHt'])).map(({ name }) => name)).toEqual([
      'meat-france-above-total',
    ])
    expect(failedChecks(values, new Set(['hasWastePlan']))).toEqual([])
  })

  test('say that meat is above all purchases rather than that meat and fish are', () => {
    const names = (values: CheckedValues) => failedChecks(values).map(({ name }) => name)
    expect(names({ valueTotalHt: 10, valueMeatPoultryHt: 11, valueFishHt: 1 })).toEqual(['meat-above-total'])
    expect(names({ valueTotalHt: 10, valueMeatPoultryHt: 6, valueFishHt: 5 })).toEqual(['meat-and-fish-above-total'])
  })
})

test('the cells that the form does not offer are those that purchases cannot have', () => {
  const ofPurchases = Object.entries(familyOfGrid).flatMap(([family, ofPurchase]) =>
    Object.entries(labelCharacteristics)
      .filter(([, codes]) => codes.every(code => impossibleCharacteristics(ofPurchase).includes(code)))
      .map(([label]) => `value${family}${label}`),
  )
  const ofReports = ofPurchases.filter(cell => cell !== 'valueProduitsDeLaMerRup')
  expect([...impossibleCells].sort()).toEqual(ofReports.sort())
  expect(impossibleCells.size).toBe(13)
})

/** The steps of the tunnels, with the values that each sends. */
const steps: readonly (readonly (keyof DiagnosticValues)[])[] = [
  ['valueTotalHt'],
  ['diagnosticType'],
  ['valueBioHt', 'valueSustainableHt'],
  ['valueEgalimOthersHt', 'valueExternalityPerformanceHt'],
  ['valueMeatPoultryHt', 'valueMeatPoultryEgalimHt', 'valueMeatPoultryFranceHt'],
  ['valueFishHt', 'valueFishEgalimHt'],
  ['valueMeatPoultryHt', 'valueFishHt'],
  ...[...Map.groupBy(gridCells, ({ label }) => label).values()].map(cells => cells.map(({ property }) => property)),
  ['hasWasteDiagnostic', 'hasWastePlan'],
  ['hasDonationAgreement', 'donationFrequency', 'donationQuantity', 'donationFoodType'],
  ['vegetarianWeeklyRecurrence'],
  ['vegetarianMenuType'],
  ['vegetarianMenuBases'],
  ['centralKitchenDiagnosticMode'],
]

const fewOf = <Value>(...values: Value[]) => fc.constantFrom<Value | null>(null, ...values)

const anyValueOf = (name: keyof DiagnosticValues): fc.Arbitrary<unknown> => {
  if (name === 'valueTotalHt') return anyAmount(3000)
  if (name.startsWith('value')) return fc.oneof(anyAmount(40), anyAmount(700))
  if (name === 'diagnosticType') return fewOf('SIMPLE', 'COMPLETE')
  if (name.startsWith('has')) return fewOf(true, false)
  if (name === 'vegetarianWeeklyRecurrence') return fewOf('NEVER', 'DAILY')
  if (name === 'centralKitchenDiagnosticMode') return fewOf('APPRO', 'ALL')
  if (name === 'vegetarianMenuType') return fewOf('UNIQUE')
  if (name === 'vegetarianMenuBases') return fewOf(['SOY'])
  return name === 'donationFoodType' ? fewOf('Yaourts') : fewOf(12)
}

const anyStep = fc
  .constantFrom(...steps)
  .chain(names => fc.record(Object.fromEntries(names.map(name => [name, anyValueOf(name)]))))

const anySteps = fc.array(anyStep, { minLength: 1, maxLength: 25 })

/** Ways to fill in a report, so that each kind of end is met in every run whatever the seed. */
const fillings = {
  'of any type': anySteps,
  'that stays simple': anySteps.map(list =>
    list.map(step => ('diagnosticType' in step ? { diagnosticType: null } : step)),
  ),
  'that stays detailed': anySteps.map(list => [
    { diagnosticType: 'COMPLETE' },
    ...list.filter(step => !('diagnosticType' in step)),
  ]),
  // Either of the last two steps is refused.
  'that contradicts itself': anySteps.map(list => [...list, { valueTotalHt: 10 }, { valueMeatPoultryHt: 20 }]),
} as const satisfies Readonly<Record<string, fc.Arbitrary<object[]>>>

const anySituation = fc.record(
  Object.fromEntries(situationFacts.map(fact => [fact, fc.boolean()])) as Record<SituationFact, fc.Arbitrary<boolean>>,
)

/** What the server does with a step: it keeps the report as it was when the step contradicts it. */
function save(
  before: DiagnosticValues,
  step: object,
): { readonly values: DiagnosticValues; readonly isSaved: boolean } {
  const values = meaningfulValues({ ...before, ...DiagnosticChange.parse(step) } as DiagnosticValues, before)
  const changed = new Set(
    diagnosticValueNames.filter(name => JSON.stringify(values[name]) !== JSON.stringify(before[name])),
  )
  const isSaved = Object.keys(diagnosticErrors(values, changed)).length === 0
  return { values: isSaved ? values : before, isSaved }
}

/** In an open campaign, a canteen that is no group, and for which nobody has declared yet, is only refused for what is missing. */
function expectDeclarable(values: DiagnosticValues, facts: Situation): void {
  const isFilled = missingAmounts({ ...values, isTeledeclared: false }).length === 0
  const hasMode = values.centralKitchenDiagnosticMode !== null
  const situation: Situation = {
    ...facts,
    hasDiagnostic: true,
    isFilled,
    hasMode,
    inDeclaration: true,
    isDeclared: false,
    isReportedByKitchen: false,
    isDeclaredByFormerKitchen: false,
    hasDeclaredSatellites: false,
    isGroup: false,
    hasIncompleteSatellite: false,
  }
  const lacksAmounts = !isFilled && !situation.hasPurchasesOfKitchen
  const lacksMode = situation.isKitchen && !hasMode
  expect(refusedBy(situation)?.code ?? null).toBe(lacksAmounts ? 'missing-amounts' : lacksMode ? 'no-mode' : null)
}

const runsOfFilling = 30

describe('steps saved in any order', () => {
  test('leave a report that holds together: neither the API, nor a file, nor the declaration refuses it', () => {
    const seen = { saved: 0, refused: 0, simple: 0, detailed: 0 }
    for (const [kind, filling] of Object.entries(fillings)) {
      const before = { ...seen }
      fc.assert(
        fc.property(filling, anySituation, (given, situation) => {
          let values: DiagnosticValues = { ...emptyValues, year: 2024 }
          for (const step of given) {
            const next = save(values, step)
            seen[next.isSaved ? 'saved' : 'refused']++
            values = next.values
          }
          expect(diagnosticErrors(values, new Set(diagnosticValueNames))).toEqual({})
          // Saved again, it stays as it is.
          expect(meaningfulValues(values, values)).toEqual(values)
          const isDetailed = values.diagnosticType === 'COMPLETE'
          seen[isDetailed ? 'detailed' : 'simple']++
          const draft = { ...values, yearlyMealCount: null }
          const broken = isDetailed
            ? detailedDiagnosticRules.filter(rule => rule.isBroken(draft as DetailedDiagnosticDraft))
            : simpleDiagnosticRules.filter(rule => rule.isBroken(draft as SimpleDiagnosticDraft))
          const refusing = broken.filter(({ severity, code }) => severity !== 'warning' && code !== 'total-required')
          expect(refusing.map(({ code }) => code)).toEqual([])
          expectDeclarable(values, situation)
        }),
        { numRuns: runsOfFilling },
      )
      if (kind === 'that stays simple') expect(seen.simple - before.simple).toBe(runsOfFilling)
      if (kind === 'that stays detailed') expect(seen.detailed - before.detailed).toBe(runsOfFilling)
      if (kind === 'that contradicts itself')
        expect(seen.refused - before.refused).toBeGreaterThanOrEqual(runsOfFilling)
    }
    expect(seen.saved).toBeGreaterThan(0)
  })

  test('end in the same report whatever their order, when none is refused', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...steps.keys()), { minLength: 2, maxLength: 12 }).chain(places => {
          // A value that two steps send would be that of the last one.
          const apart = places.filter(place => ![4, 5].includes(place))
          const each = apart.map(place =>
            fc.record(Object.fromEntries((steps[place] ?? []).map(name => [name, anyValueOf(name)]))),
          )
          return fc
            .tuple(...each)
            .chain(list => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })))
        }),
        ([one, other]) => {
          const start: DiagnosticValues = { ...emptyValues, year: 2024 }
          const end = (list: readonly object[]) => {
            let values = start
            for (const step of list) {
              const next = save(values, step)
              if (!next.isSaved) return null
              values = next.values
            }
            return values
          }
          const [first, second] = [end(one), end(other)]
          // What a simple report types, a detailed one derives: with both, the last one counts.
          const types = one.filter(step => 'diagnosticType' in step)
          if (first && second && types.length === 0) expect(second).toEqual(first)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('empty what a later answer makes meaningless, and only that', () => {
    for (const { when, clears } of clearings) {
      const given = Object.fromEntries(clears.map(name => [name, 1]))
      const values = { ...emptyValues, ...given } as DiagnosticValues
      expect(when(values)).toBe(false)
      expect(meaningfulValues(values, null)).toEqual(values)
    }
  })
})
