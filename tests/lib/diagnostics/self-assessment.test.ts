import { NewDiagnostic } from '@ma-cantine/lib/diagnostics/diagnostic-input'
import {
  type AssessmentAnswers,
  assessedMeasures,
  assessedYears,
  assessmentQuestions,
  readSelfAssessment,
  type SelfAssessment,
} from '@ma-cantine/lib/diagnostics/self-assessment'
import { assessedShares } from '@ma-cantine/lib/diagnostics/self-assessment-badges'
import { measureDraft, purchasesDraft } from '@ma-cantine/lib/diagnostics/self-assessment-draft'
import {
  type AssessmentForm,
  formOfMeasure,
  formOfPurchases,
  isAsked,
  otherChoice,
} from '@ma-cantine/lib/diagnostics/self-assessment-form'
import { givenAnswers, reportOf } from '@ma-cantine/lib/diagnostics/self-assessment-report'
import { tasksOf } from '@ma-cantine/lib/diagnostics/self-assessment-tasks'
import { keyMeasures } from '@ma-cantine/lib/measures/catalogue'
import { issueMessage } from '@ma-cantine/lib/messages/issue-message'
import { describe, expect, test } from 'vitest'

const school = { productionType: 'site', dailyMealCount: 150 }
const hospital = { productionType: 'site', dailyMealCount: 5000 }

