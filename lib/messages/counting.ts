import type { Locale } from './locale.ts'
import { formatNumber, formatTenths } from './numbers.ts'
import { formatPercent, formatShare } from './percentages.ts'
import { plural as pluralIn } from './plural.ts'

/** How the sentences of a language count. French counts zero as one, English as many. */
export interface Counting {
  /** Writes a number as sentences do. */
  number(value: number): string
  /** Writes a percentage, with one decimal at most. */
  percent(value: number): string
  /** Writes a share between 0 and 1 beside its goals, in percent. */
  share(share: number, ...goals: readonly (number | null)[]): string
  /** Chooses the form of a word that a count asks for. */
  plural<Form>(count: number, one: Form, many: Form): Form
  /** A number with the noun that it counts. */
  counted(count: number, one: string, many: string): string
  /** A size in the unit that suits it, with one decimal at most. */
  fileSize(bytes: number): string
}

/** @param units bytes, thousands and millions of bytes. */
export function countingIn(locale: Locale, units: readonly [string, string, string]): Counting {
  const number = (value: number) => formatNumber(value, locale)
  const plural = <Form>(count: number, one: Form, many: Form) => pluralIn(locale, count, one, many)
  return {
    number,
    percent: value => formatPercent(value, locale),
    share: (share, ...goals) => formatShare(share, locale, ...goals),
    plural,
    counted: (count, one, many) => `${number(count)} ${plural(count, one, many)}`,
    fileSize(bytes) {
      const power = bytes < 1000 ? 0 : bytes < 999_950 ? 1 : 2
      return `${formatTenths(bytes / 1000 ** power, locale)} ${units[power]}`
    },
  }
}
