import { grouped, sizeIn } from './figures.ts'

/** How figures are written in French sentences. */
export const number = (value: number): string => grouped(value, '\u202f')

/** A number with what it counts: nothing and one are singular. */
export const counted = (count: number, one: string, many: string): string =>
  `${number(count)} ${count > 1 ? many : one}`

export const fileSize = (bytes: number): string => sizeIn(bytes, ['octets', 'ko', 'Mo'], ',')
