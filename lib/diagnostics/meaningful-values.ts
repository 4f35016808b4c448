import type { DiagnosticValueName, DiagnosticValues } from './diagnostic-input.ts'
import { deriveTotals, hasGridAmount } from './grid-sums.ts'
import { includedTotals } from './included-amounts.ts'

/** Answers that mean nothing beside another: the reason, and the answers that are then emptied. */
interface Clearing {
  readonly when: (values: DiagnosticValues) => boolean
  readonly clears: readonly DiagnosticValueName[]
}

/**
 * The answers that go with another. Only a given answer empties them: whoever has not answered the first question yet may
 * have answered the second.
 */
export const clearings: readonly Clearing[] = [
  { when: ({ hasWasteDiagnostic }) => hasWasteDiagnostic === false, clears: ['hasWastePlan'] },
  {
    when: ({ hasWasteMeasures }) => hasWasteMeasures === false,
    clears: [
      'totalLeftovers',
      'durationLeftoversMeasurement',
      'breadLeftovers',
      'servedLeftovers',
      'unservedLeftovers',
      'sideLeftovers',
    ],
  },
  {
    when: ({ hasDonationAgreement }) => hasDonationAgreement === false,
    clears: ['donationFrequency', 'donationQuantity', 'donationFoodType'],
  },
  {
    when: ({ hasDiversificationPlan }) => hasDiversificationPlan === false,
    clears: ['diversificationPlanActions'],
  },
  {
    when: ({ vegetarianWeeklyRecurrence }) => vegetarianWeeklyRecurrence === 'NEVER',
    clears: ['vegetarianMenuType', 'vegetarianMenuBases'],
  },
  {
    when: ({ communicatesOnFoodQuality }) => communicatesOnFoodQuality === false,
    clears: ['communicationFrequency'],
  },
]

/**
 * The values to store: without the answers that mean nothing beside another, and with the totals that a detailed
 * diagnostic derives from its grid, whatever was given for them; parts of totals go where the grid says them. Doing it
 * twice changes nothing.
 *
 * Whoever chooses the detail keeps the totals of their simple diagnostic until the grid has its first amount. Those of a
 * grid that was emptied go with it.
 *
 * Answers about donations and the diversification plan are kept even where the question does not concern the canteen: the
 * law does not ask, but a small canteen may well have an agreement, and its meals a day may change. The declaration shows
 * them and holds them.
 *
 * @param before what is stored; null for a new diagnostic.
 */
export function meaningfulValues(values: DiagnosticValues, before: DiagnosticValues | null): DiagnosticValues {
  const cleared = clearings.flatMap(({ when, clears }) => (when(values) ? clears : []))
  return {
    ...values,
    ...Object.fromEntries(cleared.map(name => [name, null])),
    ...(countsGrid(values) || (before !== null && values.diagnosticType === 'COMPLETE' && countsGrid(before))
      ? { ...deriveTotals(values), ...Object.fromEntries(includedTotals.map(name => [name, null])) }
      : {}),
  }
}

/** Whether the totals are the sums of the grid. */
const countsGrid = (values: DiagnosticValues): boolean => values.diagnosticType === 'COMPLETE' && hasGridAmount(values)
