import { inCents } from './amounts.ts'
import type { DetailedAmounts, SimpleAmounts } from './diagnostic-draft.ts'
import type { Amount } from './diagnostic-fields.ts'
import { type GridFamily, type GridProperty, gridCells, gridFamilies, type LabelGroup } from './product-grid.ts'

/** The sums of the grid of a detailed diagnostic. */
export interface GridSums {
  /**
   * In euros: three totals as typed, the others from the grid. These are null while the grid is empty: nothing is known.
   * Once it has a figure, a label without one is 0, organic ones included: the law counts the share of a canteen that buys
   * nothing organic too.
   */
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
const [origin, meat, fish] = [groupOf('origin'), familyOf('ViandesVolailles'), familyOf('ProduitsDeLaMer')]

/** The indexes of the group and family of each cell, computed once because files hold thousands of grids. */
const places = gridCells.map(({ label, family }) => ({
  group: groupOf(label.group),
  isFrench: label.property === 'France',
  family: familyOf(family.property),
  egalim: label.group !== null && label.group !== 'origin',
}))

/**
 * Does the same with amounts read by the index of their cell.
 *
 * French meat is the meat of French origin alone, as the law asks for it and as purchases are added up. The public service
 * adds short supply chains and local products on its server, though they overlap and may come from elsewhere, and does not
 * in its form.
 */
export function sumGrid(typed: TypedTotals, amountAt: (index: number) => Amount): GridSums {
  const ofGroups = groups.map(() => 0)
  const ofFamilies = gridFamilies.map(() => 0)
  const egalim = gridFamilies.map(() => 0)
  const add = (sums: number[], place: number, cents: number): void => {
    sums[place] = (sums[place] as number) + cents
  }
  let meatFrance = 0
  let isEmpty = true
  for (const [index, place] of places.entries()) {
    const amount = amountAt(index)
    if (amount === null) continue
    isEmpty = false
    const cents = inCents(amount)
    add(ofGroups, place.group, cents)
    if (place.group !== origin) add(ofFamilies, place.family, cents)
    else if (place.family === meat && place.isFrench) meatFrance += cents
    if (place.egalim) add(egalim, place.family, cents)
  }
  const inEuros = (cents: number | undefined): Amount => (isEmpty ? null : (cents ?? 0) / 100)
  const euros = (group: LabelGroup): Amount => inEuros(ofGroups[groupOf(group)])
  return {
    totals: {
      valueTotalHt: typed.valueTotalHt,
      valueBioHt: euros('bio'),
      valueSustainableHt: euros('sustainable'),
      valueExternalityPerformanceHt: euros('externalityPerformance'),
      valueEgalimOthersHt: euros('egalimOthers'),
      valueMeatPoultryHt: typed.valueMeatPoultryHt,
      valueMeatPoultryEgalimHt: inEuros(egalim[meat]),
      valueMeatPoultryFranceHt: inEuros(meatFrance),
      valueFishHt: typed.valueFishHt,
      valueFishEgalimHt: inEuros(egalim[fish]),
    },
    families: Object.fromEntries(
      gridFamilies.map(({ property }, index) => [property, ofFamilies[index] as number]),
    ) as GridSums['families'],
  }
}

/**
 * The totals of a detailed diagnostic that the server derives from its grid: once it has an amount, its sums replace any
 * other total.
 */
export const derivedTotals = [
  'valueBioHt',
  'valueSustainableHt',
  'valueExternalityPerformanceHt',
  'valueEgalimOthersHt',
  'valueMeatPoultryEgalimHt',
  'valueMeatPoultryFranceHt',
  'valueFishEgalimHt',
] as const satisfies readonly (keyof SimpleAmounts)[]
export type DerivedTotal = (typeof derivedTotals)[number]

type KnownAmounts = Partial<Readonly<Record<keyof DetailedAmounts, Amount>>>

/** Whether the grid has an amount. Until then a detailed diagnostic keeps the totals that it had as a simple one. */
export const hasGridAmount = (amounts: Partial<Readonly<Record<GridProperty, unknown>>>): boolean =>
  gridCells.some(({ property }) => (amounts[property] ?? null) !== null)

/** The derived totals of amounts; those that are missing are not given. */
export function deriveTotals(amounts: KnownAmounts): Pick<SimpleAmounts, DerivedTotal> {
  const typed = {
    valueTotalHt: amounts.valueTotalHt ?? null,
    valueMeatPoultryHt: amounts.valueMeatPoultryHt ?? null,
    valueFishHt: amounts.valueFishHt ?? null,
  }
  const { totals } = sumGrid(typed, index => amounts[(gridCells[index] as (typeof gridCells)[number]).property] ?? null)
  return Object.fromEntries(derivedTotals.map(name => [name, totals[name]])) as Pick<SimpleAmounts, DerivedTotal>
}
