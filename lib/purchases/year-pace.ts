/** Fewer days tell nothing about a year. */
export const fewestDays = 30
/** With fewer months that have purchases, the year before is no model: its purchases were not all entered. */
const fewestMonths = 10

/** A year under way, its amounts in cents. */
export interface YearUnderWay {
  readonly year: number
  /** The day of the latest purchase so far, YYYY-MM-DD: what comes after it is not bought or not entered yet. */
  readonly lastDate: string
  readonly total: number
  /** What the goal is about: organic products, or all products of quality. */
  readonly counted: number
  /** The cents of the twelve months of the year before, if known. */
  readonly monthsBefore?: readonly number[] | undefined
}

/** The twelve months of a year in cents, of sums by month (`2026-03`). */
export const monthsOf = (sums: readonly { readonly key: string | null; readonly valueTotalHt: number }[]): number[] =>
  Array.from({ length: 12 }, (_, index) => {
    const month = String(index + 1).padStart(2, '0')
    return Math.round((sums.find(({ key }) => key?.endsWith(`-${month}`))?.valueTotalHt ?? 0) * 100)
  })

export interface YearPace {
  /** How the end of the year is reckoned: by the months of the year before, or by days. */
  readonly model: 'months' | 'days'
  /** The part of the year that has gone by, between 0 and 1. */
  readonly elapsed: number
  /** Cents at the end of the year if it goes on like this. */
  readonly projectedTotal: number
  readonly projectedCounted: number
}

const dayMilliseconds = 86_400_000
const dayOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / dayMilliseconds

/**
 * Carries the purchases of a year on to its end: they are divided by the part of the year that has gone by on the day of
 * the latest one. That part is the one that the same months had in the purchases of the year before, where these are in
 * ten months at least (a school buys little in summer), else that of the days.
 *
 * @returns null while the year has fewer than thirty days of purchases, or once it is over.
 */
export function yearPace({ year, lastDate, total, counted, monthsBefore }: YearUnderWay): YearPace | null {
  const [first, last] = [dayOf(`${year}-01-01`), dayOf(`${year}-12-31`)]
  const days = dayOf(lastDate) - first + 1
  const length = last - first + 1
  if (total <= 0 || days < fewestDays || days >= length) return null
  const byMonths = partOfMonths(monthsBefore ?? [], lastDate)
  const elapsed = byMonths ?? days / length
  return {
    model: byMonths === null ? 'days' : 'months',
    elapsed,
    projectedTotal: Math.round(total / elapsed),
    projectedCounted: Math.round(counted / elapsed),
  }
}

/** The part of a year’s purchases that its months had up to this day of the next year; null when they do not tell. */
function partOfMonths(months: readonly number[], lastDate: string): number | null {
  if (months.filter(cents => cents > 0).length < fewestMonths) return null
  const [year = 0, month = 0, day = 0] = lastDate.split('-').map(Number)
  const sum = (some: readonly number[]) => some.reduce((total, cents) => total + cents, 0)
  const inMonth = day / new Date(Date.UTC(year, month, 0)).getUTCDate()
  const part = (sum(months.slice(0, month - 1)) + (months[month - 1] ?? 0) * inMonth) / sum(months)
  return part > 0 && part <= 1 ? part : null
}

export interface RestOfYear {
  /** Cents still to buy by the end of the year, at this pace. */
  readonly rest: number
  /** Cents of them that must count for the goal; 0 when it is reached whatever comes. */
  readonly needed: number
  /** Whether the rest of the year is enough. */
  readonly possible: boolean
}

/** What the rest of the year must hold for the whole of it to reach a goal, in percent. */
export function restOfYear({ total, counted }: YearUnderWay, { projectedTotal }: YearPace, goal: number): RestOfYear {
  const rest = Math.max(0, projectedTotal - total)
  const needed = Math.max(0, Math.ceil((projectedTotal * goal) / 100) - counted)
  return { rest, needed, possible: needed <= rest }
}
