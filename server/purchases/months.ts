/** A range of days as whole months, between two others (202403 for March 2024), and the days before and after them. */
export interface Months {
  readonly after: number
  readonly before: number
  readonly edges: readonly (readonly [first: string, last: string])[]
}

const monthOf = (day: string): number => Number(day.slice(0, 4) + day.slice(5, 7))
const isLastDay = (day: string): boolean => new Date(Date.parse(day) + 86_400_000).getUTCDate() === 1

/** @param first day of the range, included as the last one; undefined without an end. */
export function monthsOf(first: string | undefined, last: string | undefined): Months {
  const [from, to] = [first ?? '0000-01-01', last ?? '9999-12-31']
  if (from > to) return { after: 0, before: 0, edges: [] }
  const [startsWhole, endsWhole] = [from.endsWith('-01'), isLastDay(to)]
  const [start, end] = [monthOf(from), monthOf(to)]
  if (start === end && !(startsWhole && endsWhole)) return { after: start, before: start, edges: [[from, to]] }
  return {
    after: startsWhole ? start - 1 : start,
    before: endsWhole ? end + 1 : end,
    edges: [
      ...(startsWhole ? [] : [[from, `${from.slice(0, 8)}31`] as const]),
      ...(endsWhole ? [] : [[`${to.slice(0, 8)}01`, to] as const]),
    ],
  }
}
