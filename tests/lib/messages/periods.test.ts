import { formatPeriod, formatPeriodAfterNoun, formatPeriodLabel } from '@ma-cantine/lib/messages/periods'
import { describe, expect, test } from 'vitest'

const spring = { start: '2026-03-01', end: '2026-04-03' }
const winter = { start: '2026-12-01', end: '2027-01-01' }

describe('a period of dates', () => {
  test('has its year once, and the first of a month as an ordinal in French', () => {
    expect(formatPeriod(spring, 'fr')).toBe('du 1er mars au 3 avril 2026')
    expect(formatPeriod({ start: '2026-03-09', end: '2026-04-01' }, 'fr')).toBe('du 9 mars au 1er avril 2026')
  })

  test('has both years where they differ', () => {
    expect(formatPeriod(winter, 'fr')).toBe('du 1er décembre 2026 au 1er janvier 2027')
    expect(formatPeriod(winter, 'en')).toBe('from 1 December 2026 to 1 January 2027')
  })

  test('has the same form in English', () => {
    expect(formatPeriod(spring, 'en')).toBe('from 1 March to 3 April 2026')
  })

  test('is written with the days of the week, without a year, or with short months', () => {
    expect(formatPeriod(spring, 'fr', 'named')).toBe('du dimanche 1er mars au vendredi 3 avril 2026')
    expect(formatPeriod(spring, 'fr', 'yearless')).toBe('du 1er mars au 3 avril')
    expect(formatPeriod(winter, 'fr', 'short')).toBe('du 1er déc. 2026 au 1er janv. 2027')
  })

  test('is named once when it is one day', () => {
    const day = { start: '2026-03-01', end: '2026-03-01' }
    expect(formatPeriod(day, 'fr')).toBe('le 1er mars 2026')
    expect(formatPeriod(day, 'fr', 'named')).toBe('le dimanche 1er mars 2026')
    expect(formatPeriod(day, 'fr', 'yearless')).toBe('le 1er mars')
    expect(formatPeriod(day, 'en')).toBe('on 1 March 2026')
    expect(formatPeriodLabel(day, 'fr')).toBe('1er mars 2026')
  })

  test('completes a noun, be it one day', () => {
    const day = { start: '2026-11-27', end: '2026-11-27' }
    expect(`l’évaluation ${formatPeriodAfterNoun(day, 'fr', 'short')}`).toBe('l’évaluation du 27 nov. 2026')
    expect(`the measurement ${formatPeriodAfterNoun(day, 'en')}`).toBe('the measurement of 27 November 2026')
    expect(formatPeriodAfterNoun(spring, 'fr')).toBe('du 1er mars au 3 avril 2026')
    expect(formatPeriodAfterNoun(spring, 'en')).toBe('from 1 March to 3 April 2026')
  })

  test('is a label without a sentence in a list', () => {
    expect(formatPeriodLabel(winter, 'fr')).toBe('1er déc. 2026 - 1er janv. 2027')
    expect(formatPeriodLabel(spring, 'fr')).toBe('1er mars - 3 avr. 2026')
  })
})
