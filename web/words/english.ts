const locale = 'en'

/** Writes a number as English sentences do. */
export const number = (value: number): string => value.toLocaleString(locale)

/** A number with the noun that it counts; one is singular. */
export const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`

/** A size in the unit that suits it, with one decimal at most. */
export function fileSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < 999_950 ? 1 : 2
  const size = (bytes / 1000 ** power).toLocaleString(locale, { maximumFractionDigits: 1 })
  return `${size} ${['bytes', 'kB', 'MB'][power]}`
}
