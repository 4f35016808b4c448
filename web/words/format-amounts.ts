import type { Locale } from '@ma-cantine/lib/messages/locale'

/**
 * Writes an amount in euros and cents, halves up. Works on the digits of the amount as it is written: 1.005 is a half,
 * although the nearest binary number is less.
 */
export const formatEuros = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(`${value}`)

/** Writes a mass in kilograms. */
export const formatKilograms = (mass: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 2 }).format(mass)

/** Writes whole grams. */
export const formatGrams = (grams: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'gram', maximumFractionDigits: 0 }).format(grams)
