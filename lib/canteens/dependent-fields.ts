import type { CanteenFormValues } from './canteen-form.ts'
import { isCentralKitchen } from './production.ts'

type Name = keyof CanteenFormValues

/** What comes with the establishment that was chosen. */
export const placeFields = ['postalCode', 'citySelector', 'city', 'cityInseeCode', 'department'] as const

/** The fields that are emptied when the answer to a question changes, because they answered the former one. */
const dependentFields = {
  hasSiret: ['siret', 'sirenUniteLegale', ...placeFields, 'noSiret'],
  productionType: ['satelliteCanteensCount', 'centralProducerSiret', 'dailyMealCount', 'oneDelivery', 'manyDelivery'],
  sectors: ['lineMinistry'],
} as const satisfies Partial<Record<Name, readonly Name[]>>

/** @param values the form, with the new answer. */
export function fieldsToEmpty(question: keyof typeof dependentFields, values: CanteenFormValues): readonly Name[] {
  const { hasSiret, productionType } = values
  // A central kitchen has a SIRET.
  const isImpossible = question === 'hasSiret' && hasSiret === 'no-siret' && isCentralKitchen(productionType)
  return [
    ...dependentFields[question],
    ...(isImpossible ? (['productionType', 'satelliteCanteensCount'] as const) : []),
  ]
}
