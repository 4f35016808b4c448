/** A set of characters as ranges of code points, both ends included. */
export type CodePointRange = readonly [low: number, high: number]

/** The ranges inside the brackets of a regular expression with the flag `u`. */
export const classOf = (ranges: readonly CodePointRange[]): string =>
  ranges.map(([low, high]) => `\\u{${low.toString(16)}}-\\u{${high.toString(16)}}`).join('')
