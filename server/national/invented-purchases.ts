import { localDefinitions2025 } from '@ma-cantine/lib/purchases/purchase-draft'
import { fingerprintOf } from '../purchases/fingerprint.ts'
import { searchTextOf } from '../purchases/purchase-row.ts'
import { type Country, reportYears } from './country.ts'
import { type Dice, diceOf } from './dice.ts'
import { daysAfter, daysBetween } from './instants.ts'
import { type FamilyFacts, familyFacts, packages } from './products.ts'

/** Canteens whose purchases are counted together: many of them have none, a few have thousands. */
export const sharingSize = 100
const buyingShare = 0.3

/**
 * How many purchases each of some canteens has. Their sum follows the number of canteens exactly.
 *
 * @param start the number of the first one, a multiple of `sharingSize`.
 */
export function sharePurchases({ seed, canteens, purchases }: Country, start: number): number[] {
  const dice = diceOf(seed, 'shares', start)
  const size = Math.min(sharingSize, canteens - start)
  const total = (purchases / canteens) * size
  const weights = Array.from({ length: size }, () => (dice.chance(buyingShare) ? 0.1 + dice.random() ** 3 : 0))
  // Somebody buys in any case.
  if (!weights.some(weight => weight > 0)) weights[0] = 1
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let reached = 0
  let given = 0
  return weights.map((weight, index) => {
    reached += weight
    const upTo = index === size - 1 ? total : Math.round((total * reached) / sum)
    const own = upTo - given
    given = upTo
    return own
  })
}

/** What a canteen buys again and again. */
interface Article {
  readonly facts: FamilyFacts
  readonly description: string
  readonly provider: string
  readonly searchText: string
  /** The codes, and the same as stored. */
  readonly codes: readonly string[]
  readonly characteristics: string
  readonly localDefinition: (typeof localDefinitions2025)[number] | null
}

/** Articles of a canteen, for so many purchases. */
const articlesOf = (purchases: number): number => Math.min(90, 12 + Math.floor(purchases / 8))
const labelledShare = 0.4

function inventArticle(dice: Dice): Article {
  const facts = dice.pickWeighted(familyFacts)
  const description = `${dice.pick(facts.products)}, ${dice.pick(packages)}`
  const provider = dice.pick(facts.suppliers)
  const codes = dice.chance(labelledShare) ? dice.pick(facts.characteristics).split(',') : []
  return {
    facts,
    description,
    provider,
    searchText: searchTextOf({ description, provider }),
    codes,
    characteristics: JSON.stringify(codes),
    localDefinition: codes.includes('LOCAL') ? dice.pick(localDefinitions2025) : null,
  }
}

const firstDay = `${reportYears[0]}-01-01`
const dayCount = daysBetween(firstDay, `${reportYears.at(-1)}-12-31`) + 1
const days = Array.from({ length: dayCount }, (_, index) => daysAfter(firstDay, index))

/** The purchases of a canteen in the order of their days: `count` of them. */
export function inventPurchases(country: Country, number: number, count: number) {
  const canteenId = country.first.canteens + number
  const dice = diceOf(country.seed, 'purchases', number)
  const articles = Array.from({ length: articlesOf(count) }, () => inventArticle(dice))
  const dates = Array.from({ length: count }, () => dice.whole(dayCount)).sort((a, b) => a - b)
  return dates.map(day => {
    const { facts, codes, ...article } = dice.pick(articles)
    const [low, high] = facts.prices
    const date = days[day] as string
    const priceHt = dice.between(low, high).toFixed(2)
    const { family } = facts
    const fingerprint = fingerprintOf({ ...article, canteenId, date, priceHt, family, characteristics: codes })
    return { ...article, canteenId, date, priceHt, family, fingerprint }
  })
}
