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

/** What stands before the day of a period of one day: where it says when, and after the noun that it completes. */
const beforeDay: Readonly<Record<Locale, { readonly when: string; readonly afterNoun: string }>> = {
  fr: { when: 'le', afterNoun: 'du' },
  en: { when: 'on', afterNoun: 'of' },
}

function inSentence(period: Period, locale: Locale, style: PeriodStyle, place: 'when' | 'afterNoun'): string {
  const [first, last] = daysOf(period, locale, style)
  return period.start === period.end ? `${beforeDay[locale][place]} ${last}` : joined[locale](first, last)
}

/** « du 1er mars au 3 avril 2026 » or « le 1er mars 2026 », for a sentence that says when */
export const formatPeriod = (period: Period, locale: Locale, style: PeriodStyle = 'long'): string =>
  inSentence(period, locale, style, 'when')

/** « du 1er mars au 3 avril 2026 » or « du 1er mars 2026 », right after a noun: « l’évaluation du 1er mars 2026 » */
export const formatPeriodAfterNoun = (period: Period, locale: Locale, style: PeriodStyle = 'long'): string =>
  inSentence(period, locale, style, 'afterNoun')

/** « 1er mars - 3 avril 2026 » or « 1er mars 2026 », for a list to choose from */
export function formatPeriodLabel(period: Period, locale: Locale): string {
  const [first, last] = daysOf(period, locale, 'short')
  return period.start === period.end ? last : `${first} - ${last}`
}
