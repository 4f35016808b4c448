import type { Locale } from '@ma-cantine/lib/messages/locale'

/** Writes a day such as 2024-08-31 in full. */
export const formatDay = (day: string, locale: Locale): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
