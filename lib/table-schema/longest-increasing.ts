/** The longest run of values, in their order, each above the one before: what is outside of it has moved. */
export function longestIncreasing(values: readonly number[]): number[] {
  const best: number[][] = []
  for (const value of values) {
    const runs = best.filter(run => (run.at(-1) ?? -1) < value)
    const longest = runs.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
    best.push([...longest, value])
  }
  return best.reduce<number[]>((a, b) => (b.length > a.length ? b : a), [])
}
