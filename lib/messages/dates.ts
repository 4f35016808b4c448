import type { Locale } from './locale.ts'

/**
 * Makes a function that writes a day (`2026-11-01`) or an instant. Instants become days in Paris, wherever the reader is;
 * a day is the same there, since it begins after midnight UTC does.
 */
function dateFormat(options: Intl.DateTimeFormatOptions): (date: string, locale: Locale) => string {
  const formats: Partial<Record<Locale, Intl.DateTimeFormat>> = {}
  return (date, locale) => {
    const tag = locale === 'fr' ? 'fr-FR' : 'en-GB'
    formats[locale] ??= new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Europe/Paris' })
    return formats[locale]
      .formatToParts(Date.parse(date))
      .map(({ type, value }) => (locale === 'fr' && type === 'day' && value === '1' ? '1er' : value))
      .join('')
  }
}

/** « 1er novembre 2026 » */
export const formatDay = dateFormat({ dateStyle: 'long' })

/** « 01/11/2026 » */
export const formatNumericDay = dateFormat({ dateStyle: 'short' })

/** « dimanche 1er novembre 2026 » */
export const formatNamedDay = dateFormat({ dateStyle: 'full' })

/** « dimanche 1er novembre », of a period whose year stands once */
export const formatNamedDayOfYear = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' })

/** « 1er novembre » */
export const formatDayOfYear = dateFormat({ day: 'numeric', month: 'long' })

/** « novembre 2026 », of a day or of a month such as `2026-11` */
export const formatMonth = dateFormat({ month: 'long', year: 'numeric' })

/** « 1er novembre 2026 à 09:30 » */
export const formatMoment = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

/** « 1er nov. 2026 » */
export const formatShortDay = dateFormat({ dateStyle: 'medium' })

/** « 1er nov. », of a period whose year stands once */
export const formatShortDayOfYear = dateFormat({ day: 'numeric', month: 'short' })

/** « nov. » */
export const formatShortMonth = dateFormat({ month: 'short' })

/** « nov. 2026 » */
export const formatShortMonthOfYear = dateFormat({ month: 'short', year: 'numeric' })

/** « dimanche 1er novembre à 09:30 », of what is near */
export const formatNamedMoment = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})

/** « 09:30 » */
export const formatTime = dateFormat({ timeStyle: 'short' })
