import type { Distribution } from './distribution.ts'
import { binsOfNumbers, binsPerDecade, middleOfBin, numberBin } from './number-bins.ts'
import { wordIndex } from './word-index.ts'

export interface MedianFacts<Code extends string> {
  readonly code: Code
  /** The column of numbers that gets the warning. */
  readonly column: string
  /** The column of the group of a row, and its possible words. Rows without a word form a group. */
  readonly groups: { readonly column: string; readonly words: readonly string[] }
  /** The least number of values for a meaningful median. */
  readonly fewest: number
  /** The ratios to the median of its group above and below which a number is odd. */
  readonly timesAbove: number
  readonly timesBelow: number
}

/** Finds numbers far from the median of their group in the file. */
export function medianDistribution<Code extends string>({
  code,
  column,
  groups,
  fewest,
  timesAbove,
  timesBelow,
}: MedianFacts<Code>): Distribution<Code> {
  const groupIndex = wordIndex(groups.words)
  const groupCount = groups.words.length + 1
  // At this distance, any two numbers of the two bins have a ratio beyond the limit.
  const isFar = (bins: number): boolean =>
    bins > Math.log10(timesAbove) * binsPerDecade || -bins > Math.log10(timesBelow) * binsPerDecade
  return {
    columns: [column, groups.column],
    code,
    bins: groupCount * binsOfNumbers,
    bin: (row, [number = 0, group = 0]) => groupIndex(row, group) * binsOfNumbers + numberBin(row, number),
    findOdd: counts => {
      const oddBins = new Map<number, string>()
      for (let group = 0; group < groupCount; group++) {
        const first = group * binsOfNumbers
        const bins = [...counts.keys()].filter(bin => bin >= first && bin < first + binsOfNumbers).sort((a, b) => a - b)
        const median = medianBin(bins, counts, fewest)
        if (median === null || median === first) continue
        for (const bin of bins) if (isFar(bin - median)) oddBins.set(bin, String(middleOfBin(median - first)))
      }
      return oddBins
    },
  }
}

function medianBin(bins: readonly number[], counts: ReadonlyMap<number, number>, fewest: number): number | null {
  const numbers = bins.reduce((sum, bin) => sum + (counts.get(bin) ?? 0), 0)
  if (numbers < fewest) return null
  let before = 0
  for (const bin of bins) {
    before += counts.get(bin) ?? 0
    if (before * 2 >= numbers) return bin
  }
  return null
}
