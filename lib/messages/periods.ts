import {
  formatDay,
  formatDayOfYear,
  formatNamedDay,
  formatNamedDayOfYear,
  formatShortDay,
  formatShortDayOfYear,
} from './dates.ts'
import type { Locale } from './locale.ts'

/** Two days, both included, as YYYY-MM-DD. */
export interface Period {
  readonly start: string
  readonly end: string
}

/** How a period writes its days: in full, with short months, with the days of the week, or without a year. */
export type PeriodStyle = 'long' | 'short' | 'named' | 'yearless'

type DayFormat = (day: string, locale: Locale) => string

const formats: Readonly<Record<PeriodStyle, { readonly withYear: DayFormat; readonly withoutYear: DayFormat }>> = {
  long: { withYear: formatDay, withoutYear: formatDayOfYear },
  short: { withYear: formatShortDay, withoutYear: formatShortDayOfYear },
  named: { withYear: formatNamedDay, withoutYear: formatNamedDayOfYear },
  yearless: { withYear: formatDayOfYear, withoutYear: formatDayOfYear },
}

/** The first and the last day; the year stands once where it is the same. */
function daysOf({ start, end }: Period, locale: Locale, style: PeriodStyle): readonly [first: string, last: string] {
  const { withYear, withoutYear } = formats[style]
  const isWithinYear = start.slice(0, 4) === end.slice(0, 4)
  return [(isWithinYear ? withoutYear : withYear)(start, locale), withYear(end, locale)]
}

const joined: Readonly<Record<Locale, (first: string, last: string) => string>> = {
  fr: (first, last) => `du ${first} au ${last}`,
  en: (first, last) => `from ${first} to ${last}`,
}

/** « du 1er mars au 3 avril 2026 », for a sentence */
export const formatPeriod = (period: Period, locale: Locale, style: PeriodStyle = 'long'): string =>
  joined[locale](...daysOf(period, locale, style))

/** « 1er mars - 3 avril 2026 », for a list to choose from */
export const formatPeriodLabel = (period: Period, locale: Locale): string => daysOf(period, locale, 'short').join(' - ')
