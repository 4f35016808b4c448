import { storedAmounts } from '@ma-cantine/lib/diagnostics/amount-properties'
import {
  type AnswerName,
  answerNames,
  type DiagnosticAnswers,
  type DiagnosticForm,
  formOfDiagnostic,
} from '@ma-cantine/lib/diagnostics/diagnostic-form'
import { isStepChanged, measureStepDraft } from '@ma-cantine/lib/diagnostics/measure-tunnels'
import { qualityMeasureSteps } from '@ma-cantine/lib/diagnostics/quality-measure'
import { shownSteps } from '@ma-cantine/lib/tunnels/tunnel'
import { describe, expect, test } from 'vitest'

const stored = (values: Partial<DiagnosticAnswers>): DiagnosticAnswers =>
  ({ ...Object.fromEntries(answerNames.map(name => [name, null])), ...values }) as unknown as DiagnosticAnswers

const stepOf = (slug: string) => {
  const step = qualityMeasureSteps.find(each => each.slug === slug)
  if (!step) throw new Error(slug)
  return step
}

/** Types texts in a step of a stored report, and reads what would be sent or why it is refused. */
function type(slug: string, before: Partial<DiagnosticAnswers>, typed: Partial<DiagnosticForm>) {
  const base = stored(before)
  const values = { ...formOfDiagnostic(base), ...typed }
  const { data, error } = measureStepDraft(stepOf(slug), base).safeParse(values)
  return { change: data, refused: error?.issues.map(({ path, ...issue }) => [path[0], codeOf(issue)]) ?? [] }
}
const codeOf = (issue: object) => (issue as { params?: { message: { code: string } } }).params?.message.code

const canteen = { productionType: 'site', dailyMealCount: 10 } as const
const slugs = (diagnosticType: string, given: Partial<DiagnosticAnswers> = {}, year = 2025) =>
  shownSteps(qualityMeasureSteps, { ...formOfDiagnostic(stored(given)), diagnosticType } as DiagnosticForm, {
    ...canteen,
    year,
  }).map(({ slug }) => slug)

test('the mode of entry decides on the steps', () => {
  expect(slugs('')).toHaveLength(6)
  expect(slugs('SIMPLE')).toHaveLength(6)
  expect(slugs('COMPLETE')).toHaveLength(17)
})

test('the parts of amounts have a step once a file or a program gave one, be it zero, in the mode that they are of', () => {
  const ofTotals = { valueFishFranceHt: 0 }
  const ofGrid = { valueBoissonsBioFairTrade: 12 }
  expect(slugs('SIMPLE', ofTotals).at(-1)).toBe('parts-equitables-et-francaises')
  expect(slugs('COMPLETE', ofGrid).at(-1)).toBe('bio-dont-commerce-equitable')
  expect([slugs('SIMPLE', ofGrid).length, slugs('COMPLETE', ofTotals).length]).toEqual([6, 17])
})

test('the parts of amounts have a step in every report from 2026 on, which asks for nothing', () => {
  expect(slugs('SIMPLE', {}, 2026)).toEqual([...slugs('SIMPLE'), 'parts-equitables-et-francaises'])
  expect(slugs('COMPLETE', {}, 2026)).toEqual([...slugs('COMPLETE'), 'bio-dont-commerce-equitable'])
  for (const slug of ['parts-equitables-et-francaises', 'bio-dont-commerce-equitable']) {
    expect(type(slug, { valueTotalHt: 100 }, {})).toEqual({ change: {}, refused: [] })
  }
})

test('a part above its whole is refused in its step, and where its whole is typed', () => {
  const before = { diagnosticType: 'SIMPLE', valueTotalHt: 900, valueBioHt: 100, valueBioFairTradeHt: 50 } as const
  expect(type('parts-equitables-et-francaises', before, { valueBioFairTradeHt: '101' }).refused).toEqual([
    ['valueBioFairTradeHt', 'fair-trade-above-organic'],
  ])
  expect(type('valeurs-totales-bio-siqo', before, { valueBioHt: '49' }).refused).toEqual([
    ['valueBioHt', 'fair-trade-above-organic'],
  ])
})

test('no step asks for what another asks', () => {
  for (const mode of ['SIMPLE', 'COMPLETE']) {
    const asked = qualityMeasureSteps.filter(({ slug }) => slugs(mode).includes(slug)).flatMap(({ asks }) => asks)
    expect(new Set(asked).size).toBe(asked.length)
  }
})

describe('the total', () => {
  test.each([
    ['', 'required'],
    ['0', 'total-above-zero'],
    ['-3', 'negative'],
    ['12,345', 'two-readings'],
    ['1234,567', 'wrong-amount'],
    ['douze', 'wrong-amount'],
    ['12 kg', 'in-euros'],
    ['1 234,50 € TTC', 'in-euros'],
  ])('%j is refused', (valueTotalHt, code) => {
    expect(type('total', {}, { valueTotalHt }).refused).toEqual([['valueTotalHt', code]])
  })

  test.each([
    ['1234,5', 1234.5],
    ['1 234,50 €', 1234.5],
    ['1 234,50 € HT', 1234.5],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1234.5', 1234.5],
  ])('%j is read', (valueTotalHt, amount) => {
    expect(type('total', {}, { valueTotalHt }).change).toEqual({ valueTotalHt: amount })
  })

  test('must cover the parts that are there', () => {
    expect(type('total', { valueBioHt: 10, valueSustainableHt: 5 }, { valueTotalHt: '12' }).refused).toEqual([
      ['valueTotalHt', 'parts-above-total'],
    ])
    expect(type('total', { valueMeatPoultryHt: 8, valueFishHt: 5 }, { valueTotalHt: '12' }).refused).toEqual([
      ['valueTotalHt', 'meat-and-fish-above-total'],
    ])
  })
})

