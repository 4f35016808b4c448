import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import { answerNames, type DiagnosticAnswers, formOfDiagnostic } from '@ma-cantine/lib/diagnostics/diagnostic-form'
import {
  isDiagnosticComplete,
  isMeasureStarted,
  measureState,
  nextMeasure,
  progressAfter,
  progressFields,
} from '@ma-cantine/lib/diagnostics/measure-progress'
import {
  isStepChanged,
  type MeasureContext,
  type MeasureStep,
  measureStepDraft,
  mergeOfStep,
  shownAnswer,
} from '@ma-cantine/lib/diagnostics/measure-tunnels'
import {
  answersOfMeasure,
  changeFromYear,
  informationSteps,
  leftovers,
  plasticSteps,
  vegetarianSteps,
  wasteSteps,
} from '@ma-cantine/lib/diagnostics/simple-measures'
import { mergeChanges } from '@ma-cantine/lib/entities/three-way-merge'
import { type MeasureId, measureIds } from '@ma-cantine/lib/measures/measure-ids'
import { shownSteps } from '@ma-cantine/lib/tunnels/tunnel'
import { describe, expect, test } from 'vitest'

const nothing = Object.fromEntries(answerNames.map(name => [name, null])) as unknown as DiagnosticAnswers
const stored = (values: Partial<DiagnosticAnswers>): DiagnosticAnswers => ({ ...nothing, ...values })
const small = { productionType: 'site', dailyMealCount: 100, year: 2025 }
const large = { productionType: 'site', dailyMealCount: 3001, year: 2025 }

const slugs = (steps: readonly MeasureStep[], answers: Partial<DiagnosticAnswers>, canteen: MeasureContext = small) =>
  shownSteps(steps, formOfDiagnostic(stored(answers)), canteen).map(({ slug }) => slug)

/** What a step stores for these answers, over those that were there. */
function draft(
  steps: readonly MeasureStep[],
  slug: string,
  typed: Record<string, unknown>,
  before: Partial<DiagnosticAnswers> = {},
) {
  const step = steps.find(each => each.slug === slug)
  if (!step) throw new Error(`No step ${slug}`)
  const result = measureStepDraft(step, stored(before)).safeParse({ ...formOfDiagnostic(stored(before)), ...typed })
  return result.success ? result.data : result.error.issues.map(({ path }) => path[0])
}

describe('the steps', () => {
  test.each([
    ['waste', wasteSteps, {}, small, ['plan-action', 'mesure-gaspillage', 'actions']],
    [
      'waste, weighed, above 3 000 meals a day',
      wasteSteps,
      { hasWasteMeasures: true },
      large,
      ['plan-action', 'mesure-gaspillage', 'actions', 'dons-alimentaires', 'évaluations'],
    ],
    [
      'waste, exactly 3 000 meals a day',
      wasteSteps,
      { hasWasteMeasures: false },
      { productionType: 'site', dailyMealCount: 3000, year: 2025 },
      ['plan-action', 'mesure-gaspillage', 'actions'],
    ],
    [
      'waste, a kitchen without a dining place',
      wasteSteps,
      {},
      { productionType: 'central', dailyMealCount: null, year: 2025 },
      ['plan-action', 'mesure-gaspillage', 'actions', 'dons-alimentaires'],
    ],
    ['vegetarian, 100 covers', vegetarianSteps, {}, small, ['service', 'menu', 'options', 'composition']],
    [
      'vegetarian, 201 covers',
      vegetarianSteps,
      { vegetarianWeeklyRecurrence: 'LOW' },
      { productionType: 'site', dailyMealCount: 201, year: 2025 },
      ['plan', 'service', 'menu', 'options', 'composition'],
    ],
    [
      'vegetarian, exactly 200 covers, never',
      vegetarianSteps,
      { vegetarianWeeklyRecurrence: 'NEVER' },
      { productionType: 'site', dailyMealCount: 200, year: 2025 },
      ['service', 'menu'],
    ],
    ['plastic', plasticSteps, {}, small, ['contenants-alimentaires', 'ustensils-et-contenants']],
    [
      'information',
      informationSteps,
      {},
      small,
      ['information-convives', 'mode-information', 'qualite-nutritionnelle', 'lien-communication'],
    ],
  ] as const)('of %s', (_, steps, answers, canteen, expected) => {
    expect(slugs(steps, answers as Partial<DiagnosticAnswers>, canteen)).toEqual(expected)
  })

  test('ask for each answer of the four measures once', () => {
    const asked = [...wasteSteps, ...vegetarianSteps, ...plasticSteps, ...informationSteps].flatMap(step => step.asks)
    expect(new Set(asked).size).toBe(asked.length)
    expect(answersOfMeasure('interdiction-du-plastique')).toHaveLength(4)
  })
})

