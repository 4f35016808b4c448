const locale = 'en'

/** How figures are written in English sentences. */
export const number = (value: number): string => value.toLocaleString(locale)

/** A number with what it counts: one alone is singular. */
export const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`

/** In the unit that suits it, with one decimal at most. */
export function fileSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < 999_950 ? 1 : 2
  const size = (bytes / 1000 ** power).toLocaleString(locale, { maximumFractionDigits: 1 })
  return `${size} ${['bytes', 'kB', 'MB'][power]}`
}
