import type { Locale } from '@ma-cantine/lib/messages/locale'

/** Writes an amount in euros, to the cent. */
export const formatEuros = (value: number, locale: Locale): string =>
  value.toLocaleString(locale, { style: 'currency', currency: 'EUR' })

/** Writes a day given as YYYY-MM-DD. */
export const formatDay = (value: string, locale: Locale): string =>
  new Date(`${value}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
