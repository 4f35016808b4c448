const locale = 'fr'

/** Writes a number as French sentences do. */
export const number = (value: number): string => value.toLocaleString(locale)

/** A number with the noun that it counts; zero and one are singular. */
export const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count > 1 ? many : one}`

/** A size in the unit that suits it, with one decimal at most. */
export function fileSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < 999_950 ? 1 : 2
  const size = (bytes / 1000 ** power).toLocaleString(locale, { maximumFractionDigits: 1 })
  return `${size} ${['octets', 'ko', 'Mo'][power]}`
}
