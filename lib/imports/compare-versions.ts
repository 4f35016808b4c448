/** Negative when the first version comes before the second; 0 when either is not three numbers. */
export function compareVersions(a: string, b: string): number {
  const [first, second] = [a, b].map(version => /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number))
  if (!first || !second) return 0
  const index = first.findIndex((part, place) => part !== second[place])
  return index === -1 ? 0 : (first[index] as number) - (second[index] as number)
}
