import type { Field } from '@ma-cantine/lib'

/** Characters of the hostile inputs: a pattern that blows up would not come back within the patience of the tests. */
const length = 100_000

/** Texts made to send a pattern back over what it has read: nearly right for as long as can be, then wrong. */
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
  return [...seeds].flatMap(seed => {
    const long = seed.repeat(Math.ceil(length / seed.length)).slice(0, length)
    return [long, `${long}!`, `!${long}`, `${values[0]}${long}!`]
  })
}
