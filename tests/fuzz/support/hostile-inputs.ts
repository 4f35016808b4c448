import type { Field } from '@ma-cantine/lib'
import { isLong } from '../../support/trials.ts'

/** The length of the hostile inputs: with a pattern that backtracks, the tests would time out. */
const length = isLong ? 100_000 : 25_000

/** Texts that make a pattern backtrack: nearly right as long as possible, then wrong. */
export function hostileInputs({ example, constraints, doc_enum, separator }: Field): string[] {
  const values = [...(constraints?.enum ?? doc_enum ?? []), example].filter(value => value !== '')
  const seeds = new Set([
    ...values.flatMap(value => [
      value,
      `${value}${separator ?? ','}`,
      `${value} ${separator ?? ','} `,
      `${value} `,
      value.slice(0, -1),
      value.slice(0, 1),
    ]),
    ...[' ', '\u00a0', '0', '1', '-', '.', ',', '+', 'a', '@', '\n', 'é', '😀', '0,', '1 ', 'a@', 'a.', '2024-', '" '],
  ])
  return [...seeds]
    .filter(seed => seed !== '')
    .flatMap(seed => {
      const long = seed.repeat(Math.ceil(length / seed.length)).slice(0, length)
      return [long, `${long}!`, `!${long}`, `${values[0] ?? ''}${long}!`]
    })
}
