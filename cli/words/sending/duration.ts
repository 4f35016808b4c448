import type { Locale } from '@ma-cantine/lib/messages/locale'
import { formatTenths, formatWhole } from '@ma-cantine/lib/messages/numbers'

/** « 0,3 s », « 12 s » */
export const formatDuration = (seconds: number, locale: Locale): string =>
  `${seconds < 10 ? formatTenths(Math.max(seconds, 0.1), locale) : formatWhole(seconds, locale)} s`
