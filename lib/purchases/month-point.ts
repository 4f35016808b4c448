import type { PurchaseTotals } from './purchase-sums.ts'
import { type YearPace, yearPace } from './year-pace.ts'

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

const cents = (euros: number): number => Math.round(euros * 100)

const organicOf = (month: MonthTotals): number => cents(month.valueBioHt)
const qualityOf = (month: MonthTotals): number =>
  organicOf(month) +
  cents(month.valueSustainableHt) +
  cents(month.valueExternalityPerformanceHt) +
  cents(month.valueEgalimOthersHt)
const totalOf = (month: MonthTotals): number => cents(month.valueTotalHt)

const sum = (months: readonly MonthTotals[], of: (month: MonthTotals) => number): number =>
  months.reduce((total, month) => total + of(month), 0)

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
  const earlier = upTo.filter(({ key }) => key !== month)
  const own = upTo.filter(({ key }) => key === month)
  const total = sum(upTo, totalOf)
  if (total <= 0) return null
  const shareIn = (some: readonly MonthTotals[], of: (month: MonthTotals) => number) => {
    const whole = sum(some, totalOf)
    return whole > 0 ? sum(some, of) / whole : null
  }
  const aim = (of: (month: MonthTotals) => number): AimFigures => ({
    share: sum(upTo, of) / total,
    shareBefore: shareIn(earlier, of),
    shareOfMonth: shareIn(own, of),
  })
  return {
    total: total / 100,
    totalOfMonth: sum(own, totalOf) / 100,
    organic: aim(organicOf),
    quality: aim(qualityOf),
    pace: yearPace({
      year: Number(month.slice(0, 4)),
      lastDate: lastDayOf(month),
      total,
      counted: sum(upTo, qualityOf),
      monthsBefore: monthsOf(before),
    }),
  }
}

function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10)
}

/** The cents of the twelve months of a year. */
const monthsOf = (months: readonly MonthTotals[]): number[] =>
  Array.from({ length: 12 }, (_, index) =>
    sum(
      months.filter(({ key }) => key?.endsWith(`-${String(index + 1).padStart(2, '0')}`)),
      totalOf,
    ),
  )

/** The month before a day, YYYY-MM. */
export function monthBefore(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7)
}
