import { economicModelLabels, managementTypeLabels, productionTypeLabels } from '../canteens/canteen-labels.ts'
import type { Locale } from '../messages/locale.ts'
import { characteristicLabels, familyLabels, localDefinitionLabels } from '../purchases/purchase-labels.ts'

/** The labels of codes, by name of our column; the values of the other lists are their own labels. */
export const codeLabels: Readonly<Record<string, Readonly<Record<Locale, Readonly<Record<string, string>>>>>> = {
  famille_produits: familyLabels,
  caracteristiques: characteristicLabels,
  definition_local: localDefinitionLabels,
  type_production: productionTypeLabels,
  type_gestion: managementTypeLabels,
  modèle_économique: economicModelLabels,
}

/** The label of a code for a reader; the code itself when it has none. */
export function valueLabel(field: string, code: string, locale: Locale): string {
  const ofField = Object.hasOwn(codeLabels, field) ? codeLabels[field]?.[locale] : undefined
  return ofField && Object.hasOwn(ofField, code) ? (ofField[code] ?? code) : code
}
