import type { Locale } from '@ma-cantine/lib/messages/locale'
import { currentDay } from '@ma-cantine/lib/messages/today'

const dayLength = 24 * 3600 * 1000

/** Days in each unit, from the longest to the shortest. */
const units = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
] as const

/** Writes how far a day is from today: in days, weeks, months or years. */
export function relativeDay(day: string, locale: Locale): string {
  const days = Math.round((Date.parse(day) - Date.parse(currentDay())) / dayLength)
  const [unit, length] = units.find(([, length]) => Math.abs(days) >= length) ?? ['day', 1]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(days / length), unit)
}
