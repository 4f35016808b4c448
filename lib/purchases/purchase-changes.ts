import type { MergeRules } from '../entities/three-way-merge.ts'
import { impossibleCharacteristics } from './impossible-characteristics.ts'
import type { FilledPurchase } from './purchase-form-values.ts'

/**
 * The values of a purchase that people change together: what “local” means depends on the characteristics, and these on
 * the family.
 */
const groups = {
  description: ['description'],
  provider: ['provider'],
  priceHt: ['priceHt'],
  canteen: ['canteen'],
  date: ['date'],
  family: ['family'],
  characteristics: ['characteristics', 'localDefinition', 'localDefinitionKm'],
  certificate: ['certificate'],
  invoiceFile: ['invoiceFile'],
} as const satisfies MergeRules<FilledPurchase, string>['groups']

export type PurchaseGroup = keyof typeof groups

/** The order in which characteristics are ticked says nothing. */
const comparable = (value: unknown): string => JSON.stringify(Array.isArray(value) ? value.toSorted() : value)

export const purchaseMerge: MergeRules<FilledPurchase, PurchaseGroup> = {
  groups,
  isSame: (one, other) => comparable(one) === comparable(other),
  /** Without the characteristics that the family excludes. */
  reconcile: purchase => {
    const impossible = impossibleCharacteristics(purchase.family)
    return {
      ...purchase,
      characteristics: purchase.characteristics?.filter(code => !impossible.includes(code)) ?? null,
    }
  },
}
