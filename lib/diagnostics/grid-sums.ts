import { inCents } from './amounts.ts'
import type { DetailedAmounts, SimpleAmounts } from './diagnostic-draft.ts'
import type { Amount } from './diagnostic-fields.ts'
import { type GridFamily, gridCells, gridFamilies, type LabelGroup } from './product-grid.ts'

/** What the grid of a detailed diagnostic adds up to. */
export interface GridSums {
  /** In euros: three totals as typed, the others from the grid. Bio is null when its eight cells are empty. */
  readonly totals: SimpleAmounts
  /** In cents: what was bought of each family, whatever its label. Origins come on top of a label: they add nothing. */
  readonly families: Readonly<Record<GridFamily['property'], number>>
}

/** The three totals of a detailed diagnostic that are typed. */
export type TypedTotals = Pick<DetailedAmounts, 'valueTotalHt' | 'valueMeatPoultryHt' | 'valueFishHt'>

/** Sums the 112 amounts in one go. */
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

/** For each cell of the grid, the places of its group and of its family: files of thousands of grids are summed. */
const places = gridCells.map(({ label, family }) => ({
  group: groupOf(label.group),
  family: familyOf(family.property),
  egalim: label.group !== null && label.group !== 'origin',
}))

/** The same, of amounts told by the index of their cell. */
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