test('each measure leads to the next, and the last to the establishment', () => {
  expect(measureIds.map(nextMeasure)).toEqual([...measureIds.slice(1), null])
})

describe('the progress', () => {
  const at = (answers: Partial<DiagnosticAnswers>) =>
    shownSteps(wasteSteps, formOfDiagnostic(stored(answers)), small) as readonly MeasureStep[]
  const without = at({ hasWasteMeasures: false })
  const withMeasurements = at({ hasWasteMeasures: true })
  const go = (slug: string) => ({ kind: 'go', slug }) as const

  test.each([
    ['is the step that is left', null, without, without, 'plan-action', go('mesure-gaspillage'), 'plan-action'],
    ['grows', 'plan-action', without, without, 'mesure-gaspillage', go('actions'), 'mesure-gaspillage'],
    ['stays on going back', 'actions', without, without, 'plan-action', go('mesure-gaspillage'), 'actions'],
    ['is complete once the synthesis is reached', 'actions', without, without, 'actions', go('complet'), 'complet'],
    ['stays complete', 'complet', without, without, 'plan-action', { kind: 'leave' }, 'complet'],
    [
      'goes back when steps appear',
      'complet',
      without,
      withMeasurements,
      'mesure-gaspillage',
      go('actions'),
      'mesure-gaspillage',
    ],
    ['forgets an unknown step', 'autres', without, without, 'plan-action', go('mesure-gaspillage'), 'plan-action'],
  ] as const)('%s', (_, progress, before, after, slug, move, expected) => {
    expect(progressAfter(progress, before, after, { slug, move })).toBe(expected)
  })
})

