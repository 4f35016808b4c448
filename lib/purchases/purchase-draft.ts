import type { DraftOf } from '../entities/field.ts'
import type { PurchaseFields } from './purchase-fields.ts'

export const productFamilies = [
  'VIANDES_VOLAILLES',
  'CHARCUTERIE',
  'PRODUITS_DE_LA_MER',
  'FRUITS_ET_LEGUMES',
  'PRODUITS_LAITIERS',
  'BOULANGERIE',
  'BOISSONS',
  'AUTRES',
] as const
export type ProductFamily = (typeof productFamilies)[number]

/** Clients of the public service and old files still give these; no screen offers them. */
export const retiredCharacteristics = ['CONVERSION_BIO', 'EQUIVALENTS'] as const

/** The labels, mentions and methods that may be chosen. */
export const egalimCategories = [
  'BIO',
  'LABEL_ROUGE',
  'AOCAOP',
  'IGP',
  'STG',
  'HVE',
  'PECHE_DURABLE',
  'RUP',
  'COMMERCE_EQUITABLE',
  'FERMIER',
  'EXTERNALITES',
  'PERFORMANCE',
] as const

/** Those that a file of 2025 may hold, besides the retired ones. */
export const characteristics2025 = [...egalimCategories, 'FRANCE', 'SHORT_DISTRIBUTION', 'LOCAL'] as const
export type Characteristic2025 = (typeof characteristics2025)[number]

/** EUROPE is the European Economic Area outside France. */
export const characteristics = characteristics2025.flatMap(code =>
  code === 'FRANCE' ? ([code, 'EUROPE'] as const) : [code],
)
export type Characteristic = Characteristic2025 | 'EUROPE'

/** The meanings of “local” that a file of 2025 may hold. */
export const localDefinitions2025 = ['AUTOUR_SERVICE', 'DEPARTMENT', 'REGION', 'AUTRE'] as const
export type LocalDefinition2025 = (typeof localDefinitions2025)[number]

export const localDefinitions = ['AUTOUR_SERVICE', 'PAT', 'COMMUNE', 'DEPARTMENT', 'REGION', 'KM', 'AUTRE'] as const
export type LocalDefinition = (typeof localDefinitions)[number]

/** A purchase as read from a file of 2025. Null = not given. */
export type PurchaseDraft = DraftOf<PurchaseFields>
