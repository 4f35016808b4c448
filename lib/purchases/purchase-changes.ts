import { impossibleCharacteristics } from './impossible-characteristics.ts'
import type { FilledPurchase } from './purchase-form.ts'

/**
 * The values that people change together, under the name by which they know them: what “local” means depends on the
 * characteristics, and these on the family.
 */
const groups = {
  description: ['description'],
  provider: ['provider'],
  priceHt: ['priceHt'],
  canteen: ['canteen'],
  date: ['date'],
  family: ['family'],
  characteristics: ['characteristics', 'localDefinition'],
  invoiceFile: ['invoiceFile'],
} as const satisfies Readonly<Record<string, readonly (keyof FilledPurchase)[]>>

export type PurchaseGroup = keyof typeof groups

const groupNames = Object.keys(groups) as PurchaseGroup[]

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
/** The order in which characteristics are ticked says nothing. */
const comparable = (value: FilledPurchase[keyof FilledPurchase]) => (Array.isArray(value) ? value.toSorted() : value)
const differsIn = (name: keyof FilledPurchase, one: FilledPurchase, other: FilledPurchase): boolean =>
  !isSame(comparable(one[name]), comparable(other[name]))

/** The values of `after` that differ from those of `before`. */
export const changedPurchaseValues = (before: FilledPurchase, after: FilledPurchase): Partial<FilledPurchase> =>
  Object.fromEntries(
    groupNames
      .flatMap(group => groups[group])
      .filter(name => differsIn(name, before, after))
      .map(name => [name, after[name]]),
  )

const differs = (group: PurchaseGroup, one: FilledPurchase, other: FilledPurchase): boolean =>
  groups[group].some(name => differsIn(name, one, other))

/** The changes of two people who started from the same purchase. */
export interface PurchaseMerge {
  /** The values of both; those of the first where they disagree. */
  readonly merged: FilledPurchase
  /** What both changed, to different values. */
  readonly conflicts: readonly PurchaseGroup[]
}

/** Puts one's own changes on top of what somebody else saved meanwhile. */
export function mergePurchases(before: FilledPurchase, mine: FilledPurchase, theirs: FilledPurchase): PurchaseMerge {
  const changedByMe = groupNames.filter(group => differs(group, before, mine))
  const conflicts = changedByMe.filter(group => differs(group, before, theirs) && differs(group, mine, theirs))
  return { merged: takePurchaseGroups(theirs, mine, changedByMe), conflicts }
}

/** The values of `base`, but for these groups, which come from `other`; without characteristics that its family excludes. */
export function takePurchaseGroups(
  base: FilledPurchase,
  other: FilledPurchase,
  names: readonly PurchaseGroup[],
): FilledPurchase {
  const taken: FilledPurchase = {
    ...base,
    ...Object.fromEntries(names.flatMap(group => groups[group]).map(name => [name, other[name]])),
  }
  const impossible = impossibleCharacteristics(taken.family)
  return { ...taken, characteristics: taken.characteristics?.filter(code => !impossible.includes(code)) ?? null }
}
