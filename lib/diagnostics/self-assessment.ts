import { z } from 'zod'
import { type MeasureId, measureIds } from '../measures/measure-ids.ts'
import type { CheckedValues } from './cross-checks.ts'
import type { Diagnostic } from './diagnostic.ts'
import { DiagnosticChange } from './diagnostic-input.ts'

/** The questions of each measure of the self-assessment, a part of those of a report. */
export const assessmentQuestions = {
  'qualite-des-produits': ['valueTotalHt', 'valueBioHt', 'valueSustainableHt'],
  'gaspillage-alimentaire': [
    'hasWasteDiagnostic',
    'hasWastePlan',
    'wasteActions',
    'otherWasteAction',
    'hasWasteMeasures',
    'breadLeftovers',
    'servedLeftovers',
    'unservedLeftovers',
    'sideLeftovers',
    'hasDonationAgreement',
    'donationFrequency',
    'donationQuantity',
    'donationFoodType',
    'otherWasteComments',
  ],
  'menus-vegetariens': [
    'hasDiversificationPlan',
    'diversificationPlanActions',
    'vegetarianWeeklyRecurrence',
    'vegetarianMenuType',
    'vegetarianMenuBases',
  ],
  'interdiction-du-plastique': [
    'cookingPlasticSubstituted',
    'servingPlasticSubstituted',
    'plasticBottlesSubstituted',
    'plasticTablewareSubstituted',
  ],
  'information-des-usagers': [
    'communicatesOnFoodQuality',
    'communicationFrequency',
    'communicationSupports',
    'otherCommunicationSupport',
    'communicatesOnFoodPlan',
    'communicationSupportUrl',
  ],
} as const satisfies Readonly<Record<MeasureId, readonly (keyof DiagnosticChange)[]>>

type Questions = typeof assessmentQuestions

export type AssessmentQuestion = Questions[MeasureId][number]

export type PurchaseQuestion = Questions['qualite-des-produits'][number]

/** The measures that are assessed as they are today; purchases have years. */
export type PresentMeasureId = Exclude<MeasureId, 'qualite-des-produits'>

export type AssessmentAnswers = { readonly [Name in AssessmentQuestion]?: Diagnostic[Name] }

const answersOf = (id: MeasureId): z.ZodType<AssessmentAnswers> =>
  DiagnosticChange.pick(
    Object.fromEntries(assessmentQuestions[id].map(name => [name, true])) as { valueTotalHt: true },
  ) as unknown as z.ZodType<AssessmentAnswers>

/** A measure that cannot be read, of another version of the site, is as if it had not been assessed. */
const readable = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined)

/**
 * A self-assessment, as the device of a visitor keeps it: the measures that they assessed. It has the names of the
 * properties of a report, to become one as it is; `valueSustainableHt` stands for all quality products but organic ones.
 */
export const SelfAssessment = z.object({
  'qualite-des-produits': readable(z.record(z.string().regex(/^\d{4}$/), answersOf('qualite-des-produits'))),
  'gaspillage-alimentaire': readable(answersOf('gaspillage-alimentaire')),
  'menus-vegetariens': readable(answersOf('menus-vegetariens')),
  'interdiction-du-plastique': readable(answersOf('interdiction-du-plastique')),
  'information-des-usagers': readable(answersOf('information-des-usagers')),
})

export type SelfAssessment = z.output<typeof SelfAssessment>

/** What a device keeps, whatever it is: a text that is no self-assessment is an empty one. */
export function readSelfAssessment(text: string | null): SelfAssessment {
  try {
    return SelfAssessment.parse(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

/** Whether a measure was assessed; that of products needs the total of a year. */
export const isAssessed = (assessment: SelfAssessment, id: MeasureId): boolean =>
  id === 'qualite-des-produits'
    ? Object.values(assessment[id] ?? {}).some(({ valueTotalHt }) => (valueTotalHt ?? 0) > 0)
    : assessment[id] !== undefined

export const assessedMeasures = (assessment: SelfAssessment): MeasureId[] =>
  measureIds.filter(id => isAssessed(assessment, id))

/** The years of purchases that are asked for: the one that is declared, and the one that runs. */
export const assessedYears = (today: string): readonly [last: number, current: number] => {
  const current = Number(today.slice(0, 4))
  return [current - 1, current]
}

/** The purchases of a year, and of no other question. */
export const purchasesOf = (assessment: SelfAssessment, year: number): AssessmentAnswers =>
  assessment['qualite-des-produits']?.[String(year)] ?? {}

const present: readonly PresentMeasureId[] = [
  'gaspillage-alimentaire',
  'menus-vegetariens',
  'interdiction-du-plastique',
  'information-des-usagers',
]

/** All the answers of a year: its purchases, and what is done today. */
export const answersForYear = (assessment: SelfAssessment, year: number): AssessmentAnswers =>
  Object.assign({}, purchasesOf(assessment, year), ...present.map(id => assessment[id] ?? {}))

/** The amounts of a year for the checks of reports. */
export const checkedPurchases = (answers: AssessmentAnswers): CheckedValues => ({
  diagnosticType: 'SIMPLE',
  valueTotalHt: answers.valueTotalHt ?? null,
  valueBioHt: answers.valueBioHt ?? null,
  valueSustainableHt: answers.valueSustainableHt ?? null,
})
