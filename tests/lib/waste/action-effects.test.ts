import { actionEffects } from '@ma-cantine/lib/waste/action-effects'
import { wasteTrend } from '@ma-cantine/lib/waste/waste-figures'
import type { WasteMeasurement } from '@ma-cantine/lib/waste/waste-measurement'
import { describe, expect, test } from 'vitest'

const measurement = (id: number, periodStartDate: string, periodEndDate: string, totalMass: number) =>
  ({ id, periodStartDate, periodEndDate, totalMass, mealCount: 1000 }) as WasteMeasurement

/** 100, 85 and 70 grams per meal. */
const trend = wasteTrend([
  measurement(1, '2025-10-06', '2025-10-10', 100),
  measurement(2, '2026-01-12', '2026-01-16', 85),
  measurement(3, '2026-03-09', '2026-03-13', 70),
])
const done = (...days: (string | null)[]) => days.map(doneOn => ({ isDone: true, doneOn }))
const sides = (...days: (string | null)[]) =>
  actionEffects(done(...days), trend).map(({ before, after, position, isShared }) => [
    before && Math.round(before.grams),
    after && Math.round(after.grams),
    position,
    isShared,
  ])

describe('an action that was done', () => {
  test('is between the last measurement that ended before it and the first that began once it was done', () => {
    expect(sides('2025-11-03')).toEqual([[100, 85, 1, false]])
  })

  test('has the measurement that began on its day after it', () => {
    expect(sides('2026-01-12')).toEqual([[100, 85, 1, false]])
  })

  test('that began during a measurement leaves it out on both sides', () => {
    expect(sides('2026-01-14')).toEqual([[100, 70, 1, false]])
    expect(sides('2026-01-16')).toEqual([[100, 70, 1, false]])
  })

  test('before all measurements, or after them, has one side', () => {
    expect(sides('2025-01-06')).toEqual([[null, 100, 0, false]])
    expect(sides('2026-05-04')).toEqual([[70, null, 3, false]])
  })

  test('shares its effect with another that began between the same measurements', () => {
    expect(sides('2025-11-10', '2025-11-03').map(side => side.at(-1))).toEqual([true, true])
    expect(sides('2025-11-03', '2026-02-02').map(side => side.at(-1))).toEqual([false, false])
    expect(sides('2025-11-03', '2026-01-14').map(side => side.at(-1))).toEqual([true, true])
  })

  test('without a day, or undone, has no place', () => {
    expect(sides(null)).toEqual([])
    expect(actionEffects([{ isDone: false, doneOn: null }], trend)).toEqual([])
    expect(actionEffects(done('2026-01-01'), [])).toEqual([
      { action: expect.anything(), doneOn: '2026-01-01', before: null, after: null, position: 0, isShared: false },
    ])
  })
})
