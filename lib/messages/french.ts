import { formatNumber, formatTenths } from './numbers.ts'
import { plural as pluralIn } from './plural.ts'

const locale = 'fr'

/** Writes a number as French sentences do. */
export const number = (value: number): string => formatNumber(value, locale)

/** Chooses the form of a word that a count asks for; zero and one are singular. */
export const plural = <Form>(count: number, one: Form, many: Form): Form => pluralIn(locale, count, one, many)

/** A number with the noun that it counts; zero and one are singular. */
export const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${plural(count, one, many)}`

/** A size in the unit that suits it, with one decimal at most. */
export function fileSize(bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < 999_950 ? 1 : 2
  return `${formatTenths(bytes / 1000 ** power, locale)} ${['octets', 'ko', 'Mo'][power]}`
}
