/**
 * A size with one decimal. No formatter is asked, for the first takes 20 ms to be made, on pages that have no other
 * figure.
 */
export function fileSize(bytes: number, units: readonly [string, string, string], mark: string): string {
  const power = bytes < 1000 ? 0 : bytes < 999_950 ? 1 : 2
  return `${String(Math.round((bytes / 1000 ** power) * 10) / 10).replace('.', mark)} ${units[power]}`
}
