/** Random choices that repeat: the same number gives the same ones. */
export interface Dice {
  /** A number in [0, 1[. */
  random(): number
  /** A whole number in [0, limit[. */
  whole(limit: number): number
  /** A number in [low, high[. */
  between(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
  /** One of these, more often those of a great weight. */
  pickWeighted<Item extends { readonly weight: number }>(items: readonly Item[]): Item
  chance(share: number): boolean
}

/**
 * The dice of one thing, such as a canteen. Each thing has its own, so that it can be invented again at any time, in any
 * order, without being kept in memory.
 */
export function diceOf(seed: number, thing: string, number: number): Dice {
  let state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)
  for (let index = 0; index < thing.length; index++) state = Math.imul(state ^ thing.charCodeAt(index), 0xc2b2ae35)
  // mulberry32
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  // Numbers that follow each other begin alike.
  random()
  const whole = (limit: number) => Math.floor(random() * limit)
  return {
    random,
    whole,
    between: (low, high) => low + random() * (high - low),
    pick: <Item>(items: readonly Item[]) => items[whole(items.length)] as Item,
    pickWeighted<Item extends { readonly weight: number }>(items: readonly Item[]) {
      let left = random() * items.reduce((sum, { weight }) => sum + weight, 0)
      for (const item of items) {
        left -= item.weight
        if (left < 0) return item
      }
      return items[0] as Item
    },
    chance: share => random() < share,
  }
}
