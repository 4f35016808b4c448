import type { Locale } from './locale.ts'
import { plural } from './plural.ts'

const minute = 60
const hour = 60 * minute

/** The units with a no-break space, singular and plural. */
const units: Readonly<Record<Locale, readonly [second: string, seconds: string, minutes: string, hours: string]>> = {
  fr: ['\u00a0seconde', '\u00a0secondes', '\u00a0minutes', '\u00a0heures'],
  en: ['\u00a0second', '\u00a0seconds', '\u00a0minutes', '\u00a0hours'],
}

/** 45 → « 45 secondes », 120 → « 2 minutes », 86 400 → « 24 heures ». */
export function waitingTime(seconds: number, locale: Locale): string {
  const [one, many, minutes, hours] = units[locale]
  if (seconds < 1.5 * minute) return `${seconds}${plural(locale, seconds, one, many)}`
  if (seconds <= 2 * hour) return `${Math.ceil(seconds / minute)}${minutes}`
  return `${Math.ceil(seconds / hour)}${hours}`
}
