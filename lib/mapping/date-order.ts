import type { DateOrder } from './mapping.ts'

/** Of some cells, how many are days in each order. */
export type DateCounts = Readonly<Record<DateOrder, number>>

/** In a tie, the order of France wins; ISO days are in all of them. */
const byPreference: readonly DateOrder[] = ['day-month-year', 'month-day-year', 'year-month-day', 'excel-serial']

/** The order in which most cells are days. */
export const likelyDateOrder = (counts: DateCounts): DateOrder =>
  byPreference.reduce((best, order) => (counts[order] > counts[best] ? order : best))

/** Fewer days that cannot have the day first may be slips of the keyboard. */
const leastProofs = 3

/**
 * Whether days with two figures on each side leave their order open: 03/04/2024 may be March or April. One wrong day among
 * French ones (01/13/2024) must not turn all others around: that the month comes first takes several days, and most of them.
 */
export function isDateOrderDoubtful(counts: DateCounts): boolean {
  const monthFirst = counts['month-day-year']
  if (monthFirst <= counts['year-month-day']) return false
  const proofs = monthFirst - counts['day-month-year']
  return proofs >= 0 && (proofs < leastProofs || proofs <= counts['day-month-year'])
}
