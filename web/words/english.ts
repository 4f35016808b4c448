import { grouped, sizeIn } from './figures.ts'

/** How figures are written in English sentences. */
export const number = (value: number): string => grouped(value, ',')

/** A number with what it counts: one alone is singular. */
export const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count === 1 ? one : many}`

export const fileSize = (bytes: number): string => sizeIn(bytes, ['bytes', 'kB', 'MB'], '.')
