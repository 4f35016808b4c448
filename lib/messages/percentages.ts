import type { Locale } from './locale.ts'
import { numberFormat } from './numbers.ts'

/**
 * A share between 0 and 1 in percent, cut after one decimal: 19.96 % must not read as a goal of 20 % that is reached.
 * What binary numbers add below the eighth decimal does not count.
 */
export const cutPercent = (share: number): number => Math.floor(Math.round(share * 1e8) / 1e5) / 10

/** A share that is still needed, in percent, raised to the next decimal: less would miss the goal. */
export const raisedPercent = (share: number): number => Math.ceil(Math.round(share * 1e8) / 1e5) / 10

/** How far work is, in whole percent: 100 only when it is done. */
export const progressPercent = (share: number): number => Math.floor(share * 100)

/** A part of a whole in percent, rounded to a whole number; null where it has no meaning. */
export const roundedPercent = (part: number | null, whole: number | null): number | null =>
  part === null || !whole ? null : Math.round((part / whole) * 100)

const percentFormat = numberFormat({ style: 'percent', maximumFractionDigits: 1 })

/** « 19,9 % » */
export const formatPercent = (percent: number, locale: Locale): string => percentFormat(percent / 100, locale)

const fixedPercentFormat = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** « 20,0 % », where several stand below one another */
export const formatFixedPercent = (percent: number, locale: Locale): string => fixedPercentFormat(percent / 100, locale)
