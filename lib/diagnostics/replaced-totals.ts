import { gridProperties } from './amount-properties.ts'
import { inCents } from './amounts.ts'
import { type DerivedTotal, derivedTotals, hasGridAmount } from './grid-sums.ts'
import type { KnownAmounts } from './quality-figures.ts'

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