describe('a step stores', () => {
  test('only what changed', () => {
    const before = { hasWasteDiagnostic: true, hasWastePlan: false }
    expect(draft(wasteSteps, 'plan-action', {}, before)).toEqual({})
    expect(draft(wasteSteps, 'plan-action', { hasWastePlan: 'yes' }, before)).toEqual({ hasWastePlan: true })
    expect(draft(wasteSteps, 'actions', { wasteActions: [] })).toEqual({})
  })

  test('no plan without a diagnosis', () => {
    const typed = { hasWasteDiagnostic: 'no', hasWastePlan: 'yes' }
    const before = { hasWasteDiagnostic: true, hasWastePlan: true }
    expect(draft(wasteSteps, 'plan-action', typed, before)).toEqual({ hasWasteDiagnostic: false, hasWastePlan: null })
  })

  test('no former leftovers when nothing is weighed', () => {
    const before = { ...Object.fromEntries(leftovers.map(name => [name, 12])), hasWasteMeasures: true }
    expect(draft(wasteSteps, 'mesure-gaspillage', { hasWasteMeasures: 'no' }, before)).toEqual({
      hasWasteMeasures: false,
      ...Object.fromEntries(leftovers.map(name => [name, null])),
    })
    expect(draft(wasteSteps, 'mesure-gaspillage', { hasWasteMeasures: '' }, { totalLeftovers: 3 })).toEqual({})
  })

  test('no donations without an agreement', () => {
    const before = { hasDonationAgreement: true, donationFrequency: 3, donationFoodType: 'Pain' }
    const typed = { hasDonationAgreement: 'no', donationQuantity: '12' }
    expect(draft(wasteSteps, 'dons-alimentaires', typed, before)).toEqual({
      hasDonationAgreement: false,
      donationFrequency: null,
      donationFoodType: null,
    })
  })

  test('donations as they are typed', () => {
    const typed = { hasDonationAgreement: 'yes', donationFrequency: '1 200', donationQuantity: ' 1 234,5 kg' }
    expect(draft(wasteSteps, 'dons-alimentaires', typed)).toEqual({
      hasDonationAgreement: true,
      donationFrequency: 1200,
      donationQuantity: 1234.5,
    })
  })

  test.each([
    ['donationFrequency', '-1'],
    ['donationFrequency', '1,5'],
    ['donationFrequency', '3000000000'],
    ['donationQuantity', '-0,01'],
    ['donationQuantity', '1,234'],
    ['donationQuantity', 'beaucoup'],
    ['donationQuantity', '99999999999999'],
  ])('no %s of %s', (name, text) => {
    expect(draft(wasteSteps, 'dons-alimentaires', { hasDonationAgreement: 'yes', [name]: text })).toEqual([name])
  })

  test.each([
    [wasteSteps, 'actions', 'wasteActions', 'otherWasteAction', ['TRAINING']],
    [informationSteps, 'mode-information', 'communicationSupports', 'otherCommunicationSupport', ['DISPLAY']],
  ] as const)('the text of another answer, which its box asks for', (steps, slug, list, text, codes) => {
    const ticked = { [list]: [...codes, 'OTHER_TEXT'] }
    expect(draft(steps, slug, ticked)).toEqual([text])
    expect(draft(steps, slug, { ...ticked, [text]: '  Compost ' })).toEqual({ [list]: codes, [text]: 'Compost' })
    // The box is ticked as long as the text is stored: passing through the step changes nothing.
    expect(draft(steps, slug, {}, { [list]: codes, [text]: 'Compost' })).toEqual({})
    expect(draft(steps, slug, { [list]: codes }, { [list]: codes, [text]: 'Compost' })).toEqual({ [text]: null })
  })

  test('the supports of older years', () => {
    const before = { communicationSupports: ['EMAIL', 'OTHER'], otherCommunicationSupport: 'Radio' } as const
    expect(draft(informationSteps, 'mode-information', {}, { ...before, communicationSupports: ['EMAIL'] })).toEqual({})
    const legacy = { communicationSupports: [...before.communicationSupports], otherCommunicationSupport: 'Radio' }
    expect(draft(informationSteps, 'mode-information', {}, legacy)).toEqual({ communicationSupports: ['EMAIL'] })
  })

  test('nothing on vegetarian menus where there are none', () => {
    const before = { vegetarianMenuType: 'UNIQUE', vegetarianMenuBases: ['SOY'] } as Partial<DiagnosticAnswers>
    expect(draft(vegetarianSteps, 'menu', { vegetarianWeeklyRecurrence: 'NEVER' }, before)).toEqual({
      vegetarianWeeklyRecurrence: 'NEVER',
      vegetarianMenuType: null,
      vegetarianMenuBases: null,
    })
    expect(draft(vegetarianSteps, 'menu', { vegetarianWeeklyRecurrence: 'LOW' }, before)).toEqual({
      vegetarianWeeklyRecurrence: 'LOW',
    })
  })

  test('no actions without a plan, and no frequency without information', () => {
    const planned = { hasDiversificationPlan: true, diversificationPlanActions: ['MENU'] } as Partial<DiagnosticAnswers>
    expect(draft(vegetarianSteps, 'plan', { hasDiversificationPlan: 'no' }, planned)).toEqual({
      hasDiversificationPlan: false,
      diversificationPlanActions: null,
    })
    const informing = { communicatesOnFoodQuality: true, communicationFrequency: 'YEARLY' } as const
    expect(draft(informationSteps, 'information-convives', { communicatesOnFoodQuality: 'no' }, informing)).toEqual({
      communicatesOnFoodQuality: false,
      communicationFrequency: null,
    })
  })

  test.each([
    ['www.exemple.fr/menus', { communicationSupportUrl: 'https://www.exemple.fr/menus' }],
    ['HTTP://exemple.fr', { communicationSupportUrl: 'HTTP://exemple.fr' }],
    ['', {}],
    ['javascript:alert(1)', ['communicationSupportUrl']],
    ['ici ou là', ['communicationSupportUrl']],
    [`https://exemple.fr/${'a'.repeat(200)}`, ['communicationSupportUrl']],
  ])('of the address %j', (communicationSupportUrl, expected) => {
    expect(draft(informationSteps, 'lien-communication', { communicationSupportUrl })).toEqual(expected)
  })

  test('nothing for buttons of which none is chosen, which forms give as null', () => {
    expect(draft(plasticSteps, 'contenants-alimentaires', { cookingPlasticSubstituted: null })).toEqual({})
    const [step] = plasticSteps
    const saved = formOfDiagnostic(nothing)
    expect(isStepChanged(step, { ...saved, cookingPlasticSubstituted: null as unknown as string }, saved)).toBe(false)
  })

  test('nothing more once it is as it was', () => {
    const [step] = plasticSteps
    const saved = formOfDiagnostic(stored({ cookingPlasticSubstituted: true }))
    expect(isStepChanged(step, saved, saved)).toBe(false)
    expect(isStepChanged(step, { ...saved, cookingPlasticSubstituted: 'no' }, saved)).toBe(true)
    expect(isStepChanged(step, { ...saved, plasticBottlesSubstituted: 'no' }, saved)).toBe(false)
  })
})

