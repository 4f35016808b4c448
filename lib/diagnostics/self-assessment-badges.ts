import { type PurchaseShares, sharesOf } from '../measures/badges.ts'
import type { AssessmentAnswers } from './self-assessment.ts'

/** The answers as badges read them. */
export const badgeAnswersOf = (answers: AssessmentAnswers) => ({
  valueTotalHt: answers.valueTotalHt ?? null,
  valueBioHt: answers.valueBioHt ?? null,
  valueSustainableHt: answers.valueSustainableHt ?? null,
  valueExternalityPerformanceHt: null,
  valueEgalimOthersHt: null,
  hasWasteDiagnostic: answers.hasWasteDiagnostic ?? null,
  wasteActions: answers.wasteActions ?? null,
  hasDonationAgreement: answers.hasDonationAgreement ?? null,
  vegetarianWeeklyRecurrence: answers.vegetarianWeeklyRecurrence ?? null,
  cookingPlasticSubstituted: answers.cookingPlasticSubstituted ?? null,
  servingPlasticSubstituted: answers.servingPlasticSubstituted ?? null,
  plasticBottlesSubstituted: answers.plasticBottlesSubstituted ?? null,
  plasticTablewareSubstituted: answers.plasticTablewareSubstituted ?? null,
  communicatesOnFoodQuality: answers.communicatesOnFoodQuality ?? null,
})

/** Shares in percent; null for one that no answer tells. */
export type AssessedShares = { readonly [Name in keyof PurchaseShares]: number | null }

/**
 * The shares of a year, null without a total. An amount that was left empty is not 0: nothing tells that the goal is not
 * reached.
 */
export function assessedShares(answers: AssessmentAnswers): AssessedShares | null {
  const shares = sharesOf(badgeAnswersOf(answers))
  if (shares === null) return null
  const isGiven = (amount: number | null | undefined) => typeof amount === 'number'
  const hasOrganic = isGiven(answers.valueBioHt)
  return {
    organic: hasOrganic ? shares.organic : null,
    quality: hasOrganic || isGiven(answers.valueSustainableHt) ? shares.quality : null,
  }
}
