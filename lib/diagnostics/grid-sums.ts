import { inCents } from './amounts.ts'
import type { DetailedAmounts, SimpleAmounts } from './diagnostic-draft.ts'
import { type GridFamily, gridCells, gridFamilies, type LabelGroup } from './product-grid.ts'

/** What the grid of a detailed diagnostic adds up to. */
export interface GridSums {
  /** In euros: three totals as typed, the others from the grid. Bio is null when its eight cells are empty. */
  readonly totals: SimpleAmounts
  /** In cents: what was bought of each family, whatever its label. Origins come on top of a label: they add nothing. */
  readonly families: Readonly<Record<GridFamily['property'], number>>
}

type Counted = LabelGroup | 'none'

/** Sums the 112 amounts in one go. */
export function gridSums(amounts: DetailedAmounts): GridSums {
  const groups: Record<Counted, number> = {
    bio: 0,
    sustainable: 0,
    externalityPerformance: 0,
    egalimOthers: 0,
    origin: 0,
    none: 0,
  }
  const families = Object.fromEntries(gridFamilies.map(({ property }) => [property, 0])) as Record<
    GridFamily['property'],
    number
  >
  const egalim = { ...families }
  let meatFrance = 0
  let bioGiven = false
  for (const { property, label, family } of gridCells) {
    const amount = amounts[property]
    if (amount === null) continue
    const cents = inCents(amount)
    groups[label.group ?? 'none'] += cents
    if (label.group === 'bio') bioGiven = true
    if (label.group !== 'origin') families[family.property] += cents
    else if (family.property === 'ViandesVolailles') meatFrance += cents
    if (label.group !== 'origin' && label.group !== null) egalim[family.property] += cents
  }
  return {
    totals: {
      valueTotalHt: amounts.valueTotalHt,
      valueBioHt: bioGiven ? groups.bio / 100 : null,
      valueSustainableHt: groups.sustainable / 100,
      valueExternalityPerformanceHt: groups.externalityPerformance / 100,
      valueEgalimOthersHt: groups.egalimOthers / 100,
      valueMeatPoultryHt: amounts.valueMeatPoultryHt,
      valueMeatPoultryEgalimHt: egalim.ViandesVolailles / 100,
      valueMeatPoultryFranceHt: meatFrance / 100,
      valueFishHt: amounts.valueFishHt,
      valueFishEgalimHt: egalim.ProduitsDeLaMer / 100,
    },
    families,
  }
}
