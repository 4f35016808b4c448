import type { Locale } from './locale.ts'
import { numberFormat } from './numbers.ts'

/** What binary numbers add to a share below its twelfth decimal does not count: no amounts in cents differ by so little. */
const inPercent = (share: number): number => Math.round(share * 1e12) / 1e10

/** A share that is still needed, in whole percent, raised: less would miss the goal. */
export const raisedPercent = (share: number): number => Math.ceil(inPercent(share))

/** How far work is, in whole percent: 100 only when it is done. */
export const progressPercent = (share: number): number => Math.floor(share * 100)

const percentFormat = numberFormat({ style: 'percent', maximumFractionDigits: 1 })

/** « 20 % », « 20,5 % »: a percentage that somebody set, such as a goal. */
export const formatPercent = (percent: number, locale: Locale): string => percentFormat(percent / 100, locale)

const fixedPercentFormat = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** « 20,0 % », where several stand below one another */
export const formatFixedPercent = (percent: number, locale: Locale): string => fixedPercentFormat(percent / 100, locale)

const nearly = { fr: 'presque', en: 'nearly' } as const satisfies Record<Locale, string>
const lessThan = { fr: 'moins de', en: 'less than' } as const satisfies Record<Locale, string>

/**
 * A share between 0 and 1 in percent, rounded to a whole number (specification, section 9): the only way to show one.
 * Rounding never makes it look as if it reached a goal, the whole or nothing: « presque 50 % », « moins de 1 % ».
 * @param goals in percent; null where none applies.
 */
export function formatShare(share: number, locale: Locale, ...goals: readonly (number | null)[]): string {
  const percent = inPercent(share)
  // Adding 0 makes 0 of -0.
  const rounded = Math.round(percent) + 0
  const missed = [...goals, 100].find(goal => goal !== null && percent < goal && rounded >= goal)
  if (missed) return `${nearly[locale]} ${formatPercent(missed, locale)}`
  if (percent > 0 && rounded === 0) return `${lessThan[locale]} ${formatPercent(1, locale)}`
  return formatPercent(rounded, locale)
}
