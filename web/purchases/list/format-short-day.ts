import type { Locale } from '@ma-cantine/lib/messages/locale'

/** Writes a day given as YYYY-MM-DD with its month in short. */
export const formatShortDay = (value: string, locale: Locale): string =>
  new Date(`${value}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' })
