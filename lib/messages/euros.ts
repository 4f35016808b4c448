import type { Locale } from './locale.ts'
import { roundHalfUp } from './round-half-up.ts'

const written: Readonly<Record<Locale, (whole: string, cents: string) => string>> = {
  fr: (whole, cents) => `${grouped(whole, '\u202f')},${cents}\u00a0€`,
  en: (whole, cents) => `€${grouped(whole, ',')}.${cents}`,
}

const grouped = (digits: string, separator: string): string => digits.replace(/\B(?=(\d{3})+$)/g, separator)

/**
 * « 1 234,57 € », halves up. Works on the digits of the amount as it is written: 1.005 is a half, although the nearest
 * binary number is less. Avoids Intl, which is slow to load.
 */
export function formatEuros(amount: number | string, locale: Locale): string {
  const text = `${amount}`
  const isNegative = text.startsWith('-')
  const [whole = '', cents = ''] = roundHalfUp(isNegative ? text.slice(1) : text).split('.')
  return `${isNegative ? '-' : ''}${written[locale](whole, cents)}`
}
