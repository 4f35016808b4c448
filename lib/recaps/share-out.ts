import { searchKey } from '../lists/search-key.ts'
import { articleKey } from '../product-names/compare-articles.ts'
import type { Classification, RecapLine, StoredPurchase } from './recap-verdict.ts'

export const isInPeriod = (
  { date }: Pick<StoredPurchase, 'date'>,
  { firstDay, lastDay }: Pick<RecapLine, 'firstDay' | 'lastDay'>,
): boolean => firstDay <= date && date <= lastDay

export const isLabelledAlike = (a: Classification, b: Classification): boolean =>
  a.labels.length === b.labels.length && a.labels.every(label => b.labels.includes(label))

/** How much speaks for a purchase being one of a row: the same text, the same name, the same labels. */
export const likenessOf = (purchase: StoredPurchase, line: RecapLine): number => {
  const description = purchase.description ?? ''
  return (
    (searchKey(description) === searchKey(line.description) ? 4 : 0) +
    (articleKey(description) === articleKey(line.description) ? 2 : 0) +
    (isLabelledAlike(purchase, line) ? 1 : 0)
  )
}

/**
 * Gives each purchase of an article to the row that it is most like. @returns null when one is as much like two rows:
 * these can be compared together alone.
 */
export function shareOut(
  lines: readonly RecapLine[],
  purchases: readonly StoredPurchase[],
): ReadonlyMap<RecapLine, readonly StoredPurchase[]> | null {
  const shares = new Map<RecapLine, StoredPurchase[]>(lines.map(line => [line, []]))
  for (const purchase of purchases) {
    const scored = lines
      .filter(line => isInPeriod(purchase, line))
      .map(line => ({ line, score: likenessOf(purchase, line) }))
      .sort((a, b) => b.score - a.score)
    const [best, next] = scored
    if (!best || best.score === next?.score) return null
    shares.get(best.line)?.push(purchase)
  }
  return shares
}
