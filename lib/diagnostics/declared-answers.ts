import { isAskedAboutDiversificationPlan, isAskedAboutDonations, type MealsOfCanteen } from '../measures/questions.ts'
import { ruleOf } from '../measures/year-rules.ts'
import type { Diagnostic } from './diagnostic.ts'
import { clearings } from './meaningful-values.ts'
import type { ServiceQuestion } from './service-questions.ts'
import { answersOfMeasure, type SimpleMeasureId } from './simple-measures.ts'

/** The answers besides purchases, in the order in which they are read before a declaration and in its proof. */
export const declaredQuestions = [
  'hasWasteDiagnostic',
  'hasWastePlan',
  'hasWasteMeasures',
  'wasteActions',
  'otherWasteAction',
  'hasDonationAgreement',
  'donationFrequency',
  'donationQuantity',
  'donationFoodType',
  'otherWasteComments',
  'totalLeftovers',
  'durationLeftoversMeasurement',
  'breadLeftovers',
  'servedLeftovers',
  'unservedLeftovers',
  'sideLeftovers',
  'hasDiversificationPlan',
  'diversificationPlanActions',
  'serviceType',
  'vegetarianWeeklyRecurrence',
  'vegetarianMenuType',
  'vegetarianMenuBases',
  'cookingPlasticSubstituted',
  'servingPlasticSubstituted',
  'plasticBottlesSubstituted',
  'plasticTablewareSubstituted',
  'communicatesOnFoodQuality',
  'communicationFrequency',
  'communicationSupports',
  'otherCommunicationSupport',
  'communicatesOnFoodPlan',
  'communicationSupportUrl',
] as const satisfies readonly ServiceQuestion[]

/** Questions that may stay unanswered: free texts, and masses that waste measurements have replaced. */
const optionalQuestions: readonly ServiceQuestion[] = [
  'totalLeftovers',
  'durationLeftoversMeasurement',
  'breadLeftovers',
  'servedLeftovers',
  'unservedLeftovers',
  'sideLeftovers',
  'otherWasteAction',
  'otherWasteComments',
  'otherCommunicationSupport',
]

const donations: readonly ServiceQuestion[] = [
  'hasDonationAgreement',
  'donationFrequency',
  'donationQuantity',
  'donationFoodType',
]
const diversification: readonly ServiceQuestion[] = ['hasDiversificationPlan', 'diversificationPlanActions']

/** Whether the law asks a question of a canteen of this size. */
export function isAskedOf(canteen: MealsOfCanteen, name: ServiceQuestion): boolean {
  if (donations.includes(name)) return isAskedAboutDonations(canteen)
  return !diversification.includes(name) || isAskedAboutDiversificationPlan(canteen)
}

/** The answers that a yes calls for: nobody misses them before it. */
const details: Readonly<Partial<Record<ServiceQuestion, ServiceQuestion>>> = {
  hasWastePlan: 'hasWasteDiagnostic',
  donationFrequency: 'hasDonationAgreement',
  donationQuantity: 'hasDonationAgreement',
  donationFoodType: 'hasDonationAgreement',
  diversificationPlanActions: 'hasDiversificationPlan',
  communicationFrequency: 'communicatesOnFoodQuality',
}

export interface DeclaredAnswer {
  readonly name: ServiceQuestion
  readonly state: 'given' | 'missing' | 'not-applicable'
}

/** What a declaration holds besides purchases; an answer that is given is always shown, since it is declared. */
export function declaredAnswers(canteen: MealsOfCanteen, diagnostic: Diagnostic): DeclaredAnswer[] {
  const cleared: readonly string[] = clearings.flatMap(({ when, clears }) => (when(diagnostic) ? clears : []))
  const applies = (name: ServiceQuestion): boolean => isAskedOf(canteen, name) && !cleared.includes(name)
  return declaredQuestions.flatMap(name => {
    if (diagnostic[name] !== null && diagnostic[name] !== '') return { name, state: 'given' } as const
    const parent = details[name]
    const isHidden = optionalQuestions.includes(name) || (parent !== undefined && diagnostic[parent] !== true)
    if (isHidden) return []
    return { name, state: applies(name) ? 'missing' : 'not-applicable' } as const
  })
}

/** Whether a canteen has such a page is for it to say: it may have none. */
const pageOfCanteen: ServiceQuestion = 'communicationSupportUrl'

/** The questions of a measure that are left without an answer; in the first years, none counts as no. */
export function unansweredQuestions(
  canteen: MealsOfCanteen,
  diagnostic: Diagnostic,
  measure: SimpleMeasureId,
): ServiceQuestion[] {
  if (ruleOf('silenceIsNo', diagnostic.year)) return []
  const asked: readonly string[] = answersOfMeasure(measure)
  return declaredAnswers(canteen, diagnostic)
    .filter(({ name, state }) => state === 'missing' && asked.includes(name) && name !== pageOfCanteen)
    .map(({ name }) => name)
}
