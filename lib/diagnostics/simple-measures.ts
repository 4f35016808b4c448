import type { MeasureId } from '../measures/measure-ids.ts'
import { isAskedAboutDiversificationPlan, isAskedAboutDonations } from '../measures/questions.ts'
import type { DiagnosticAnswers } from './diagnostic-form.ts'
import { type AnswerChange, changeOf, type MeasureStep } from './measure-tunnels.ts'

/** The yearly masses of waste, which measurements have replaced. */
export const leftovers = [
  'totalLeftovers',
  'durationLeftoversMeasurement',
  'breadLeftovers',
  'servedLeftovers',
  'unservedLeftovers',
  'sideLeftovers',
] as const

const emptied = (names: readonly (keyof DiagnosticAnswers)[]): AnswerChange =>
  Object.fromEntries(names.map(name => [name, null])) as AnswerChange

export const wasteSteps = [
  {
    slug: 'plan-action',
    asks: ['hasWasteDiagnostic', 'hasWastePlan'],
    derive: ({ hasWasteDiagnostic }) => (hasWasteDiagnostic ? {} : emptied(['hasWastePlan'])),
  },
  {
    slug: 'mesure-gaspillage',
    asks: ['hasWasteMeasures'],
    derive: ({ hasWasteMeasures }) => (hasWasteMeasures === false ? emptied(leftovers) : {}),
  },
  { slug: 'actions', asks: ['wasteActions', 'otherWasteAction'] },
  {
    slug: 'dons-alimentaires',
    isShown: (_, canteen) => isAskedAboutDonations(canteen),
    asks: ['hasDonationAgreement', 'donationFrequency', 'donationQuantity', 'donationFoodType'],
    derive: ({ hasDonationAgreement }) =>
      hasDonationAgreement ? {} : emptied(['donationFrequency', 'donationQuantity', 'donationFoodType']),
  },
  { slug: 'évaluations', asks: [], isShown: ({ hasWasteMeasures }) => hasWasteMeasures === 'yes' },
] as const satisfies readonly MeasureStep[]

/** Whether the menu without meat and fish exists: the questions on it are asked unless it never does. */
const hasVegetarianMenu: MeasureStep['isShown'] = ({ vegetarianWeeklyRecurrence }) =>
  vegetarianWeeklyRecurrence !== 'NEVER'

export const vegetarianSteps = [
  {
    slug: 'plan',
    isShown: (_, canteen) => isAskedAboutDiversificationPlan(canteen),
    asks: ['hasDiversificationPlan', 'diversificationPlanActions'],
    derive: ({ hasDiversificationPlan }) => (hasDiversificationPlan ? {} : emptied(['diversificationPlanActions'])),
  },
  { slug: 'service', asks: ['serviceType'] },
  {
    slug: 'menu',
    asks: ['vegetarianWeeklyRecurrence'],
    derive: ({ vegetarianWeeklyRecurrence }) =>
      vegetarianWeeklyRecurrence === 'NEVER' ? emptied(['vegetarianMenuType', 'vegetarianMenuBases']) : {},
  },
  { slug: 'options', asks: ['vegetarianMenuType'], isShown: hasVegetarianMenu },
  { slug: 'composition', asks: ['vegetarianMenuBases'], isShown: hasVegetarianMenu },
] as const satisfies readonly MeasureStep[]

export const plasticSteps = [
  { slug: 'contenants-alimentaires', asks: ['cookingPlasticSubstituted', 'servingPlasticSubstituted'] },
  { slug: 'ustensils-et-contenants', asks: ['plasticBottlesSubstituted', 'plasticTablewareSubstituted'] },
] as const satisfies readonly MeasureStep[]

export const informationSteps = [
  {
    slug: 'information-convives',
    asks: ['communicatesOnFoodQuality', 'communicationFrequency'],
    derive: ({ communicatesOnFoodQuality }) => (communicatesOnFoodQuality ? {} : emptied(['communicationFrequency'])),
  },
  { slug: 'mode-information', asks: ['communicationSupports', 'otherCommunicationSupport'] },
  { slug: 'qualite-nutritionnelle', asks: ['communicatesOnFoodPlan'] },
  { slug: 'lien-communication', asks: ['communicationSupportUrl'] },
] as const satisfies readonly MeasureStep[]

export type SimpleMeasureId = Exclude<MeasureId, 'qualite-des-produits'>

/** The steps of the measures that ask for no amounts of purchases. */
export const simpleMeasureSteps = {
  'gaspillage-alimentaire': wasteSteps,
  'menus-vegetariens': vegetarianSteps,
  'interdiction-du-plastique': plasticSteps,
  'information-des-usagers': informationSteps,
} as const satisfies Readonly<Record<SimpleMeasureId, readonly MeasureStep[]>>

/** The measures that can be filled from last year; what was wasted last year says nothing of this one. */
export const measuresFromLastYear = [
  'menus-vegetariens',
  'interdiction-du-plastique',
  'information-des-usagers',
] as const satisfies readonly SimpleMeasureId[]

/** All the answers of a measure. */
export const answersOfMeasure = (measure: SimpleMeasureId) =>
  simpleMeasureSteps[measure].flatMap((step: MeasureStep) => step.asks)

/**
 * What filling a measure from another year changes: its answers of that year that are not the same now, and what follows
 * from them. An answer that was not given then leaves the one of now.
 */
export function changeFromYear(
  measure: SimpleMeasureId,
  answers: DiagnosticAnswers,
  before: DiagnosticAnswers,
): AnswerChange {
  const names = answersOfMeasure(measure).filter(name => before[name] !== null)
  const copied = Object.fromEntries(names.map(name => [name, before[name]])) as AnswerChange
  const steps: readonly MeasureStep[] = simpleMeasureSteps[measure]
  const derived = steps.map(({ derive }) => derive?.({ ...answers, ...copied }, answers) ?? {})
  return changeOf(Object.assign({}, copied, ...derived) as AnswerChange, answers)
}
