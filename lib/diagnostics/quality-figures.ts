import { type AmountProperty, gridProperties } from './amount-properties.ts'
import { inCents, sumInCents } from './amounts.ts'
import type { Amount } from './diagnostic-fields.ts'
import { type DerivedTotal, derivedTotals, hasGridAmount, sumGrid } from './grid-sums.ts'
import { gridCells, gridFamilies, gridLabels } from './product-grid.ts'
import { type EntryMode, gridCellOf } from './quality-steps.ts'

/** Some amounts of a diagnostic, in euros; one that is missing is not known. */
export type KnownAmounts = Partial<Readonly<Record<AmountProperty, Amount>>>

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

/** Whether a detailed entry would still have the totals of a simple one, which its first amount of the grid replaces. */
export const keepsSimpleTotals = (amounts: KnownAmounts): boolean =>
  !hasGridAmount(amounts) && derivedTotals.some(property => (amounts[property] ?? null) !== null)

/** The totals of a simple entry that the first amounts of a grid have replaced by others. */
export const replacedTotals = (before: KnownAmounts, after: KnownAmounts): readonly DerivedTotal[] =>
  keepsSimpleTotals(before) && hasGridAmount(after)
    ? derivedTotals.filter(property => {
        const total = before[property] ?? null
        return total !== null && inCents(total) !== inCents(after[property] ?? null)
      })
    : []

/** What makes a report simple again with the totals that its grid replaced: the amounts of the grid go. */
export const totalsBefore = (
  before: KnownAmounts,
  now: KnownAmounts,
): KnownAmounts & { readonly diagnosticType: 'SIMPLE' } => ({
  ...Object.fromEntries([
    ...derivedTotals.map(property => [property, before[property] ?? null]),
    ...gridProperties.filter(property => (now[property] ?? null) !== null).map(property => [property, null]),
  ]),
  diagnosticType: 'SIMPLE',
})

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

/** The amounts that a report filled from purchases takes over. */
export const filledProperties = (mode: EntryMode): readonly AmountProperty[] =>
  mode === 'COMPLETE'
    ? ['valueTotalHt', 'valueMeatPoultryHt', 'valueFishHt', ...gridProperties]
    : [
        'valueTotalHt',
        ...derivedTotals.slice(0, 4),
        'valueMeatPoultryHt',
        'valueMeatPoultryEgalimHt',
        'valueMeatPoultryFranceHt',
        'valueFishHt',
        'valueFishEgalimHt',
      ]

/** An amount of the report and that of the purchases which would take its place. */
export interface AmountDifference {
  readonly property: AmountProperty
  readonly before: Amount
  readonly after: number
}

/** The amounts that change when the report takes over those of the purchases; unknown and none differ. */
export const purchaseDifferences = (
  mode: EntryMode,
  amounts: KnownAmounts,
  purchases: Readonly<Record<AmountProperty, number>>,
): readonly AmountDifference[] =>
  filledProperties(mode)
    .map(property => ({ property, before: amounts[property] ?? null, after: purchases[property] }))
    .filter(({ before, after }) => before === null || inCents(before) !== inCents(after))

/** What the purchases count for the law and a detailed report cannot say: those without a family, in cents. */
export function centsWithoutFamily(purchases: Readonly<Record<AmountProperty, number>>): number {
  const parts = derivedTotals.slice(0, 4)
  const derived = withDerivedTotals(purchases)
  return Math.max(
    0,
    sumInCents(parts.map(part => purchases[part])) - sumInCents(parts.map(part => derived[part] ?? null)),
  )
}

/** Whether an amount is one of the grid. */
export const isOfGrid = (property: AmountProperty): boolean => gridCellOf(property) !== undefined
