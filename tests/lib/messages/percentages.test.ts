import {
  cutPercent,
  formatFixedPercent,
  formatPercent,
  progressPercent,
  raisedPercent,
  roundedPercent,
} from '@ma-cantine/lib/messages/percentages'
import { expect, test } from 'vitest'

const plain = (text: string): string => text.replace(/\s/g, ' ')

test('a share never shows a goal that is not reached', () => {
  expect(cutPercent(0.1996)).toBe(19.9)
  expect(cutPercent(0.29)).toBe(29)
})

test('what is still needed is raised, so that it reaches the goal', () => {
  expect(raisedPercent(0.1991)).toBe(20)
  expect(raisedPercent(0.29)).toBe(29)
})

test('work is at a hundred percent only once it is done', () => {
  expect(progressPercent(0.999)).toBe(99)
  expect(progressPercent(1)).toBe(100)
})

test('a part of nothing has no percentage', () => {
  expect(roundedPercent(1, 3)).toBe(33)
  expect(roundedPercent(1, 0)).toBeNull()
  expect(roundedPercent(null, 3)).toBeNull()
})

test('a percentage is written as each language does', () => {
  expect(plain(formatPercent(19.9, 'fr'))).toBe('19,9 %')
  expect(formatPercent(20, 'en')).toBe('20%')
  expect(plain(formatFixedPercent(20, 'fr'))).toBe('20,0 %')
})
