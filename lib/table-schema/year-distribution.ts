import { yearOf } from './byte-row.ts'
import type { Distribution } from './distribution.ts'
import { latestDay } from './latest-day.ts'

/** Fewer rows show no habit. */
const fewestRows = 20
/** Below this share of the rows, no year dominates: the file covers several. */
const mainShare = 0.95

/** Finds the rows whose year differs from that of nearly all others, by a column of dates or years. */
export function yearDistribution(column: string): Distribution<'other-year'> {
  return { columns: [column], code: 'other-year', bins: 10_000, bin: (row, [place = 0]) => yearOf(row, place), findOdd }
}

function findOdd(counts: ReadonlyMap<number, number>): ReadonlyMap<number, string> {
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const main = [...counts].find(([, count]) => count >= rows * mainShare)?.[0]
  if (main === undefined || rows < fewestRows) return new Map()
  const others = [...counts.keys()].filter(year => year !== main)
  if (others.length === 0) return new Map()
  // A date in the future has its own warning.
  const last = Number(latestDay().slice(0, 4))
  return new Map(others.filter(year => year <= last).map(year => [year, String(main)]))
}
