import { z } from 'zod'
import { type StoredAmount, storedAmounts } from '../diagnostics/amount-properties.ts'
import { reportAmountsOfGroups } from '../purchases/report-amounts.ts'
import { type DeclaredAmounts, inspectedProperties, needsLabel } from './inspected-amounts.ts'
import type { InspectedGroup } from './inspected-groups.ts'

/**
 * What makes a declared amount: `purchases`, to the cent; `other-purchases`, which do not make it, for instance because
 * they were changed since; `total`, where no purchase counts in it: it was entered as a total.
 */
export const amountOrigins = ['purchases', 'other-purchases', 'total'] as const

/** A declared amount and what proves it, in euros without VAT. */
export const InspectedAmount = z.object({
  property: z.enum(storedAmounts as [StoredAmount, ...StoredAmount[]]),
  declared: z.number(),
  /** The purchases of the year that count in it, as they are now. */
  purchases: z.number(),
  /** What was declared without the purchases. */
  difference: z.number(),
  /** Those of its purchases that have an invoice. */
  proved: z.number(),
  /** Those of its purchases that have a certificate; null where no label is needed. */
  certified: z.number().nullable(),
  origin: z.enum(amountOrigins),
})
export type InspectedAmount = z.output<typeof InspectedAmount>

/** What `part` is less than `whole`, in euros: both have two decimals, which binary numbers do not keep. */
const minus = (whole: number, part: number): number => (Math.round(whole * 100) - Math.round(part * 100)) / 100

/** The share of a declared amount that purchases prove, never more than the whole; null where nothing was declared. */
export const shareOf = (part: number, declared: number): number | null =>
  declared > 0 ? Math.min(part, declared) / declared : null

/**
 * The declared amounts in the order of an inspector, each with the purchases that make it. Those that are 0 on both sides
 * are left out, but for the total: a detailed report has a hundred of them.
 */
export function inspectAmounts(declared: DeclaredAmounts, groups: readonly InspectedGroup[]): InspectedAmount[] {
  const all = reportAmountsOfGroups(groups)
  const invoiced = reportAmountsOfGroups(groups.filter(({ hasInvoice }) => hasInvoice))
  const certified = reportAmountsOfGroups(groups.filter(({ hasCertificate }) => hasCertificate))
  return inspectedProperties.flatMap(property => {
    const amount = declared[property]
    const purchases = all[property]
    const isNothing = amount === 0 && purchases === 0 && property !== 'valueTotalHt'
    if (typeof amount !== 'number' || isNothing) return []
    const difference = minus(amount, purchases)
    return {
      property,
      declared: amount,
      purchases,
      difference,
      proved: invoiced[property],
      certified: needsLabel(property) ? certified[property] : null,
      origin: difference === 0 ? 'purchases' : purchases === 0 ? 'total' : 'other-purchases',
    }
  })
}

/** The amounts in which a purchase counts, in the same order. Purchases of one group count in the same ones. */
export function amountsOfPurchase(group: Omit<InspectedGroup, 'cents'>): readonly StoredAmount[] {
  const amounts = reportAmountsOfGroups([{ ...group, cents: 100 }])
  return inspectedProperties.filter(property => amounts[property] !== 0)
}
