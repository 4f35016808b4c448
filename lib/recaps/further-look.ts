import { nearArticles } from '../product-names/near-articles.ts'
import { makeUp, sumOf, toleranceOf } from './amount-tolerance.ts'
import { daysAroundPeriod } from './days-around.ts'
import { heldBy } from './held-by.ts'
import { HolderIndex } from './holder-index.ts'
import type { Keyed } from './keyed.ts'
import type { ComparedLine, RecapLine, StoredPurchase } from './recap-verdict.ts'
import { isInPeriod } from './share-out.ts'

type Line = Keyed<RecapLine>
type Purchase = Keyed<StoredPurchase>
type Elsewhere = Omit<ComparedLine, 'row'>

/** Looks for rows elsewhere than under their own name and dates. What it looks in is sorted once for all rows. */
export class FurtherLook {
  private readonly freeByName: ReadonlyMap<string, readonly Purchase[]>
  private readonly freeByArticle: ReadonlyMap<string, readonly Purchase[]>
  private readonly othersByName: ReadonlyMap<string, readonly Purchase[]>
  private readonly near: (article: string) => readonly string[]
  private readonly holders: HolderIndex

  /**
   * @param free the purchases of the supplier that no row of the recap holds.
   * @param ofOthers those of a supplier whose name is nearly the same, or not known.
   */
  constructor(free: readonly Purchase[], ofOthers: readonly Purchase[]) {
    this.freeByName = Map.groupBy(free, ({ keys }) => keys.unlabelled)
    this.freeByArticle = Map.groupBy(free, ({ keys }) => keys.article)
    this.othersByName = Map.groupBy(ofOthers, ({ keys }) => keys.unlabelled)
    this.near = nearArticles(this.freeByArticle.keys())
    this.holders = new HolderIndex([...free, ...ofOthers.filter(({ provider }) => provider !== null)])
  }

  /**
   * @param inside the purchases of its name in its period, for another amount; null without any.
   * @returns null for such a row that is found nowhere else.
   */
  look(line: Line, inside: readonly Purchase[] | null): Elsewhere | null {
    const own = inside ?? []
    const around = daysAroundPeriod(line)
    const outside = (this.freeByName.get(line.keys.unlabelled) ?? []).filter(one => isInPeriod(one, around))
    if (outside.length > 0 && makeUp([...own, ...outside], line.cents)) {
      const missingCents = line.cents - sumOf(own)
      return { verdict: 'other-dates', missingCents, ...heldBy([...own, ...outside]) }
    }
    if (inside !== null) return null
    const nearby = this.namedNearly(line).filter(one => isInPeriod(one, line))
    if (nearby.length > 0) return { verdict: 'in-doubt', missingCents: line.cents, ...heldBy(nearby) }
    const held = this.holders.holdersOf(line)
    const mayHold =
      held.purchaseCount > 0 && held.storedCents + toleranceOf(line.cents, held.purchaseCount) >= line.cents
    if (mayHold) return { verdict: 'in-doubt', missingCents: line.cents, ...held }
    return { verdict: 'new', missingCents: line.cents, ...heldBy([]) }
  }

  private namedNearly({ keys }: Line): Purchase[] {
    return [
      ...this.near(keys.article).flatMap(article => this.freeByArticle.get(article) ?? []),
      ...(this.othersByName.get(keys.unlabelled) ?? []),
    ]
  }
}
