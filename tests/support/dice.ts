/** Random choices. */
export interface Dice {
  /** A number in [0, 1[. */
  random(): number
  /** A whole number in [0, limit[. */
  whole(limit: number): number
  pick<Item>(items: readonly Item[]): Item
  chance(share: number): boolean
}

export function diceOf(random: () => number): Dice {
  const whole = (limit: number) => Math.floor(random() * limit)
  return {
    random,
    whole,
    pick: <Item>(items: readonly Item[]) => items[whole(items.length)] as Item,
    chance: share => random() < share,
  }
}
