import { unlabelledArticleKey } from '../product-names/compare-articles.ts'
import { makeUp, sumOf } from './amount-tolerance.ts'
import { type Cluster, clustersOf } from './clusters.ts'
import { lookFurther } from './look-further.ts'
import type { ComparedLine, RecapLine, RecapVerdict, StoredPurchase } from './recap-verdict.ts'
import { isInPeriod, isLabelledAlike, likenessOf, shareOut } from './share-out.ts'

/** What one canteen has stored, by what the names of suppliers say. */
export interface StoredPurchases {
  /** Of the supplier of the recap. */
  readonly ofSupplier: readonly StoredPurchase[]
  /** Of a supplier whose name is nearly the same, or not known. */
  readonly ofOthers: readonly StoredPurchase[]
}

/**
 * Tells, for each row of the recap of one supplier to one canteen, whether stored purchases hold it already. It never
 * takes a row for stored without an amount that agrees, nor for new while a purchase may hold it.
 *
 * @param stored the purchases of the days around the periods (`days-around.ts`).
 */
export function compareRecap(lines: readonly RecapLine[], stored: StoredPurchases): ComparedLine[] {
  const clusters = clustersOf(lines)
  const byArticle = Map.groupBy(stored.ofSupplier, ({ description }) => unlabelledArticleKey(description ?? ''))
  const held = new Set<StoredPurchase>()
  const compared = new Map<RecapLine, ComparedLine | null>()
  for (const cluster of clusters) {
    const purchases = (byArticle.get(cluster.article) ?? []).filter(purchase =>
      cluster.lines.some(line => isInPeriod(purchase, line)),
    )
    for (const purchase of purchases) held.add(purchase)
    for (const [line, verdict] of compareCluster(cluster, purchases)) compared.set(line, verdict)
  }
  const free = stored.ofSupplier.filter(purchase => !held.has(purchase))
  return lines.map(line => {
    const verdict = compared.get(line) ?? null
    if (verdict !== null && verdict.verdict !== 'other-amount') return verdict
    return lookFurther(line, verdict, free, stored.ofOthers)
  })
}

/** Null for a row of which no purchase has the name. */
function compareCluster(
  { lines }: Cluster,
  purchases: readonly StoredPurchase[],
): (readonly [RecapLine, ComparedLine | null])[] {
  const shares = shareOut(lines, purchases)
  const verdicts = shares && [...shares].map(([line, share]) => [line, compareLine(line, share)] as const)
  if (verdicts && (lines.length === 1 || verdicts.every(([, compared]) => !compared || agrees(compared)))) {
    return verdicts
  }
  return lines.map(line => [line, compareTogether(line, lines, purchases)] as const)
}

const agrees = ({ verdict }: ComparedLine): boolean => verdict === 'stored' || verdict === 'other-labels'

function compareLine(line: RecapLine, purchases: readonly StoredPurchase[]): ComparedLine | null {
  if (purchases.length === 0) return null
  if (makeUp(purchases, line.cents)) {
    return outcome(line, purchases.every(one => isClassifiedAlike(one, line)) ? 'stored' : 'other-labels', purchases, 0)
  }
  const isOtherProduct = purchases.every(one => likenessOf(one, line) === 0)
  if (isOtherProduct) return outcome(line, 'in-doubt', purchases, line.cents)
  return outcome(line, 'other-amount', purchases, Math.max(0, line.cents - sumOf(purchases)))
}

/** Rows that share purchases are compared with them as one: what is missing of which row cannot be told. */
function compareTogether(
  line: RecapLine,
  lines: readonly RecapLine[],
  purchases: readonly StoredPurchase[],
): ComparedLine {
  if (!makeUp(purchases, sumOf(lines))) return outcome(line, 'other-amount', purchases, 0)
  const isAlike = [...lines, ...purchases].every(one => isClassifiedAlike(one, line))
  return outcome(line, isAlike ? 'stored' : 'other-labels', purchases, 0)
}

/** A family that nobody chose contradicts none. */
const isClassifiedAlike = (purchase: Pick<StoredPurchase, 'family' | 'labels'>, line: RecapLine): boolean =>
  isLabelledAlike(purchase, line) && (purchase.family === null || purchase.family === line.family)

const outcome = (
  { row }: RecapLine,
  verdict: RecapVerdict,
  purchases: readonly StoredPurchase[],
  missingCents: number,
): ComparedLine => ({ row, verdict, purchases, storedCents: sumOf(purchases), missingCents })
