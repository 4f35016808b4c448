import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { formatWholeEuros } from '@ma-cantine/lib/messages/numbers'

/** Cents as an amount; from a hundred euros on, without cents, rounded up. */
export function formatCents(cents: number, locale: Locale): string {
  if (Math.abs(cents) < 10_000) return formatEuros(cents / 100, locale)
  return formatWholeEuros(Math.ceil(cents / 100), locale)
}
