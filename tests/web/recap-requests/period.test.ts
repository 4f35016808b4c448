import { expect, test } from 'vitest'
import { daysOfYear, wholeYear } from '../../../web/recap-requests/period.ts'

test('a period is called by its year when it is the whole of it', () => {
  expect(wholeYear('2025-01-01', '2025-12-31')).toBe('2025')
  expect(wholeYear('2025-01-02', '2025-12-31')).toBeNull()
  expect(wholeYear('2025-01-01', '2025-12-30')).toBeNull()
  expect(wholeYear('2025-01-01', '2026-12-31')).toBeNull()
})

test('the days of a year are its first and its last', () => {
  expect(daysOfYear(2025)).toEqual({ firstDay: '2025-01-01', lastDay: '2025-12-31' })
})
