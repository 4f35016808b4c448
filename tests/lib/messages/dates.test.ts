import { formatDay, formatDayOfYear, formatMoment, formatMonth, formatNamedDay } from '@ma-cantine/lib/messages/dates'
import { expect, test } from 'vitest'

test('French writes the first of a month as an ordinal, and other days as numbers', () => {
  expect(formatDay('2026-11-01', 'fr')).toBe('1er novembre 2026')
  expect(formatNamedDay('2026-11-01', 'fr')).toBe('dimanche 1er novembre 2026')
  expect(formatDayOfYear('2026-11-01', 'fr')).toBe('1er novembre')
  expect(formatMoment('2026-11-01T08:30:00Z', 'fr')).toBe('1er novembre 2026 à 09:30')
  expect(formatDay('2026-11-11', 'fr')).toBe('11 novembre 2026')
  expect(formatMonth('2026-11', 'fr')).toBe('novembre 2026')
})

test('English writes the day first, without an ordinal', () => {
  expect(formatDay('2026-11-01', 'en')).toBe('1 November 2026')
  expect(formatMoment('2026-11-01T08:30:00Z', 'en')).toBe('1 November 2026 at 09:30')
})

test('an instant has the day and the time of Paris, in winter and summer', () => {
  expect(formatDay('2026-12-31T23:30:00Z', 'fr')).toBe('1er janvier 2027')
  expect(formatDay('2026-06-30T22:30:00Z', 'fr')).toBe('1er juillet 2026')
  expect(formatMoment('2026-06-30T22:30:00Z', 'fr')).toBe('1er juillet 2026 à 00:30')
})

test('a day stays that day in Paris', () => {
  expect(formatDay('2026-07-01', 'fr')).toBe('1er juillet 2026')
  expect(formatDay('2026-01-31', 'fr')).toBe('31 janvier 2026')
})
