import type { Amount } from './diagnostic-fields.ts'

/** The sum in cents, nulls ignored. Sums of floating-point euros would be inexact. */
export function sumInCents(amounts: Iterable<Amount>): number {
  let sum = 0
  for (const amount of amounts) sum += inCents(amount)
  return sum
}

export const inCents = (amount: Amount): number => Math.round((amount ?? 0) * 100)
