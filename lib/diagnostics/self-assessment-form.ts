import type { MeasureId } from '../measures/measure-ids.ts'
import { diagnosticFields } from './diagnostic-fields.ts'
import {
  type AssessmentAnswers,
  type AssessmentQuestion,
  assessmentQuestions,
  type PresentMeasureId,
  type PurchaseQuestion,
  purchasesOf,
  type SelfAssessment,
} from './self-assessment.ts'

/** The answers of a measure as typed: texts, ticked boxes, lists of ticked codes. */
export type AssessmentForm = Readonly<Record<string, string | boolean | readonly string[]>>

/** The box of a list that asks for a text of one's own; it is ticked in the form, and never kept. */
export const otherChoice = 'OTHER_TEXT'

/** The lists with such a box, and the question of the text. */
export const otherTexts = {
  wasteActions: 'otherWasteAction',
  communicationSupports: 'otherCommunicationSupport',
} as const satisfies Partial<Record<AssessmentQuestion, AssessmentQuestion>>

type ListWithText = keyof typeof otherTexts

const isListWithText = (name: string): name is ListWithText => Object.hasOwn(otherTexts, name)

/** What depends on an answer, and is emptied without it. */
const dependents: readonly {
  readonly of: AssessmentQuestion
  readonly isAsked: (values: AssessmentForm) => boolean
  readonly names: readonly AssessmentQuestion[]
}[] = [
  {
    of: 'hasWasteMeasures',
    isAsked: values => values.hasWasteMeasures === true,
    names: ['breadLeftovers', 'servedLeftovers', 'unservedLeftovers', 'sideLeftovers'],
  },
  {
    of: 'hasDonationAgreement',
    isAsked: values => values.hasDonationAgreement === true,
    names: ['donationFrequency', 'donationQuantity', 'donationFoodType'],
  },
  {
    of: 'hasDiversificationPlan',
    isAsked: values => values.hasDiversificationPlan === true,
    names: ['diversificationPlanActions'],
  },
  {
    of: 'vegetarianWeeklyRecurrence',
    isAsked: values => values.vegetarianWeeklyRecurrence !== 'NEVER',
    names: ['vegetarianMenuType', 'vegetarianMenuBases'],
  },
  {
    of: 'communicatesOnFoodQuality',
    isAsked: values => values.communicatesOnFoodQuality === true,
    names: ['communicationFrequency'],
  },
  ...(Object.keys(otherTexts) as ListWithText[]).map(list => ({
    of: list,
    isAsked: (values: AssessmentForm) => (values[list] as readonly string[]).includes(otherChoice),
    names: [otherTexts[list]],
  })),
]

/** Whether a question is to be asked, by the other answers of its form. */
export const isAsked = (name: AssessmentQuestion, values: AssessmentForm): boolean =>
  dependents.every(({ names, isAsked: asks }) => !names.includes(name) || asks(values))

function typedValue(name: AssessmentQuestion, answers: AssessmentAnswers): string | boolean | readonly string[] {
  const value: unknown = answers[name] ?? null
  switch (diagnosticFields[name].kind) {
    case 'yesNo':
      return value === true
    case 'codes': {
      const codes = (value ?? []) as readonly string[]
      const isOther = isListWithText(name) && Boolean(answers[otherTexts[name]])
      return isOther ? [...codes, otherChoice] : codes
    }
    default:
      return typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '')
  }
}

/** The form of a measure that is assessed as it is today. */
export const formOfMeasure = (id: PresentMeasureId, assessment: SelfAssessment): AssessmentForm => {
  const answers: AssessmentAnswers = assessment[id] ?? {}
  return Object.fromEntries(assessmentQuestions[id].map(name => [name, typedValue(name, answers)]))
}

/** The name of the field of a year. */
export const purchaseField = (name: PurchaseQuestion, year: number): string => `${name}-${year}`

/** The form of the purchases of these years. */
export const formOfPurchases = (years: readonly number[], assessment: SelfAssessment): AssessmentForm =>
  Object.fromEntries(
    years.flatMap(year =>
      assessmentQuestions['qualite-des-produits'].map(name => [
        purchaseField(name, year),
        typedValue(name, purchasesOf(assessment, year)),
      ]),
    ),
  )

export const isPresentMeasure = (id: MeasureId): id is PresentMeasureId => id !== 'qualite-des-produits'
