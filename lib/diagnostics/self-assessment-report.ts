import { type MeasureId, measureIds } from '../measures/measure-ids.ts'
import { isAskedAboutDiversificationPlan, isAskedAboutDonations, type MealsOfCanteen } from '../measures/questions.ts'
import type { NewDiagnostic } from './diagnostic-input.ts'
import { type AssessmentAnswers, answersForYear, assessmentQuestions, type SelfAssessment } from './self-assessment.ts'

const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)

/** The answers of a year that were given, those of questions that do not concern the canteen left out. */
export function givenAnswers(assessment: SelfAssessment, year: number, canteen: MealsOfCanteen): AssessmentAnswers {
  const left = new Set<string>([
    ...(isAskedAboutDonations(canteen)
      ? []
      : ['hasDonationAgreement', 'donationFrequency', 'donationQuantity', 'donationFoodType']),
    ...(isAskedAboutDiversificationPlan(canteen) ? [] : ['hasDiversificationPlan', 'diversificationPlanActions']),
  ])
  const all = Object.entries(answersForYear(assessment, year))
  return Object.fromEntries(all.filter(([name, value]) => !left.has(name) && isGiven(value)))
}

/**
 * The steps of the forms of a report that the self-assessment answers: the form goes on from there. The two measures whose
 * every question was asked are finished.
 */
const progressOf: Readonly<Record<MeasureId, Partial<NewDiagnostic>>> = {
  'qualite-des-produits': { tunnelAppro: 'total' },
  'gaspillage-alimentaire': { tunnelWaste: 'plan-action' },
  'menus-vegetariens': { tunnelDiversification: 'plan' },
  'interdiction-du-plastique': { tunnelPlastic: 'complet' },
  'information-des-usagers': { tunnelInfo: 'complet' },
}

/** The first report of a canteen, made of the self-assessment of who created its account. */
export function reportOf(assessment: SelfAssessment, year: number, canteen: MealsOfCanteen): NewDiagnostic {
  const answers = givenAnswers(assessment, year, canteen)
  const started = measureIds.filter(id => assessmentQuestions[id].some(name => name in answers))
  return Object.assign(
    { year, creationSource: 'APP', diagnosticType: 'SIMPLE' },
    answers,
    ...started.map(id => progressOf[id]),
  ) as NewDiagnostic
}
