import type { PurchaseTotals } from './purchase-sums.ts'
import { type Aim, countedFor, type Kinds, kindsOf, shareOf, totalOf } from './what-if.ts'
import { monthsOf, type YearPace, yearPace } from './year-pace.ts'

/** Purchases of a month: `key` is YYYY-MM. Amounts are euros without VAT. */
export type MonthTotals = Omit<PurchaseTotals, 'count'> & { readonly key: string | null }

/** An aim of the law: organic products, or all products of quality. */
export interface AimFigures {
  /** The part of the purchases of the year up to the end of the month, and up to that of the month before, from 0 to 1. */
  readonly share: number
  readonly shareBefore: number | null
  /** The part that the purchases of the month have by themselves; null without any. */
  readonly shareOfMonth: number | null
}

/** What a month changed in the purchases of its year. */
export interface MonthPoint {
  /** Euros without VAT. */
  readonly total: number
  readonly totalOfMonth: number
  readonly organic: AimFigures
  readonly quality: AimFigures
  /** How the year ends at this pace; null where the year is over, or too young. */
  readonly pace: YearPace | null
}

/** The purchases of some months together. */
const kindsOfMonths = (months: readonly MonthTotals[]): Kinds =>
  months.map(kindsOf).reduce(
    (sum, month) => ({
      organic: sum.organic + month.organic,
      quality: sum.quality + month.quality,
      other: sum.other + month.other,
    }),
    { organic: 0, quality: 0, other: 0 },
  )

/**
 * Sums the months of a year up to one of them, and compares with those before.
 * @param month YYYY-MM.
 * @param before the months of the year before, by which the end of the year is reckoned.
 * @returns null without a purchase in the year up to that month.
 */
export function monthPoint(
  month: string,
  months: readonly MonthTotals[],
  before: readonly MonthTotals[],
): MonthPoint | null {
  const upTo = months.filter(({ key }) => key !== null && key <= month)
  const all = kindsOfMonths(upTo)
  const earlier = kindsOfMonths(upTo.filter(({ key }) => key !== month))
  const own = kindsOfMonths(upTo.filter(({ key }) => key === month))
  const total = totalOf(all)
  if (total <= 0) return null
  const figures = (aim: Aim): AimFigures => ({
    share: countedFor(aim, all) / total,
    shareBefore: shareOf(aim, earlier),
    shareOfMonth: shareOf(aim, own),
  })
  return {
    total: total / 100,
    totalOfMonth: totalOf(own) / 100,
    organic: figures('organic'),
    quality: figures('quality'),
    pace: yearPace({
      year: Number(month.slice(0, 4)),
      lastDate: lastDayOf(month),
      total,
      counted: countedFor('quality', all),
      monthsBefore: monthsOf(before),
    }),
  }
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** The month before a day, YYYY-MM. */
export function monthBefore(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
}
