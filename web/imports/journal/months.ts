/** All the months from one to another, `2025-11` to `2026-02`, both included. */
export function monthsBetween(first: string, last: string): readonly string[] {
  const [year = 0, month = 1] = first.split('-').map(Number)
  const months: string[] = []
  for (let index = month - 1; ; index++) {
    const text = new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 7)
    if (text > last) return months
    months.push(text)
  }
}
