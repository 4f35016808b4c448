import { productFamilies } from '@ma-cantine/lib/purchases/purchase-draft'
import { type StoredCharacteristic, storedCharacteristics } from '@ma-cantine/lib/purchases/purchase-labels'
import type { PurchasePage, PurchaseSelection } from '@ma-cantine/lib/purchases/purchases-api'
import type { CountGroup } from './purchase-counts.ts'

export type Summary = Pick<PurchasePage, 'count' | 'totalPriceHt' | 'families' | 'characteristics' | 'canteens'>

/** What the stored counts tell of all purchases of the managed canteens. */
export interface StoredCounts {
  /** By canteen; by family and set of characteristics too, where the selection needs them (`needsGroups()`). */
  readonly all: readonly CountGroup[]
  /** By family and set of characteristics. */
  readonly choices: readonly CountGroup[]
}

/**
 * Whether the counts of each family and set of characteristics of each canteen are needed: those of the canteens, and
 * those of the families and characteristics, suffice to all other lists, and are far fewer for a manager of many.
 */
export const needsGroups = ({ family, characteristics, canteen, canteen__id, ordering }: PurchaseSelection): boolean =>
  [family, characteristics, canteen, canteen__id].some(chosen => chosen.length > 0) ||
  ordering.some(({ field }) => field === 'family')

/**
 * The number of selected purchases, the sum of their prices and the choices of the filters. `scanned` is null when the
 * stored counts suffice.
 */
export function summarise(
  selection: PurchaseSelection,
  { all, choices }: StoredCounts,
  scanned: readonly CountGroup[] | null,
): Summary {
  const { family, characteristics } = selection
  const withCharacteristics = withOneOf(characteristics)
  const selected = selectedGroups(selection, all, scanned)

  let familyChoices: Iterable<string> = productFamilies
  if (family.length === 0) familyChoices = valuesInUse(needsGroups(selection) || scanned ? selected : choices, 1)
  else if (characteristics.length > 0) familyChoices = valuesInUse(choices.filter(withCharacteristics), 1)
  const families = new Set(familyChoices)
  const codes = new Set(valuesInUse(withFamilies(family, choices), 2).flatMap(codesOf))
  return {
    count: selected.reduce((sum, [, , , count]) => sum + count, 0),
    totalPriceHt: selected.reduce((sum, [, , , , cents]) => sum + cents, 0) / 100,
    families: productFamilies.filter(code => families.has(code)),
    characteristics: storedCharacteristics.filter(code => codes.has(code)),
    canteens: valuesInUse(selected, 0).sort((a, b) => a - b),
  }
}

/** The counts of the selected purchases. */
export function selectedGroups(
  selection: PurchaseSelection,
  stored: readonly CountGroup[],
  scanned: readonly CountGroup[] | null,
): readonly CountGroup[] {
  const { family, characteristics, canteen, canteen__id } = selection
  const ofCanteens = ([id]: CountGroup) => [canteen, canteen__id].every(ids => ids.length === 0 || ids.includes(id))
  const withCharacteristics = withOneOf(characteristics)
  return scanned ?? withFamilies(family, stored).filter(group => withCharacteristics(group) && ofCanteens(group))
}

const withFamilies = (families: readonly string[], groups: readonly CountGroup[]): readonly CountGroup[] =>
  families.length === 0 ? groups : groups.filter(group => families.includes(group[1]))

/** The values that at least one purchase has. */
function valuesInUse<Place extends 0 | 1 | 2>(groups: readonly CountGroup[], place: Place): CountGroup[Place][] {
  const counts = new Map<CountGroup[Place], number>()
  for (const group of groups) counts.set(group[place], (counts.get(group[place]) ?? 0) + group[3])
  return [...counts].flatMap(([value, count]) => (count > 0 ? [value] : []))
}

function withOneOf(characteristics: readonly StoredCharacteristic[]): (group: CountGroup) => boolean {
  if (characteristics.length === 0) return () => true
  return ([, , json]) => characteristics.some(code => json.includes(`"${code}"`))
}

const codesOf = (json: string): StoredCharacteristic[] => (json === '' ? [] : JSON.parse(json))
