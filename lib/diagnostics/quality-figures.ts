import { type AmountProperty, gridProperties, type StoredAmount } from './amount-properties.ts'
import { inCents, sumInCents } from './amounts.ts'
import type { Amount } from './diagnostic-fields.ts'
import { hasGridAmount, sumGrid } from './grid-sums.ts'
import { gridCells, gridFamilies, gridLabels } from './product-grid.ts'
import { type EntryMode, gridCellOf } from './quality-steps.ts'

/** Some amounts of a diagnostic, in euros; one that is missing is not known. */
export type KnownAmounts = Partial<Readonly<Record<StoredAmount, Amount>>>

const countedLabels = gridLabels.filter(({ group }) => group !== 'origin')

const cellsWhere = (condition: (cell: (typeof gridCells)[number]) => boolean): readonly AmountProperty[] =>
  gridCells.filter(condition).map(({ property }) => property)

const isCounted = (cell: (typeof gridCells)[number]): boolean => cell.label.group !== 'origin'

/** A total and how much of it is already shared out among its parts, in cents. */
export interface Allocation {
  readonly total: AmountProperty
  readonly totalCents: number
  readonly allocatedCents: number
}

const simpleAllocations = [
  {
    total: 'valueTotalHt',
    parts: ['valueBioHt', 'valueSustainableHt', 'valueExternalityPerformanceHt', 'valueEgalimOthersHt'],
  },
] as const

const detailedAllocations: readonly { readonly total: AmountProperty; readonly parts: readonly AmountProperty[] }[] = [
  { total: 'valueTotalHt', parts: cellsWhere(isCounted) },
  {
    total: 'valueMeatPoultryHt',
    parts: cellsWhere(cell => isCounted(cell) && cell.family.property === 'ViandesVolailles'),
  },
  { total: 'valueFishHt', parts: cellsWhere(cell => isCounted(cell) && cell.family.property === 'ProduitsDeLaMer') },
]

/** What of the totals is shared out among labels; totals that are not known are left out. */
export const allocationsOf = (mode: EntryMode | null, amounts: KnownAmounts): readonly Allocation[] =>
  (mode === 'COMPLETE' ? detailedAllocations : simpleAllocations).flatMap(({ total, parts }) => {
    const whole = amounts[total] ?? null
    if (whole === null) return []
    const allocatedCents = sumInCents(parts.map(part => amounts[part] ?? null))
    return [{ total, totalCents: inCents(whole), allocatedCents }]
  })

/** The amounts of a detailed entry with the totals that follow from its grid; as they are while it is empty. */
export function withDerivedTotals(amounts: KnownAmounts): KnownAmounts {
  if (!hasGridAmount(amounts)) return amounts
  const { valueTotalHt = null, valueMeatPoultryHt = null, valueFishHt = null } = amounts
  const { totals } = sumGrid(
    { valueTotalHt, valueMeatPoultryHt, valueFishHt },
    index => amounts[gridProperties[index] as AmountProperty] ?? null,
  )
  return { ...amounts, ...totals }
}

/** The shares of a year, between 0 and 1; null for one that is not known. */
export interface QualityShares {
  readonly organic: number | null
  /** Quality and sustainable products that are not organic. */
  readonly quality: number | null
  /** Quality and sustainable products, organic ones included. */
  readonly egalim: number | null
  readonly meatEgalim: number | null
  readonly meatFrance: number | null
  readonly fishEgalim: number | null
}

const shareOf = (parts: readonly (Amount | undefined)[], whole: Amount | undefined): number | null => {
  const known = parts.filter(part => typeof part === 'number')
  return known.length === 0 || !whole ? null : sumInCents(known) / inCents(whole)
}

/** An amount that is not known counts as none beside others that are known; without any, the share is not known. */
export function qualityShares(amounts: KnownAmounts): QualityShares {
  const { valueTotalHt, valueBioHt, valueSustainableHt, valueExternalityPerformanceHt, valueEgalimOthersHt } = amounts
  const others = [valueSustainableHt, valueExternalityPerformanceHt, valueEgalimOthersHt]
  return {
    organic: shareOf([valueBioHt], valueTotalHt),
    quality: shareOf(others, valueTotalHt),
    egalim: shareOf([valueBioHt, ...others], valueTotalHt),
    meatEgalim: shareOf([amounts.valueMeatPoultryEgalimHt], amounts.valueMeatPoultryHt),
    meatFrance: shareOf([amounts.valueMeatPoultryFranceHt], amounts.valueMeatPoultryHt),
    fishEgalim: shareOf([amounts.valueFishEgalimHt], amounts.valueFishHt),
  }
}

/** The purchases of each family under each label, origins left out, in cents; families without any are left out. */
export const familyRows = (amounts: KnownAmounts) =>
  gridFamilies
    .map(family => {
      const cents = countedLabels.map(label => inCents(amounts[`value${family.property}${label.property}`] ?? null))
      return { family, cents, totalCents: cents.reduce((sum, each) => sum + each, 0) }
    })
    .filter(({ totalCents }) => totalCents > 0)

/** The labels of the columns of `familyRows`. */
export const familyRowLabels = countedLabels

/** Whether an amount is one of the grid. */
export const isOfGrid = (property: AmountProperty): boolean => gridCellOf(property) !== undefined
