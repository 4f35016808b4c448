import { shownPurchases } from './compared-row.ts'
import type { Held, RecapLine, StoredPurchase } from './recap-verdict.ts'

/** Purchases of one family in the order of their dates, with the sum of those before each. */
interface Sorted {
  readonly purchases: readonly StoredPurchase[]
  readonly sums: readonly number[]
}

/**
 * Finds the purchases of a period that may hold a row of any name: the total of an invoice holds articles of its family,
 * or of any where it has none. Each look-up takes as long as finding two dates, however many purchases there are.
 */
export class HolderIndex {
  private readonly byFamily = new Map<string | null, Sorted>()

  constructor(purchases: readonly StoredPurchase[]) {
    for (const [family, ofFamily] of Map.groupBy(purchases, ({ family }) => family)) {
      const sorted = ofFamily.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
      const sums = [0]
      for (const { cents } of sorted) sums.push((sums.at(-1) as number) + cents)
      this.byFamily.set(family, { purchases: sorted, sums })
    }
  }

  holdersOf({ firstDay, lastDay, family }: Pick<RecapLine, 'firstDay' | 'lastDay' | 'family'>): Held {
    let [cents, count] = [0, 0]
    const shown: StoredPurchase[] = []
    for (const each of new Set([null, 'AUTRES', family])) {
      const sorted = this.byFamily.get(each)
      if (!sorted) continue
      const [from, to] = [firstFrom(sorted.purchases, firstDay), firstFrom(sorted.purchases, `${lastDay}~`)]
      cents += (sorted.sums[to] as number) - (sorted.sums[from] as number)
      count += to - from
      shown.push(...sorted.purchases.slice(from, Math.min(to, from + shownPurchases)))
    }
    return { purchases: shown.slice(0, shownPurchases), purchaseCount: count, storedCents: cents }
  }
}

/** The place of the first purchase that is not before a day. */
function firstFrom(purchases: readonly StoredPurchase[], day: string): number {
  let [low, high] = [0, purchases.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((purchases[middle] as StoredPurchase).date < day) low = middle + 1
    else high = middle
  }
  return low
}
