import { sumInCents } from './amounts.ts'
import type { Amount, DetailedAmounts, SimpleAmounts } from './diagnostic-draft.ts'
import { type GridCell, gridCells, type LabelGroup } from './product-grid.ts'

const egalimGroups: readonly (LabelGroup | null)[] = ['bio', 'sustainable', 'externalityPerformance', 'egalimOthers']

const ofGroup = (group: LabelGroup) => gridCells.filter(({ label }) => label.group === group)
const ofFamily = (family: string, groups: readonly (LabelGroup | null)[]) =>
  gridCells.filter(cell => cell.family.property === family && groups.includes(cell.label.group))

const cells = {
  bio: ofGroup('bio'),
  sustainable: ofGroup('sustainable'),
  externalityPerformance: ofGroup('externalityPerformance'),
  egalimOthers: ofGroup('egalimOthers'),
  meatEgalim: ofFamily('ViandesVolailles', egalimGroups),
  meatFrance: ofFamily('ViandesVolailles', ['origin']),
  fishEgalim: ofFamily('ProduitsDeLaMer', egalimGroups),
}

/**
 * The ten totals of a detailed diagnostic: three are typed, the others are sums over the grid. Bio alone stays null when
 * its eight cells are all empty; the others are then 0.
 */
export function aggregatedTotals(amounts: DetailedAmounts): SimpleAmounts {
  const sum = (chosen: readonly GridCell[]): number => sumInCents(values(chosen)) / 100
  const values = (chosen: readonly GridCell[]): Amount[] => chosen.map(({ property }) => amounts[property])
  return {
    valueTotalHt: amounts.valueTotalHt,
    valueBioHt: values(cells.bio).every(value => value === null) ? null : sum(cells.bio),
    valueSustainableHt: sum(cells.sustainable),
    valueExternalityPerformanceHt: sum(cells.externalityPerformance),
    valueEgalimOthersHt: sum(cells.egalimOthers),
    valueMeatPoultryHt: amounts.valueMeatPoultryHt,
    valueMeatPoultryEgalimHt: sum(cells.meatEgalim),
    valueMeatPoultryFranceHt: sum(cells.meatFrance),
    valueFishHt: amounts.valueFishHt,
    valueFishEgalimHt: sum(cells.fishEgalim),
  }
}
