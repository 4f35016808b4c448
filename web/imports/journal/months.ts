/** The month that comes `count` months before, as YYYY-MM. */
export function subtractMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - count, 1)).toISOString().slice(0, 7)
}

/** All months between two, `2025-11` to `2026-02`, both included. */
export function listMonths(first: string, last: string): readonly string[] {
  const months = [first]
  for (let month = first; month < last; ) {
    month = subtractMonths(month, -1)
    months.push(month)
  }
  return months
}
