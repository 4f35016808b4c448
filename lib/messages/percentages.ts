/**
 * A share between 0 and 1 in percent, cut after one decimal: 19.96 % must not read as a goal of 20 % that is reached.
 * What binary numbers add below the eighth decimal does not count.
 */
export const cutPercent = (share: number): number => Math.floor(Math.round(share * 1e8) / 1e5) / 10

/** A part of a whole in percent, rounded to a whole number; null where it has no meaning. */
export const roundedPercent = (part: number | null, whole: number | null): number | null =>
  part === null || !whole ? null : Math.round((part / whole) * 100)
