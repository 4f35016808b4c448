import { ruleOf } from '../measures/year-rules.ts'
import { type AmountProperty, gridProperties, type StoredAmount } from './amount-properties.ts'
import { inCents, sumInCents } from './amounts.ts'
import type { Amount } from './diagnostic-fields.ts'
import { derivedTotals } from './grid-sums.ts'
import { fairTradeCells, includedTotals } from './included-amounts.ts'
import { type KnownAmounts, withDerivedTotals } from './quality-figures.ts'
import type { EntryMode } from './quality-steps.ts'

/** The amounts that a report of a year takes over from purchases, with the parts of them from the year that asks for these. */
export const filledProperties = (mode: EntryMode, year: number): readonly StoredAmount[] => [
  ...amountsOfMode(mode),
  ...(ruleOf('asksForParts', year) ? (mode === 'COMPLETE' ? fairTradeCells : includedTotals) : []),
]

const amountsOfMode = (mode: EntryMode): readonly AmountProperty[] =>
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
  readonly property: StoredAmount
  readonly before: Amount
  readonly after: number
}

/** The amounts that change when the report takes over those of the purchases; unknown and none differ. */
export const purchaseDifferences = (
  mode: EntryMode,
  { year, ...amounts }: KnownAmounts & { readonly year: number },
  purchases: Readonly<Record<StoredAmount, number>>,
): readonly AmountDifference[] =>
  filledProperties(mode, year)
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