describe('two people', () => {
  const [step] = plasticSteps
  const merge = (mine: Partial<DiagnosticAnswers>, theirs: Partial<DiagnosticAnswers>) =>
    mergeChanges(mergeOfStep(step), nothing, stored(mine), stored(theirs))

  test('who answer different steps do not collide', () => {
    const { merged, conflicts } = merge({ cookingPlasticSubstituted: true }, { plasticBottlesSubstituted: false })
    expect(conflicts).toEqual([])
    expect(merged).toEqual(stored({ cookingPlasticSubstituted: true, plasticBottlesSubstituted: false }))
  })

  test('who answer one step collide, unless they answer the same', () => {
    const mine = { cookingPlasticSubstituted: true }
    expect(merge(mine, { servingPlasticSubstituted: true }).conflicts).toEqual([step.slug])
    expect(merge(mine, mine).conflicts).toEqual([])
  })

  test('collide on an answer of another step that both correct', () => {
    const { conflicts } = merge({ valueTotalHt: 12 }, { valueTotalHt: 13, valueBioHt: 1 })
    expect(conflicts).toEqual(['valueTotalHt'])
  })

  test('an empty list and none say the same', () => {
    expect(merge({ wasteActions: [] }, { wasteActions: ['TRAINING'] }).conflicts).toEqual([])
  })
})

describe('last year', () => {
  test('gives its answers where they differ, and empties nothing', () => {
    const last = stored({ cookingPlasticSubstituted: true, servingPlasticSubstituted: false })
    const now = stored({ servingPlasticSubstituted: false, plasticBottlesSubstituted: true })
    expect(changeFromYear('interdiction-du-plastique', now, last)).toEqual({ cookingPlasticSubstituted: true })
    expect(changeFromYear('interdiction-du-plastique', last, last)).toEqual({})
  })

  test('empties what its answers make meaningless', () => {
    const last = stored({ vegetarianWeeklyRecurrence: 'NEVER' })
    const now = stored({ vegetarianWeeklyRecurrence: 'MID', vegetarianMenuBases: ['SOY'], serviceType: 'UNIQUE' })
    expect(changeFromYear('menus-vegetariens', now, last)).toEqual({
      vegetarianWeeklyRecurrence: 'NEVER',
      vegetarianMenuBases: null,
    })
  })
})

