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

/** The first four digits of a right cell: 2024-3-5, or 2024 alone, spaces before it or not; -1 when it is empty. */
export function yearOf({ bytes, starts, ends }: ByteRow, place: number): number {
  const end = ends[place] as number
  let i = starts[place] as number
  while (i < end && !isDigit(bytes[i] as number)) i++
  if (i + 4 > end) return -1
  return (
    (bytes[i] as number) * 1000 +
    (bytes[i + 1] as number) * 100 +
    (bytes[i + 2] as number) * 10 +
    (bytes[i + 3] as number) -
    zeroes
  )
}

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39
const zeroes = 0x30 * 1111

function odd(counts: ReadonlyMap<number, number>): ReadonlyMap<number, string> {
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const main = [...counts].find(([, count]) => count >= rows * mainShare)?.[0]
  if (main === undefined || rows < fewestRows) return new Map()
  const others = [...counts.keys()].filter(year => year !== main)
  if (others.length === 0) return new Map()
  // A date in the future has its own warning.
  const last = Number(latestDay().slice(0, 4))
  return new Map(others.filter(year => year <= last).map(year => [year, String(main)]))
}
