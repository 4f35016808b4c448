import { makeUp, sumOf } from './amount-tolerance.ts'
import { type Cluster, clustersOf } from './clusters.ts'
import { FurtherLook } from './further-look.ts'
import { heldBy } from './held-by.ts'
import { type Keyed, keyedBy } from './keyed.ts'
import type { Classification, ComparedLine, RecapLine, RecapVerdict, StoredPurchase } from './recap-verdict.ts'
import { isInPeriod, isLabelledAlike, likenessOf, shareOut } from './share-out.ts'

/** What one canteen has stored, by what the names of suppliers say. */
export interface StoredPurchases {
  /** Of the supplier of the recap. */
  readonly ofSupplier: readonly StoredPurchase[]
  /** Of a supplier whose name is nearly the same, or not known. */
  readonly ofOthers: readonly StoredPurchase[]
}

type Line = Keyed<RecapLine>
type Purchase = Keyed<StoredPurchase>

/**
 * Tells, for each row of the recap of one supplier to one canteen, whether stored purchases hold it already. It never
 * takes a row for stored without an amount that agrees, nor for new while a purchase may hold it.
 *
 * @param stored the purchases of the days around the periods (`days-around.ts`).
 */
export function compareRecap(lines: readonly RecapLine[], stored: StoredPurchases): ComparedLine[] {
  const keyedLines = keyedBy(lines)
  const ofSupplier = keyedBy(stored.ofSupplier)
  const byArticle = Map.groupBy(ofSupplier, ({ keys }) => keys.unlabelled)
  const held = new Set<Purchase>()
  const compared = new Map<Line, Found | null>()
  for (const cluster of clustersOf(keyedLines)) {
    const purchases = (byArticle.get(cluster.article) ?? []).filter(purchase =>
      cluster.lines.some(line => isInPeriod(purchase, line)),
    )
    for (const purchase of purchases) held.add(purchase)
    for (const [line, found] of compareCluster(cluster, purchases)) compared.set(line, found)
  }
  const free = ofSupplier.filter(purchase => !held.has(purchase))
  const further = new FurtherLook(free, keyedBy(stored.ofOthers))
  return keyedLines.map(line => {
    const found = compared.get(line) ?? null
    if (found !== null && found.verdict !== 'other-amount') return outcome(line, found)
    const elsewhere = further.look(line, found?.purchases ?? null)
    return elsewhere ? { row: line.row, ...elsewhere } : outcome(line, found as Found)
  })
}

/** What becomes of a row, with all the purchases that make it so. */
interface Found {
  readonly verdict: RecapVerdict
  readonly purchases: readonly Purchase[]
  readonly missingCents: number
}

/** Null for a row of which no purchase has the name. */
function compareCluster({ lines }: Cluster, purchases: readonly Purchase[]): (readonly [Line, Found | null])[] {
  const shares = shareOut(lines, purchases)
  const found = shares && [...shares].map(([line, share]) => [line, compareLine(line, share)] as const)
  if (found && (lines.length === 1 || found.every(([, one]) => !one || agrees(one)))) return found
  const together = compareTogether(lines, purchases)
  return lines.map(line => [line, together] as const)
}

const agrees = ({ verdict }: Found): boolean => verdict === 'stored' || verdict === 'other-labels'

function compareLine(line: Line, purchases: readonly Purchase[]): Found | null {
  if (purchases.length === 0) return null
  if (makeUp(purchases, line.cents)) {
    const isAlike = purchases.every(one => isClassifiedAlike(one, line))
    return { verdict: isAlike ? 'stored' : 'other-labels', purchases, missingCents: 0 }
  }
  const isOtherProduct = purchases.every(one => likenessOf(one, line) === 0)
  if (isOtherProduct) return { verdict: 'in-doubt', purchases, missingCents: line.cents }
  return { verdict: 'other-amount', purchases, missingCents: Math.max(0, line.cents - sumOf(purchases)) }
}

/** Rows that share purchases are compared with them as one: what is missing of which row cannot be told. */
function compareTogether(lines: readonly Line[], purchases: readonly Purchase[]): Found {
  if (!makeUp(purchases, sumOf(lines))) return { verdict: 'other-amount', purchases, missingCents: 0 }
  const [first] = lines as readonly [Line, ...Line[]]
  const isAlike = [...lines, ...purchases].every(one => isClassifiedAlike(one, first))
  return { verdict: isAlike ? 'stored' : 'other-labels', purchases, missingCents: 0 }
}

/** A family that nobody chose contradicts none. */
const isClassifiedAlike = (purchase: Classification, line: Classification): boolean =>
  isLabelledAlike(purchase, line) && (purchase.family === null || purchase.family === line.family)

const outcome = ({ row }: Line, { verdict, purchases, missingCents }: Found): ComparedLine => ({
  ...{ row, verdict, missingCents },
  ...heldBy(purchases),
})