describe('a measure', () => {
  const diagnostic = (values: Partial<Diagnostic>) =>
    ({
      ...nothing,
      ...Object.fromEntries(Object.values(progressFields).map(field => [field, null])),
      creationSource: 'APP',
      isFilled: false,
      ...values,
    }) as unknown as Diagnostic
  const finished = Object.fromEntries(Object.values(progressFields).map(field => [field, 'complet']))
  const plastic = {
    cookingPlasticSubstituted: true,
    servingPlasticSubstituted: false,
    plasticBottlesSubstituted: true,
    plasticTablewareSubstituted: true,
  }
  const stateOf = (values: Partial<Diagnostic>, measure: MeasureId = 'interdiction-du-plastique') =>
    measureState(small, diagnostic({ year: 2024, ...values }), measure)

  test('is started when its progress says so, or when it has an answer, whoever wrote it', () => {
    expect(isMeasureStarted(diagnostic({}), 'menus-vegetariens')).toBe(false)
    expect(isMeasureStarted(diagnostic({ tunnelDiversification: 'menu' }), 'menus-vegetariens')).toBe(true)
    expect(isMeasureStarted(diagnostic({ creationSource: 'IMPORT' }), 'menus-vegetariens')).toBe(false)
    for (const creationSource of ['APP', 'API', 'IMPORT', null] as const) {
      const written = diagnostic({ creationSource, serviceType: 'UNIQUE', valueTotalHt: 1000 })
      expect(isMeasureStarted(written, 'menus-vegetariens')).toBe(true)
      expect(isMeasureStarted(written, 'qualite-des-produits')).toBe(true)
      expect(isMeasureStarted(written, 'information-des-usagers')).toBe(false)
    }
  })

  test('is not started, in progress, then complete', () => {
    expect(measureState(small, null, 'interdiction-du-plastique')).toBe('not-started')
    expect(stateOf({})).toBe('not-started')
    expect(stateOf({ tunnelPlastic: 'contenants-alimentaires' })).toBe('in-progress')
    expect(stateOf({ ...plastic, tunnelPlastic: 'complet' })).toBe('complete')
  })

  test('is finished, and not complete, with a question left without an answer', () => {
    expect(stateOf({ ...plastic, plasticBottlesSubstituted: null, tunnelPlastic: 'complet' })).toBe('finished')
    expect(stateOf({ year: 2022, tunnelPlastic: 'complet' })).toBe('complete')
    const information = { communicatesOnFoodQuality: false, communicationSupports: [], communicatesOnFoodPlan: true }
    // A canteen may have no page of its own.
    expect(stateOf({ ...information, tunnelInfo: 'complet' }, 'information-des-usagers')).toBe('complete')
  })

  test('that another program wrote is as far as its answers', () => {
    expect(stateOf({ ...plastic, creationSource: 'API' })).toBe('complete')
    expect(stateOf({ creationSource: null, cookingPlasticSubstituted: true })).toBe('in-progress')
    expect(stateOf({ valueTotalHt: 1000, isFilled: true }, 'qualite-des-produits')).toBe('complete')
  })

  test('of quality needs the total of the purchases', () => {
    const values = { tunnelAppro: 'complet' }
    expect(stateOf(values, 'qualite-des-produits')).toBe('in-progress')
    expect(stateOf({ ...values, isFilled: true }, 'qualite-des-produits')).toBe('complete')
  })

  test('ends the diagnostic with the four others', () => {
    // Before 2023, no answer counts as no.
    const all = diagnostic({ year: 2022, isFilled: true, ...finished })
    expect(isDiagnosticComplete(small, all)).toBe(true)
    expect(isDiagnosticComplete(small, { ...all, tunnelInfo: 'mode-information' })).toBe(false)
    expect(isDiagnosticComplete(small, { ...all, year: 2024 })).toBe(false)
  })

  test('without an answer counts as no before 2023', () => {
    expect([2022, 2023].map(year => shownAnswer(null, year))).toEqual([false, null])
    expect(shownAnswer(true, 2019)).toBe(true)
  })
})
