import type { Purchase } from '@ma-cantine/lib'
import { inCents } from '@ma-cantine/lib/diagnostics/amounts'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { formatEuros } from '@ma-cantine/lib/messages/euros'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import type { Context } from '../app/context.ts'
import type { DetailOutput } from '../output/file-output.ts'

/** The purchases that would be deleted, counted and summed. */
export interface PurchasePlan {
  readonly ids: readonly number[]
  /** Their sum, in cents without VAT. */
  readonly cents: number
  /** Their first and last days; null without purchases. */
  readonly first: string | null
  readonly last: string | null
  /** How many of the given ids are those of no purchase of the caller. */
  readonly missing: number
  readonly byCanteen: readonly { readonly canteen: number; readonly count: number; readonly totalHt: number }[]
}

export function planOf(purchases: readonly Purchase[], missing: number): PurchasePlan {
  const days = purchases.map(({ date }) => date).sort()
  const canteens = Map.groupBy(purchases, ({ canteen }) => canteen)
  return {
    ids: purchases.map(({ id }) => id),
    cents: sumOf(purchases),
    first: days[0] ?? null,
    last: days.at(-1) ?? null,
    missing,
    byCanteen: [...canteens]
      .sort(([a], [b]) => a - b)
      .map(([canteen, own]) => ({ canteen, count: own.length, totalHt: sumOf(own) / 100 })),
  }
}

const sumOf = (purchases: readonly Purchase[]): number =>
  purchases.reduce((sum, { priceHt }) => sum + inCents(priceHt), 0)

/** The plan in words, below its count and its sum. `canteens` are the names of canteens by id, where they are known. */
export function planLines(
  { first, last, missing, byCanteen }: PurchasePlan,
  canteens: ReadonlyMap<number, string>,
  { words, locale }: Context,
): DetailOutput[] {
  const canteenName = (id: number) => makePrintable(canteens.get(id) ?? words.purchases.canteenNumbered(id))
  return [
    ...(first !== null && last !== null
      ? [{ text: words.purchases.period(formatDay(first, locale), formatDay(last, locale)) }]
      : []),
    ...byCanteen.map(({ canteen, count, totalHt }) => ({
      text: words.purchases.ofCanteen(canteenName(canteen), count, formatEuros(totalHt, locale)),
    })),
    ...(missing > 0 ? [{ text: words.purchases.notThere(missing) }] : []),
  ]
}
