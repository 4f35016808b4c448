import type { Locale } from '@ma-cantine/lib/messages/locale'

/** Euros without VAT, to the cent. */
export const euros = (value: number, locale: Locale): string =>
  value.toLocaleString(locale, { style: 'currency', currency: 'EUR' })

/** A day written YYYY-MM-DD. */
export const dayText = (value: string, locale: Locale): string =>
  new Date(`${value}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
