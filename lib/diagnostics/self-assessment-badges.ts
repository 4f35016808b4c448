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
