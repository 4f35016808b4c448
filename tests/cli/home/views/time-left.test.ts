import { expect, test } from 'vitest'
import { timeLeft } from '../../../../cli/home/views/time-left.ts'

const progress = (done: number, total: number | null, spent: number) => ({
  state: { step: 'send', file: 'a.csv', done, total } as const,
  since: 1000,
  at: 1000 + spent,
})

test('the time left follows the pace so far', () => {
  expect(timeLeft(progress(25, 100, 5000))).toBe(15)
  expect(timeLeft(progress(99, 100, 5000))).toBe(1)
})

test('nothing is promised of a start, of an end or of a size that nobody knows', () => {
  expect(timeLeft(progress(25, 100, 500))).toBeNull()
  expect(timeLeft(progress(0, 100, 5000))).toBeNull()
  expect(timeLeft(progress(100, 100, 5000))).toBeNull()
  expect(timeLeft(progress(25, null, 5000))).toBeNull()
})
