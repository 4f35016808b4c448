import type { Locale } from '@ma-cantine/lib/messages/locale'

/** Writes a moment of the API as a day in Paris, in full. */
export const formatMoment = (moment: string, locale: Locale): string =>
  new Date(moment).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Europe/Paris' })
