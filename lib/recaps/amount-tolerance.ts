/**
 * How far the sum of purchases may be from the amount of a recap, in cents: 1 %, at most 1 €, and a cent for each
 * purchase, whose amounts were rounded.
 */
export const toleranceOf = (cents: number, purchases: number): number =>
  Math.min(100, Math.round(cents / 100)) + purchases

/** Whether some purchases make up an amount, to the tolerance. */
export const makeUp = (purchases: readonly { readonly cents: number }[], cents: number): boolean =>
  Math.abs(sumOf(purchases) - cents) <= toleranceOf(cents, purchases.length)

export const sumOf = (purchases: readonly { readonly cents: number }[]): number =>
  purchases.reduce((sum, { cents }) => sum + cents, 0)
