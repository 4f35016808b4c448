import type { Locale } from './locale.ts'

/**
 * Makes a function that writes numbers, given as text where binary numbers are not exact. Formats are kept: making one
 * takes a hundred times as long as using it.
 */
export function numberFormat(options: Intl.NumberFormatOptions): (value: number | string, locale: Locale) => string {
  const formats: Partial<Record<Locale, Intl.NumberFormat>> = {}
  const { style, minimumFractionDigits = 0 } = options
  const isPlain = style === undefined && minimumFractionDigits === 0
  return (value, locale) => {
    // The first format of a process takes longer than the check of a small file, whose counts have no thousands.
    if (isPlain && typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000) return `${value}`
    formats[locale] ??= new Intl.NumberFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', options)
    return formats[locale].format(value as Intl.StringNumericLiteral)
  }
}

/** « 1 234,568 » */
export const formatNumber = numberFormat({})

/** « 1 235 » */
export const formatWhole = numberFormat({ maximumFractionDigits: 0 })

/** « 1 234,6 » */
export const formatTenths = numberFormat({ maximumFractionDigits: 1 })

/** « 1 234,57 » */
export const formatHundredths = numberFormat({ maximumFractionDigits: 2 })

/** « 12,00 » */
export const formatFixedHundredths = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** « 0,000125 », a price or a quantity of an invoice */
export const formatMillionths = numberFormat({ maximumFractionDigits: 6 })

/** All the decimals of a number, as the person who wrote it gave them. */
export const formatExactly = numberFormat({ maximumFractionDigits: 20 })

/** « 1 235 € » */
export const formatWholeEuros = numberFormat({ style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** « 12,35 kg » */
export const formatKilograms = numberFormat({ style: 'unit', unit: 'kilogram', maximumFractionDigits: 2 })

/** « 12,345 kg », as a scale shows it */
export const formatScaleKilograms = numberFormat({ style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 })

/** « 125 g » */
export const formatGrams = numberFormat({ style: 'unit', unit: 'gram', maximumFractionDigits: 0 })
