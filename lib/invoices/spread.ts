import { abs } from './decimal.ts'

/**
 * Shares an amount in proportion to weights, in whole units: the shares add up to the amount, what is left going to the
 * largest remainders, the first among equals. Nothing is shared when all weights are zero.
 */
export function spread(amount: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n)
  if (sum === 0n || amount === 0n) return weights.map(() => 0n)
  const sign = amount < 0n ? -1n : 1n
  const parts = weights.map((weight, index) => {
    const product = abs(amount) * weight
    return { index, share: product / sum, remainder: product % sum }
  })
  let left = abs(amount) - parts.reduce((total, { share }) => total + share, 0n)
  for (const part of parts.toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index)) {
    if (left === 0n) break
    part.share += 1n
    left -= 1n
  }
  return parts.map(({ share }) => sign * share)
}
