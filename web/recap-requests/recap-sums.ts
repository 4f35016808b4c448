import { centsOfPrice, priceOfCents } from '@ma-cantine/lib/purchases/price'
import type { RecapTotals, RequestedCanteen } from '@ma-cantine/lib/recap-requests/recap-request'

/** What a file says of all canteens together. Summed in cents: sums of decimal fractions drift. */
export function recapSums(canteens: readonly RequestedCanteen[]): RecapTotals {
  const all = canteens.flatMap(({ totals }) => (totals ? [totals] : []))
  const sumOf = (name: 'priceHt' | 'labelledHt') =>
    priceOfCents(all.reduce((sum, totals) => sum + centsOfPrice(totals[name]), 0n))
  return {
    rowCount: all.reduce((sum, { rowCount }) => sum + rowCount, 0),
    priceHt: sumOf('priceHt'),
    labelledHt: sumOf('labelledHt'),
  }
}

/** The canteens of which a file says nothing. */
export const canteensWithoutRows = (canteens: readonly RequestedCanteen[]): readonly RequestedCanteen[] =>
  canteens.filter(({ totals }) => (totals?.rowCount ?? 0) === 0)
