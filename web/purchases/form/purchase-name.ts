import { formatEuros } from '@ma-cantine/lib/messages/euros'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import type { Purchase } from '@ma-cantine/lib/purchases/purchase'

/** What a sentence calls a purchase: its product and its price. */
export const purchaseName = (
  { description, priceHt }: Pick<Purchase, 'description' | 'priceHt'>,
  unnamed: string,
  locale: Locale,
): string => `${description ?? unnamed} (${formatEuros(priceHt, locale)})`

/** The decimal mark of a language. */
export const decimalMark = (locale: Locale): string => (locale === 'fr' ? ',' : '.')
