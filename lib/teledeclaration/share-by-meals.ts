/** A canteen among which the purchases of a kitchen are shared. */
export interface Sharer {
  readonly id: number
  /** Meals in a year; nothing is shared while it is not known for each. */
  readonly yearlyMealCount: number | null
}

/** Whether the meals of each canteen are known: shares are never guessed. */
export const canShare = (sharers: readonly Sharer[]): boolean =>
  sharers.length > 0 && sharers.every(({ yearlyMealCount }) => (yearlyMealCount ?? 0) > 0)

/**
 * Shares an amount among canteens by their meals, to the cent. What is left by rounding down goes to the largest
 * remainders, the first canteen first, so that the shares add up to the amount.
 * @param sharers of whom `canShare()` holds.
 * @returns the shares by the ids of the canteens.
 */
export function shareByMeals(amount: number, sharers: readonly Sharer[]): ReadonlyMap<number, number> {
  // Products of cents and meals have more digits than a number keeps.
  const cents = BigInt(Math.round(amount * 100))
  const weights = sharers.map(({ yearlyMealCount }) => BigInt(yearlyMealCount ?? 0))
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  const parts = weights.map((weight, place) => ({
    place,
    cents: (cents * weight) / whole,
    remainder: (cents * weight) % whole,
  }))
  const left = Number(cents - parts.reduce((sum, part) => sum + part.cents, 0n))
  const favoured = new Set(
    parts
      .toSorted((one, other) => Number(other.remainder - one.remainder) || one.place - other.place)
      .slice(0, left)
      .map(({ place }) => place),
  )
  return new Map(
    sharers.map(({ id }, place) => {
      const part = (parts[place]?.cents ?? 0n) + (favoured.has(place) ? 1n : 0n)
      return [id, Number(part) / 100]
    }),
  )
}
