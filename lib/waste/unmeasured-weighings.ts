import type { WasteMeasurement } from './waste-measurement.ts'
import type { WeighingSums } from './weighing-sums.ts'

/** Weighings that no measurement tells of, and the days that they span. */
export interface UnmeasuredWeighings {
  readonly count: number
  readonly periodStartDate: string
  readonly periodEndDate: string
}

/** Days without any weighing after which weighings are those of another measurement. */
const longestBreak = 31
const dayLength = 86_400_000

const gap = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayLength

/** The latest weighings that no measurement covers; null when there are none. */
export function unmeasuredWeighings(
  { days }: Pick<WeighingSums, 'days'>,
  measurements: readonly Pick<WasteMeasurement, 'periodStartDate' | 'periodEndDate'>[],
): UnmeasuredWeighings | null {
  const free = days.filter(
    ({ day }) =>
      !measurements.some(({ periodStartDate, periodEndDate }) => day >= periodStartDate && day <= periodEndDate),
  )
  const last = free.at(-1)
  if (!last) return null
  let first = last
  let count = last.count
  for (const each of free.slice(0, -1).toReversed()) {
    const isCut = measurements.some(({ periodStartDate }) => periodStartDate > each.day && periodStartDate <= first.day)
    if (isCut || gap(each.day, first.day) > longestBreak) break
    first = each
    count += each.count
  }
  return { count, periodStartDate: first.day, periodEndDate: last.day }
}
