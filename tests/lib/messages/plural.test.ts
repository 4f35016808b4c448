import * as english from '@ma-cantine/lib/messages/english'
import * as french from '@ma-cantine/lib/messages/french'
import { expect, test } from 'vitest'

test('French counts zero and one as one, and a million as many', () => {
  expect([0, 1, 1.5, 2, 1_000_000].map(count => french.plural(count, 'un', 'plusieurs'))).toEqual([
    'un',
    'un',
    'un',
    'plusieurs',
    'plusieurs',
  ])
  expect(french.counted(0, 'achat', 'achats')).toBe('0 achat')
})

test('English counts one alone as one', () => {
  expect([0, 1, 1.5, 2].map(count => english.plural(count, 'one', 'many'))).toEqual(['many', 'one', 'many', 'many'])
  expect(english.counted(0, 'purchase', 'purchases')).toBe('0 purchases')
})
