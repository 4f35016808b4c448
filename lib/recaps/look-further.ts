import { articleKey, compareArticleKeys, unlabelledArticleKey } from '../product-names/compare-articles.ts'
import { makeUp, sumOf, toleranceOf } from './amount-tolerance.ts'
import { daysAroundPeriod } from './days-around.ts'
import type { ComparedLine, RecapLine, StoredPurchase } from './recap-verdict.ts'
import { isInPeriod } from './share-out.ts'

/**
 * Looks for a row elsewhere than under its own name and dates.
 *
 * @param compared null when no purchase has its name in its period.
 * @param free the purchases of the supplier that no row of the recap holds.
 * @param ofOthers those of a supplier whose name is nearly the same, or not known.
 */
export function lookFurther(
  line: RecapLine,
  compared: ComparedLine | null,
  free: readonly StoredPurchase[],
  ofOthers: readonly StoredPurchase[],
): ComparedLine {
  const inside = compared?.purchases ?? []
  const outside = free.filter(purchase => isNamedAlike(purchase, line) && isAround(purchase, line))
  if (outside.length > 0 && makeUp([...inside, ...outside], line.cents)) {
    return answer(line, 'other-dates', [...inside, ...outside], line.cents - sumOf(inside))
  }
  if (compared) return compared
  const named = [...free.filter(one => isNamedNearly(one, line)), ...ofOthers.filter(one => isNamedAlike(one, line))]
  const nearby = named.filter(one => isInPeriod(one, line))
  if (nearby.length > 0) return answer(line, 'in-doubt', nearby, line.cents)
  const others = [...free, ...ofOthers.filter(({ provider }) => provider !== null)]
  const holders = others.filter(one => isInPeriod(one, line) && mayHold(one, line))
  return sumOf(holders) + toleranceOf(line.cents, holders.length) >= line.cents && holders.length > 0
    ? answer(line, 'in-doubt', holders, line.cents)
    : answer(line, 'new', [], line.cents)
}

const isNamedAlike = ({ description }: StoredPurchase, line: RecapLine): boolean =>
  unlabelledArticleKey(description ?? '') === unlabelledArticleKey(line.description)

const isNamedNearly = ({ description }: StoredPurchase, line: RecapLine): boolean =>
  compareArticleKeys(articleKey(description ?? ''), articleKey(line.description)) === 'near'

/** The total of an invoice holds articles of any name, of its family where it has one. */
const mayHold = ({ family }: StoredPurchase, line: RecapLine): boolean =>
  family === null || family === 'AUTRES' || family === line.family

const isAround = (purchase: StoredPurchase, line: RecapLine): boolean => isInPeriod(purchase, daysAroundPeriod(line))

const answer = (
  { row }: RecapLine,
  verdict: ComparedLine['verdict'],
  purchases: readonly StoredPurchase[],
  missingCents: number,
): ComparedLine => ({ row, verdict, purchases, storedCents: sumOf(purchases), missingCents })
