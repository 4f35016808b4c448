import type { ByteRow } from './byte-row.ts'
import type { Distribution } from './distribution.ts'
import { latestDay } from './latest-day.ts'

/** Fewer rows make no habit. */
const fewestRows = 20
/** Below this share of the rows, the file simply speaks of several years. */
const mainShare = 0.95

/** Rows of another year than nearly all others, by a column of dates or years. */
export function yearDistribution(column: string): Distribution<'other-year'> {
  return { columns: [column], code: 'other-year', bins: 10_000, bin: (row, [place = 0]) => yearOf(row, place), odd }
}

/** The first four digits of a right cell: 2024-3-5, or 2024 alone, spaces before it or not. */
export function yearOf({ bytes, starts, ends }: ByteRow, place: number): number {
  const end = ends[place] as number
  let year = 0
  let digits = 0
  for (let i = starts[place] as number; i < end && digits < 4; i++) {
    const digit = (bytes[i] as number) - 0x30
    if (digit < 0 || digit > 9) continue
    year = year * 10 + digit
    digits++
  }
  return digits === 4 ? year : -1
}

function odd(counts: ReadonlyMap<number, number>): ReadonlyMap<number, string> {
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const main = [...counts].find(([, count]) => count >= rows * mainShare)?.[0]
  if (main === undefined || rows < fewestRows) return new Map()
  // A date in the future has its own warning.
  const last = Number(latestDay().slice(0, 4))
  const others = [...counts.keys()].filter(year => year !== main && year <= last)
  return new Map(others.map(year => [year, String(main)]))
}
