import type { Amount } from './diagnostic-fields.ts'

/** The sum in cents, nulls counting for nothing: sums of euros as they are held would be off by a hair. */
export function sumInCents(amounts: Iterable<Amount>): number {
  let sum = 0
  for (const amount of amounts) sum += inCents(amount)
  return sum
}

export const inCents = (amount: Amount): number => Math.round((amount ?? 0) * 100)
