import { inCents } from './amounts.ts'
import type { DetailedAmounts, SimpleAmounts } from './diagnostic-draft.ts'
import type { Amount } from './diagnostic-fields.ts'
import { type GridFamily, gridCells, gridFamilies, type LabelGroup } from './product-grid.ts'

/** The sums of the grid of a detailed diagnostic. */
export interface GridSums {
  /** In euros: three totals as typed, the others from the grid. Bio is null when its eight cells are empty. */
  readonly totals: SimpleAmounts
  /**
   * The purchases of each family in cents. Origins are left out, because the same purchases also count under a label.
   */
  readonly families: Readonly<Record<GridFamily['property'], number>>
}

/** The three totals of a detailed diagnostic that are typed. */
export type TypedTotals = Pick<DetailedAmounts, 'valueTotalHt' | 'valueMeatPoultryHt' | 'valueFishHt'>

/** Sums the 112 amounts in one pass. */
export const gridSums = (amounts: DetailedAmounts): GridSums =>
  sumGrid(amounts, index => amounts[(gridCells[index] as (typeof gridCells)[number]).property])

const groups = [
  'bio',
  'sustainable',
  'externalityPerformance',
  'egalimOthers',
  'origin',
  null,
] as const satisfies readonly (LabelGroup | null)[]
const groupOf = (group: LabelGroup | null): number => groups.indexOf(group)
const familyOf = (property: GridFamily['property']): number =>
  gridFamilies.findIndex(family => family.property === property)
const [bio, origin, meat, fish] = [
  groupOf('bio'),
  groupOf('origin'),
  familyOf('ViandesVolailles'),
  familyOf('ProduitsDeLaMer'),
]

/** The indexes of the group and family of each cell, computed once because files hold thousands of grids. */
const places = gridCells.map(({ label, family }) => ({
  group: groupOf(label.group),
  family: familyOf(family.property),
  egalim: label.group !== null && label.group !== 'origin',
}))

/** Does the same with amounts read by the index of their cell. */
export function sumGrid(typed: TypedTotals, amountAt: (index: number) => Amount): GridSums {
  const ofGroups = groups.map(() => 0)
  const ofFamilies = gridFamilies.map(() => 0)
  const egalim = gridFamilies.map(() => 0)
  const add = (sums: number[], place: number, cents: number): void => {
    sums[place] = (sums[place] as number) + cents
  }
  let meatFrance = 0
  let bioGiven = false
  for (const [index, place] of places.entries()) {
    const amount = amountAt(index)
    if (amount === null) continue
    const cents = inCents(amount)
    add(ofGroups, place.group, cents)
    if (place.group === bio) bioGiven = true
    if (place.group !== origin) add(ofFamilies, place.family, cents)
    else if (place.family === meat) meatFrance += cents
    if (place.egalim) add(egalim, place.family, cents)
  }
  const euros = (group: LabelGroup): number => (ofGroups[groupOf(group)] as number) / 100
  return {
    totals: {
      valueTotalHt: typed.valueTotalHt,
      valueBioHt: bioGiven ? euros('bio') : null,
      valueSustainableHt: euros('sustainable'),
      valueExternalityPerformanceHt: euros('externalityPerformance'),
      valueEgalimOthersHt: euros('egalimOthers'),
      valueMeatPoultryHt: typed.valueMeatPoultryHt,
      valueMeatPoultryEgalimHt: (egalim[meat] as number) / 100,
      valueMeatPoultryFranceHt: meatFrance / 100,
      valueFishHt: typed.valueFishHt,
      valueFishEgalimHt: (egalim[fish] as number) / 100,
    },
    families: Object.fromEntries(
      gridFamilies.map(({ property }, index) => [property, ofFamilies[index] as number]),
    ) as GridSums['families'],
  }
}
