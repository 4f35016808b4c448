import type { Keyed } from './keyed.ts'
import type { Classification, RecapLine, StoredPurchase } from './recap-verdict.ts'

export const isInPeriod = (
  { date }: Pick<StoredPurchase, 'date'>,
  { firstDay, lastDay }: Pick<RecapLine, 'firstDay' | 'lastDay'>,
): boolean => firstDay <= date && date <= lastDay

export const isLabelledAlike = (a: Classification, b: Classification): boolean =>
  a.labels.length === b.labels.length && a.labels.every(label => b.labels.includes(label))

/** How much speaks for a purchase being one of a row: the same text, the same name, the same labels. */
export const likenessOf = (purchase: Keyed<StoredPurchase>, line: Keyed<RecapLine>): number =>
  (purchase.keys.text === line.keys.text ? 4 : 0) +
  (purchase.keys.article === line.keys.article ? 2 : 0) +
  (isLabelledAlike(purchase, line) ? 1 : 0)

/**
 * Gives each purchase of an article to the row that it is most like. @returns null when one is as much like two rows:
 * these can be compared together alone.
 */
export function shareOut(
  lines: readonly Keyed<RecapLine>[],
  purchases: readonly Keyed<StoredPurchase>[],
): ReadonlyMap<Keyed<RecapLine>, readonly Keyed<StoredPurchase>[]> | null {
  const shares = new Map<Keyed<RecapLine>, Keyed<StoredPurchase>[]>(lines.map(line => [line, []]))
  for (const purchase of purchases) {
    const best = bestLine(lines, purchase)
    if (!best) return null
    shares.get(best)?.push(purchase)
  }
  return shares
}

/** Null where two rows are as good. */
function bestLine(lines: readonly Keyed<RecapLine>[], purchase: Keyed<StoredPurchase>): Keyed<RecapLine> | null {
  let best: Keyed<RecapLine> | null = null
  let bestScore = -1
  for (const line of lines) {
    if (!isInPeriod(purchase, line)) continue
    const score = likenessOf(purchase, line)
    if (score === bestScore) best = null
    if (score > bestScore) [best, bestScore] = [line, score]
  }
  return best
}
