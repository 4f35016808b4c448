import { amountProperties, type StoredAmount } from '../diagnostics/amount-properties.ts'
import { fairTradeCellOf, frenchTotals } from '../diagnostics/included-amounts.ts'
import { gridFamilies } from '../diagnostics/product-grid.ts'
import { type PurchaseGroup, type PurchaseSummary, summarisePurchases } from './purchase-summary.ts'
import { type PurchaseSummary2026, summarise2026 } from './purchase-summary-2026.ts'

/** Where the parts of amounts stand in a summary of purchases. */
const partsOfSummary: readonly (readonly [part: StoredAmount, name: keyof (PurchaseSummary & PurchaseSummary2026)])[] =
  [
    ['valueBioFairTradeHt', 'valeurBioDontCommerceEquitable'],
    ['valueEgalimOthersFairTradeHt', 'valeurEgalimAutresDontCommerceEquitable'],
    ...gridFamilies.flatMap(
      ({ property }) =>
        [
          [frenchTotals[property], `value${property}France`],
          [fairTradeCellOf(property), `valeur${property}BioDontCommerceEquitable`],
        ] as const,
    ),
  ]

/** The amounts of a report that purchases tell, its parts of amounts included, in euros. */
export type ReportAmounts = Readonly<Record<StoredAmount, number>>

export const reportAmountsOf = (summary: PurchaseSummary & PurchaseSummary2026): ReportAmounts =>
  Object.fromEntries([
    ...amountProperties.map(property => [property, summary[property]]),
    ...partsOfSummary.map(([part, name]) => [part, summary[name]]),
  ]) as ReportAmounts

export function reportAmountsOfGroups(groups: readonly PurchaseGroup[]): ReportAmounts {
  const summary = summarisePurchases(groups)
  return reportAmountsOf({ ...summary, ...summarise2026(summary, groups) })
}
