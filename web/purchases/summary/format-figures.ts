import type { Locale } from '@ma-cantine/lib/messages/locale'
import { formatEuros } from '../../words/format-amounts.ts'

/** A share between 0 and 1 in percent, cut after one decimal: 19.96 % must not read as a goal of 20 % that is reached. */
export const percentOf = (share: number): number => Math.floor(Math.round(share * 1e8) / 1e5) / 10

export const formatPercent = (percent: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(percent / 100)

/** Cents as an amount; from a hundred euros on, without cents, rounded up. */
export function formatCents(cents: number, locale: Locale): string {
  if (Math.abs(cents) < 10_000) return formatEuros(cents / 100, locale)
  return formatWholeEuros(Math.ceil(cents / 100), locale)
}

export const formatWholeEuros = (euros: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(euros)

/** Cents of a euro for each meal, with two decimals at most. */
export const formatNumber = (value: number, locale: Locale): string =>
  value.toLocaleString(locale, { maximumFractionDigits: 2 })

export const monthName = (month: string, locale: Locale): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(locale, { month: 'short', timeZone: 'UTC' })
