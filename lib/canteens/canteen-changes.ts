import type { CanteenValues } from './canteen-values.ts'

/**
 * The values that people change together, under the name by which they know them: an establishment is found with its place,
 * so two people who chose two towns disagree on one thing.
 */
const groups = {
  establishment: ['siret', 'sirenUniteLegale'],
  town: ['postalCode', 'city', 'cityInseeCode', 'department'],
  name: ['name'],
  economicModel: ['economicModel'],
  managementType: ['managementType'],
  productionType: ['productionType'],
  centralProducerSiret: ['centralProducerSiret'],
  satelliteCanteensCount: ['satelliteCanteensCount'],
  sectors: ['sectors'],
  lineMinistry: ['lineMinistry'],
  dailyMealCount: ['dailyMealCount'],
  yearlyMealCount: ['yearlyMealCount'],
} as const satisfies Readonly<Record<string, readonly (keyof CanteenValues)[]>>

export type CanteenGroup = keyof typeof groups

const groupNames = Object.keys(groups) as CanteenGroup[]
const valueNames = Object.values(groups).flat()

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The values of `after` that differ from those of `before`. */
export const changedValues = <Values extends CanteenValues>(before: CanteenValues, after: Values): Partial<Values> =>
  Object.fromEntries(
    valueNames.filter(name => !isSame(before[name], after[name])).map(name => [name, after[name]]),
  ) as Partial<Values>

const differs = (group: CanteenGroup, a: CanteenValues, b: CanteenValues): boolean =>
  groups[group].some(name => !isSame(a[name], b[name]))

/** The changes of two people who started from the same canteen. */
export interface Merge<Values> {
  /** The values of both; those of the first where they disagree. */
  readonly merged: Values
  /** What both changed, to different values. */
  readonly conflicts: readonly CanteenGroup[]
}

/** Puts one's own changes on top of what somebody else saved meanwhile. */
export function mergeChanges<Values extends CanteenValues>(
  before: CanteenValues,
  mine: Values,
  theirs: Values,
): Merge<Values> {
  const changedByMe = groupNames.filter(group => differs(group, before, mine))
  const conflicts = changedByMe.filter(group => differs(group, before, theirs) && differs(group, mine, theirs))
  return { merged: takeGroups(theirs, mine, changedByMe), conflicts }
}

/** The values of `base`, but for these groups, which come from `other`. */
export const takeGroups = <Values extends CanteenValues>(
  base: Values,
  other: Values,
  names: readonly CanteenGroup[],
): Values => ({
  ...base,
  ...Object.fromEntries(names.flatMap(group => groups[group]).map(name => [name, other[name]])),
})