/** The objections to what is typed, by field. */
function refusals(schema: ReturnType<typeof measureDraft> | ReturnType<typeof purchasesDraft>, values: AssessmentForm) {
  const { error } = schema.safeParse(values, { error: issue => issueMessage(issue as never)?.in('fr') ?? 'refusé' })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

const assessment: SelfAssessment = {
  'qualite-des-produits': {
    '2025': { valueTotalHt: 1000, valueBioHt: 200, valueSustainableHt: null },
    '2026': { valueTotalHt: 50, valueBioHt: null, valueSustainableHt: null },
  },
  'gaspillage-alimentaire': {
    hasWasteDiagnostic: true,
    hasDonationAgreement: true,
    donationFrequency: 3,
    wasteActions: [],
  },
  'menus-vegetariens': { hasDiversificationPlan: true, vegetarianWeeklyRecurrence: 'NEVER' },
}

describe('what the device keeps', () => {
  test('is read as it was written', () => {
    expect(readSelfAssessment(JSON.stringify(assessment))).toEqual(assessment)
    expect(assessedMeasures(assessment)).toEqual([
      'qualite-des-produits',
      'gaspillage-alimentaire',
      'menus-vegetariens',
    ])
  })

  test.each([null, '', '{', '[]', '"x"', 'null', '{"qualite-des-produits":[1]}', '{"x":1}'])(
    'is empty when it is %s',
    text => {
      expect(assessedMeasures(readSelfAssessment(text))).toEqual([])
    },
  )

  test('loses only the measure that cannot be read', () => {
    const { 'menus-vegetariens': _, ...others } = assessment
    const text = JSON.stringify({ ...assessment, 'menus-vegetariens': { vegetarianWeeklyRecurrence: 'SOMETIMES' } })
    expect(readSelfAssessment(text)).toEqual(others)
  })

  test('a measure of products without any total is not assessed', () => {
    expect(assessedMeasures({ 'qualite-des-produits': { '2025': { valueTotalHt: null } } })).toEqual([])
  })

  test('every question is one of a report', () => {
    for (const name of Object.values(assessmentQuestions).flat()) expect(NewDiagnostic.shape).toHaveProperty(name)
    expect(assessedYears('2026-11-23')).toEqual([2025, 2026])
  })
})

describe('the form of purchases', () => {
  const empty = formOfPurchases([2025, 2026], {})

  test('reads what people type, and gives back what is kept', () => {
    const typed = { ...empty, 'valueTotalHt-2025': '12 500,50 €', 'valueBioHt-2025': '2500' }
    const kept = purchasesDraft([2025, 2026]).parse(typed)
    expect(kept).toEqual({
      '2025': { valueTotalHt: 12_500.5, valueBioHt: 2500, valueSustainableHt: null },
      '2026': { valueTotalHt: null, valueBioHt: null, valueSustainableHt: null },
    })
    expect(formOfPurchases([2025, 2026], { 'qualite-des-produits': kept })).toMatchObject({
      'valueTotalHt-2025': '12500,5',
      'valueTotalHt-2026': '',
    })
  })

  test.each([
    [{ 'valueTotalHt-2025': '-1' }, { 'valueTotalHt-2025': 'Ce nombre ne peut pas être négatif.' }],
    [
      { 'valueBioHt-2026': 'beaucoup' },
      { 'valueBioHt-2026': 'Indiquez un nombre avec deux décimales au plus, par exemple 1250,50.' },
    ],
    [
      { 'valueTotalHt-2025': '100', 'valueBioHt-2025': '60', 'valueSustainableHt-2025': '40,01' },
      {
        'valueTotalHt-2025':
          'Le bio et les autres produits durables et de qualité font ensemble 100,01 €, plus que le total des achats, 100,00 €.',
      },
    ],
    [
      { 'valueBioHt-2026': '10' },
      { 'valueTotalHt-2026': 'Indiquez aussi le total de vos achats de l’année, pour calculer les parts.' },
    ],
    [{ 'valueTotalHt-2025': '100', 'valueBioHt-2025': '60', 'valueSustainableHt-2025': '40' }, {}],
    [
      { 'valueTotalHt-2025': '12 kg' },
      {
        'valueTotalHt-2025':
          '« kg » n’est pas l’unité de ce champ : indiquez un montant en euros hors taxes, par exemple 1234,50.',
      },
    ],
  ])('refuses what reports refuse: %j', (typed, expected) => {
    const found = refusals(purchasesDraft([2025, 2026]), { ...empty, ...typed } as AssessmentForm)
    expect(Object.fromEntries(Object.entries(found).map(([name, text]) => [name, text.replace(/\s/g, ' ')]))).toEqual(
      expected,
    )
  })
})

describe('the forms of the other measures', () => {
  test('give back what they were given', () => {
    for (const id of ['gaspillage-alimentaire', 'menus-vegetariens'] as const) {
      const form = formOfMeasure(id, assessment)
      const kept = measureDraft(id).parse(form)
      expect(formOfMeasure(id, { [id]: kept })).toEqual(form)
    }
  })

  test('empty what an answer makes meaningless', () => {
    const waste = {
      ...formOfMeasure('gaspillage-alimentaire', assessment),
      hasDonationAgreement: false,
      breadLeftovers: '12,5',
      otherWasteAction: 'Peser le pain',
    }
    expect(measureDraft('gaspillage-alimentaire').parse(waste)).toMatchObject({
      hasDonationAgreement: false,
      donationFrequency: null,
      breadLeftovers: null,
      otherWasteAction: null,
    })
    const menus = {
      ...formOfMeasure('menus-vegetariens', {}),
      vegetarianWeeklyRecurrence: 'NEVER',
      vegetarianMenuBases: ['SOY'],
    }
    expect(measureDraft('menus-vegetariens').parse(menus)).toMatchObject({ vegetarianMenuBases: [] })
    expect(isAsked('vegetarianMenuType', menus)).toBe(false)
    expect(isAsked('vegetarianMenuType', { ...menus, vegetarianWeeklyRecurrence: '' })).toBe(true)
  })

  test('ask for the text of the box “other”, keep it, and tick the box again', () => {
    const form = { ...formOfMeasure('gaspillage-alimentaire', {}), wasteActions: ['TRAINING', otherChoice] }
    expect(refusals(measureDraft('gaspillage-alimentaire'), form)).toEqual({
      otherWasteAction: 'Précisez votre réponse, ou décochez « Autre ».',
    })
    const kept = measureDraft('gaspillage-alimentaire').parse({ ...form, otherWasteAction: ' Peser ' })
    expect(kept).toMatchObject({ wasteActions: ['TRAINING'], otherWasteAction: 'Peser' })
    expect(formOfMeasure('gaspillage-alimentaire', { 'gaspillage-alimentaire': kept }).wasteActions).toEqual([
      'TRAINING',
      otherChoice,
    ])
  })

  test.each([
    ['donationFrequency', '1,5', 'Ce champ doit être un nombre entier.'],
    ['donationQuantity', '-2', 'Ce nombre ne peut pas être négatif.'],
    ['donationFrequency', '12', undefined],
    ['donationQuantity', '1.234,5 kg', undefined],
    [
      'donationQuantity',
      '12 €',
      '« € » n’est pas l’unité de ce champ : indiquez une masse en kilogrammes, par exemple 12,50.',
    ],
  ])('refuse %s %s: %s', (name, text, message) => {
    const form = { ...formOfMeasure('gaspillage-alimentaire', {}), hasDonationAgreement: true, [name]: text }
    expect(refusals(measureDraft('gaspillage-alimentaire'), form)[name]).toBe(message)
  })

  test.each([
    ['www.exemple.fr/menus', 'https://www.exemple.fr/menus'],
    ['http://exemple.fr', 'http://exemple.fr'],
    ['javascript:alert(1)', null],
  ])('read the address %s as %s', (text, address) => {
    const form = { ...formOfMeasure('information-des-usagers', {}), communicationSupportUrl: text }
    const { success, data } = measureDraft('information-des-usagers').safeParse(form)
    expect(success ? data.communicationSupportUrl : null).toBe(address)
  })
})

describe('the recap', () => {
  test('tells what is done and what is left, each with the duty that explains it', () => {
    const duties = keyMeasures.flatMap(({ subMeasures }) => subMeasures.map(({ id }) => id))
    const answers = assessment['gaspillage-alimentaire'] as AssessmentAnswers
    const tasks = tasksOf('gaspillage-alimentaire', answers)
    expect(tasks.map(({ name, isDone }) => [name, isDone])).toEqual([
      ['hasWasteDiagnostic', true],
      ['hasWastePlan', false],
      ['wasteActions', false],
      ['hasWasteMeasures', false],
      ['hasDonationAgreement', true],
    ])
    for (const { duty } of tasks) expect(duties).toContain(duty)
    expect(tasksOf('gaspillage-alimentaire', answers, school)).toHaveLength(4)
  })

  test.each([
    ['NEVER', false],
    ['LOW', false],
    ['MID', true],
    ['DAILY', true],
  ] as const)('a vegetarian menu %s is done: %s', (vegetarianWeeklyRecurrence, isDone) => {
    expect(tasksOf('menus-vegetariens', { vegetarianWeeklyRecurrence }, school)).toMatchObject([{ isDone }])
  })
})

describe('the first report', () => {
  test('has the answers of its year that were given and concern the canteen, and the contract takes it', () => {
    const report = reportOf(assessment, 2025, school)
    expect(report).toEqual({
      year: 2025,
      creationSource: 'APP',
      diagnosticType: 'SIMPLE',
      valueTotalHt: 1000,
      valueBioHt: 200,
      hasWasteDiagnostic: true,
      vegetarianWeeklyRecurrence: 'NEVER',
      tunnelAppro: 'total',
      tunnelWaste: 'plan-action',
      tunnelDiversification: 'plan',
    })
    expect(NewDiagnostic.parse(report)).toEqual(report)
    expect(givenAnswers(assessment, 2026, hospital)).toMatchObject({
      valueTotalHt: 50,
      hasDonationAgreement: true,
      donationFrequency: 3,
      hasDiversificationPlan: true,
    })
  })
})

test('an amount that was left empty tells no share, and 0 tells one', () => {
  expect(assessedShares({})).toBeNull()
  expect(assessedShares({ valueTotalHt: 1000 })).toEqual({ organic: null, quality: null })
  expect(assessedShares({ valueTotalHt: 1000, valueBioHt: 0 })).toEqual({ organic: 0, quality: 0 })
  expect(assessedShares({ valueTotalHt: 1000, valueSustainableHt: 300 })).toEqual({ organic: null, quality: 30 })
})