test('the mode of entry must be chosen', () => {
  expect(type('mode-de-saisie', {}, {}).refused).toEqual([['diagnosticType', 'required']])
  expect(type('mode-de-saisie', {}, { diagnosticType: 'COMPLETE' }).change).toEqual({ diagnosticType: 'COMPLETE' })
})

describe('amounts', () => {
  test('that are empty are not known, and zero is known', () => {
    const before = { diagnosticType: 'COMPLETE', valueTotalHt: 10, valueAutresBio: 3 } as const
    expect(type('bio', before, { valueAutresBio: '', valueBoissonsBio: '0' }).change).toEqual({
      valueAutresBio: null,
      valueBoissonsBio: 0,
    })
  })

  test('that did not change are not sent', () => {
    const before = { diagnosticType: 'SIMPLE', valueTotalHt: 10, valueBioHt: 3.5 } as const
    expect(type('valeurs-totales-bio-siqo', before, { valueBioHt: '3,50' }).change).toEqual({})
  })

  test.each([
    ['valeurs-totales-bio-siqo', 'valueBioHt', { valueSustainableHt: 90 }, 'parts-above-total'],
    ['valeurs-totales-autres', 'valueEgalimOthersHt', { valueBioHt: 90 }, 'parts-above-total'],
    ['valeurs-totales-viandes-volailles', 'valueMeatPoultryHt', { valueFishHt: 90 }, 'meat-and-fish-above-total'],
    [
      'valeurs-totales-viandes-volailles',
      'valueMeatPoultryFranceHt',
      { valueMeatPoultryHt: 10 },
      'meat-france-above-total',
    ],
    [
      'valeurs-totales-mer-aquaculture',
      'valueFishEgalimHt',
      { valueBioHt: 50, valueFishHt: 10 },
      'fish-egalim-above-total',
    ],
  ] as const)('of the simple step %s: %s contradicts others', (slug, name, values, code) => {
    const before = { diagnosticType: 'SIMPLE', valueTotalHt: 100, ...values } as const
    const { refused } = type(slug, before, { [name]: '20' })
    expect(refused.map(([, each]) => each)).toContain(code)
  })

  test.each([
    ['hve', 'valueAutresHve', { valueAutresBio: 90 }, 'detail-above-total'],
    ['non-egalim', 'valueAutresNonEgalim', { valueAutresBio: 90 }, 'detail-above-total'],
    ['bio', 'valueViandesVolaillesBio', { valueMeatPoultryHt: 10 }, 'meat-detail-above-total'],
    ['peche-durable', 'valueProduitsDeLaMerPecheDurable', { valueFishHt: 10 }, 'fish-detail-above-total'],
    ['france', 'valueViandesVolaillesFrance', { valueMeatPoultryHt: 10 }, 'meat-origin-above-total'],
    ['local', 'valueProduitsDeLaMerLocal', { valueFishHt: 10 }, 'fish-origin-above-total'],
    [
      'short-distribution',
      'valueBoissonsShortDistribution',
      { valueAutresShortDistribution: 90 },
      'origin-above-total',
    ],
  ] as const)('of the label %s: %s contradicts others', (slug, name, values, code) => {
    const before = { diagnosticType: 'COMPLETE', valueTotalHt: 100, ...values } as const
    expect(type(slug, before, { [name]: '20' }).refused).toEqual([[name, code]])
  })

  test('of another step may be corrected in this one, and are sent with it', () => {
    const before = { diagnosticType: 'COMPLETE', valueTotalHt: 100, valueAutresBio: 90 } as const
    const typed = { valueAutresHve: '20', valueAutresBio: '80' }
    expect(type('hve', before, typed)).toEqual({ change: { valueAutresHve: 20, valueAutresBio: 80 }, refused: [] })
    const saved = formOfDiagnostic(stored(before))
    expect(isStepChanged(stepOf('hve'), { ...saved, valueAutresBio: '80' }, saved)).toBe(true)
  })

  test('that contradict each other elsewhere do not hold up a step', () => {
    const before = {
      diagnosticType: 'COMPLETE',
      valueTotalHt: 100,
      valueMeatPoultryHt: 5,
      valueViandesVolaillesFrance: 9,
    } as const
    expect(type('hve', before, { valueAutresHve: '1' }).change).toEqual({ valueAutresHve: 1 })
  })
})

test('each amount may be corrected wherever a check names it', () => {
  const names: readonly AnswerName[] = storedAmounts
  for (const { slug, mends } of qualityMeasureSteps) {
    if (slug !== 'mode-de-saisie') expect(mends).toEqual(names)
  }
})
