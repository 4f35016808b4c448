import type { PlanTotals } from './plan-totals.ts'

/** The total that a file itself gives, on a row that is set aside. */
export interface FileTotal {
  /** As numbered in the user's file. */
  readonly row: number
  /** In euros. */
  readonly amount: number
  /** The sum of the credit notes that are set aside, in euros, below zero; 0 when there are none. */
  readonly leftOut: number
  /** The number of amounts with more than two decimals, which are rounded to cents. */
  readonly rounded: number
}

/** How the rows of a plan compare with the total of their file. */
export type TotalComparison = 'equal' | 'equal-rounded' | 'equal-with-left-out' | 'different'

/** The rows of the file, in euros: those to store, and those that are stored already. */
export const rowsTotal = ({ stored, skipped }: PlanTotals): number => stored.priceHt + skipped.priceHt

export function compareTotals(totals: PlanTotals, file: FileTotal): TotalComparison {
  // A rounded amount is half a cent away from its file at most; a total is a cent away at least.
  const tolerance = 0.005 + file.rounded * 0.005
  const gap = gapOf(totals, file)
  if (Math.abs(gap) < 0.005) return 'equal'
  if (Math.abs(gap + file.leftOut) < 0.005) return 'equal-with-left-out'
  return Math.min(Math.abs(gap), Math.abs(gap + file.leftOut)) < tolerance ? 'equal-rounded' : 'different'
}

/** By how many euros the rows exceed the total of their file. */
export const gapOf = (totals: PlanTotals, { amount }: FileTotal): number => rowsTotal(totals) - amount
