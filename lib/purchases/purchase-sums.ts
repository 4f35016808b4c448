import { z } from 'zod'
import type { ProductFamily } from './purchase-draft.ts'
import { productFamilies } from './purchase-draft.ts'
import type { StoredCharacteristic } from './purchase-labels.ts'
import { egalimPartOf, isOfOrigin, labelOf, type PurchaseGroup, partTotals } from './purchase-summary.ts'
import { originCharacteristics } from './summary-rules.ts'

/** A group of purchases with their number. */
export interface CountedGroup extends PurchaseGroup {
  readonly count: number
}

/** What purchases amount to: their number, their total and its four EGalim parts, in euros without VAT. */
export const PurchaseTotals = z.object({
  count: z.int(),
  ...(Object.fromEntries(partTotals.map(property => [property, z.number()])) as Record<
    (typeof partTotals)[number],
    z.ZodNumber
  >),
})
export type PurchaseTotals = z.output<typeof PurchaseTotals>

/** Purchases that have something in common: `key` is the code or the name of it, null where it is not given. */
export const KeyedTotals = PurchaseTotals.extend({ key: z.string().nullable() })
export type KeyedTotals = z.output<typeof KeyedTotals>

/** Sums in euros, computed in whole cents. */
export function totalPurchases(groups: Iterable<CountedGroup>): PurchaseTotals {
  const cents = Object.fromEntries(partTotals.map(property => [property, 0])) as Record<
    (typeof partTotals)[number],
    number
  >
  let count = 0
  for (const group of groups) {
    count += group.count
    cents.valueTotalHt += group.cents
    const part = egalimPartOf(group)
    if (part) cents[part] += group.cents
  }
  const euros = Object.fromEntries(partTotals.map(property => [property, cents[property] / 100]))
  return { count, ...euros } as PurchaseTotals
}

/** Totals of the groups that have the same key, in the order of the keys; other keys are left out. */
function totalsByKey<Key extends string | null>(
  groups: readonly CountedGroup[],
  keys: readonly Key[],
  keyOf: (group: CountedGroup) => string | null,
): KeyedTotals[] {
  const byKey = Map.groupBy(groups, keyOf)
  return keys.flatMap(key => {
    const ofKey = byKey.get(key)
    return ofKey ? [{ key, ...totalPurchases(ofKey) }] : []
  })
}

/** Family by family; those without purchases are left out, null stands for purchases without a family. */
export const sumsByFamily = (groups: readonly CountedGroup[]): KeyedTotals[] =>
  totalsByKey<ProductFamily | null>(groups, [...productFamilies, null], ({ family }) => family)

/**
 * The labels under which purchases count, each purchase under one. Besides those of a detailed report, products in
 * conversion and equivalent products have their own.
 */
export const summaryLabels = [
  'BIO',
  'CONVERSION_BIO',
  'LABEL_ROUGE',
  'AOCAOP_IGP_STG',
  'HVE',
  'PECHE_DURABLE',
  'RUP',
  'COMMERCE_EQUITABLE',
  'FERMIER',
  'EXTERNALITES',
  'PERFORMANCE',
  'EQUIVALENTS',
  'NON_EGALIM',
] as const
export type SummaryLabel = (typeof summaryLabels)[number]

const codeOfGridLabel = {
  Bio: 'BIO',
  LabelRouge: 'LABEL_ROUGE',
  AocaopIgpStg: 'AOCAOP_IGP_STG',
  Hve: 'HVE',
  PecheDurable: 'PECHE_DURABLE',
  Rup: 'RUP',
  CommerceEquitable: 'COMMERCE_EQUITABLE',
  Fermier: 'FERMIER',
  Externalites: 'EXTERNALITES',
  Performance: 'PERFORMANCE',
  NonEgalim: 'NON_EGALIM',
} as const satisfies Readonly<Record<NonNullable<ReturnType<typeof labelOf>>, SummaryLabel>>

/** The property of each label in the detailed amounts of a summary: `value` + family + this. */
export const gridLabelOf: Readonly<Partial<Record<SummaryLabel, keyof typeof codeOfGridLabel>>> = Object.fromEntries(
  Object.entries(codeOfGridLabel).map(([property, code]) => [code, property]),
)

/** The label under which purchases with these characteristics count; null where they are not given. */
export function summaryLabelOf(characteristics: readonly StoredCharacteristic[] | null): SummaryLabel | null {
  if (characteristics === null) return null
  const label = labelOf(characteristics)
  if (label !== null) return codeOfGridLabel[label]
  return characteristics.includes('CONVERSION_BIO') ? 'CONVERSION_BIO' : 'EQUIVALENTS'
}

/** Label by label, with a family or not; null stands for purchases whose characteristics are not given. */
export const sumsByLabel = (groups: readonly CountedGroup[]): KeyedTotals[] =>
  totalsByKey<SummaryLabel | null>(groups, [...summaryLabels, null], ({ characteristics }) =>
    summaryLabelOf(characteristics),
  )

/**
 * Where products come from. A purchase counts under each of its origins, and may have none; under `FRANCE` by the rule of
 * its year.
 */
export const sumsByOrigin = (groups: readonly CountedGroup[]): KeyedTotals[] =>
  Object.values(originCharacteristics).flatMap(origin => {
    const ofOrigin = groups.filter(group => isOfOrigin(group, origin))
    return ofOrigin.length > 0 ? [{ key: origin, ...totalPurchases(ofOrigin) }] : []
  })
