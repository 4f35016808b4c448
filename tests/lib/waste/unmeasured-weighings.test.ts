import { unmeasuredWeighings } from '@ma-cantine/lib/waste/unmeasured-weighings'
import { expect, test } from 'vitest'

const sums = (...days: string[]) => ({ days: days.map(day => ({ day, count: 2, grams: 1000 })) })
const measured = (periodStartDate: string, periodEndDate: string) => ({ periodStartDate, periodEndDate })

test.each([
  ['no weighing', [], [], null],
  ['weighings alone', ['2026-03-09', '2026-03-13'], [], [4, '2026-03-09', '2026-03-13']],
  ['one day', ['2026-03-09'], [], [2, '2026-03-09', '2026-03-09']],
  ['all of them measured', ['2026-03-09', '2026-03-13'], [measured('2026-03-09', '2026-03-15')], null],
  [
    'those after the last measurement',
    ['2026-03-06', '2026-03-09', '2026-03-16', '2026-03-17'],
    [measured('2026-03-09', '2026-03-13')],
    [4, '2026-03-16', '2026-03-17'],
  ],
  [
    'those before it, where none are later',
    ['2026-03-05', '2026-03-06', '2026-03-09'],
    [measured('2026-03-09', '2026-03-13')],
    [4, '2026-03-05', '2026-03-06'],
  ],
  ['those of another season apart', ['2025-06-01', '2026-03-09'], [], [2, '2026-03-09', '2026-03-09']],
])('the weighings to make a measurement of: %s', (_, days, measurements, expected) => {
  const found = unmeasuredWeighings(sums(...days), measurements)
  expect(found && [found.count, found.periodStartDate, found.periodEndDate]).toEqual(expected)
})
