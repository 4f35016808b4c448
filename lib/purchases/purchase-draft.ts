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
export const characteristics = [
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
  'FRANCE',
  'SHORT_DISTRIBUTION',
  'LOCAL',
] as const
export type Characteristic = (typeof characteristics)[number]

export const localDefinitions = ['AUTOUR_SERVICE', 'DEPARTMENT', 'REGION', 'AUTRE'] as const
export type LocalDefinition = (typeof localDefinitions)[number]

/** A purchase as read from a file. Null = not given. */
export type PurchaseDraft = DraftOf<PurchaseFields>
