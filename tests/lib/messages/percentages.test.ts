import {
  formatFixedPercent,
  formatPercent,
  formatShare,
  progressPercent,
  raisedPercent,
} from '@ma-cantine/lib/messages/percentages'
import { expect, test } from 'vitest'
import { fc } from '../../support/properties.ts'

const plain = (text: string): string => text.replace(/\s/g, ' ')

test('a share is rounded to a whole percentage', () => {
  expect(plain(formatShare(0.194, 'fr'))).toBe('19 %')
  expect(plain(formatShare(0.196, 'fr'))).toBe('20 %')
  expect(plain(formatShare(0.29, 'fr', 29))).toBe('29 %')
  expect(plain(formatShare(1.2, 'fr'))).toBe('120 %')
  expect(plain(formatShare(-0.001, 'fr'))).toBe('0 %')
})

test('a share never shows a goal that is not reached', () => {
  expect(plain(formatShare(0.4996, 'fr', 50))).toBe('presque 50 %')
  expect(plain(formatShare(0.499999, 'fr', 20, 50))).toBe('presque 50 %')
  expect(formatShare(0.1951, 'en', 20, null)).toBe('nearly 20%')
  expect(plain(formatShare(0.5, 'fr', 50))).toBe('50 %')
})

test('neither the whole nor nothing is shown before it is so', () => {
  expect(plain(formatShare(0.999, 'fr'))).toBe('presque 100 %')
  expect(plain(formatShare(0.001, 'fr'))).toBe('moins de 1 %')
  expect(formatShare(0.001, 'en')).toBe('less than 1%')
  expect(plain(formatShare(0, 'fr'))).toBe('0 %')
})

test('amounts in cents below a goal never read as the goal, those that reach it always do', () => {
  const goals = fc.constantFrom(20, 30, 50, 60)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), fc.nat(), goals, (total, some, goal) => {
      const part = some % (total + 1)
      const text = plain(formatShare(part / total, 'fr', goal))
      const isReached = BigInt(part) * 100n >= BigInt(total) * BigInt(goal)
      const shown = Number(/^\d+/.exec(text)?.[0] ?? Number.NaN)
      return isReached ? shown >= goal || text === 'presque 100 %' : !(shown >= goal)
    }),
  )
})

test('what is still needed is raised, so that it reaches the goal', () => {
  expect(raisedPercent(0.1991)).toBe(20)
  expect(raisedPercent(0.29)).toBe(29)
})

test('work is at a hundred percent only once it is done', () => {
  expect(progressPercent(0.999)).toBe(99)
  expect(progressPercent(1)).toBe(100)
})

test('a percentage is written as each language does', () => {
  expect(plain(formatPercent(19.9, 'fr'))).toBe('19,9 %')
  expect(formatPercent(20, 'en')).toBe('20%')
  expect(plain(formatFixedPercent(20, 'fr'))).toBe('20,0 %')
})
