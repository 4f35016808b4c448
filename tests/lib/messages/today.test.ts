import { currentDay, currentYear, parisDay, readerDay } from '@ma-cantine/lib/messages/today'
import { expect, test } from 'vitest'

test('the day and the year are those of Paris, in winter and summer', () => {
  expect(parisDay(new Date('2024-06-30T22:30:00Z'))).toBe('2024-07-01')
  expect(currentDay(new Date('2024-12-31T22:59:59Z'))).toBe('2024-12-31')
  expect(currentDay(new Date('2024-12-31T23:00:00Z'))).toBe('2025-01-01')
  expect(currentYear(new Date('2024-12-31T22:59:59Z'))).toBe(2024)
  expect(currentYear(new Date('2024-12-31T23:00:00Z'))).toBe(2025)
})

test('the day of the reader is that of their own clock', () => {
  expect(readerDay(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02')
  expect(readerDay(new Date(2026, 10, 30, 0, 1))).toBe('2026-11-30')
})
