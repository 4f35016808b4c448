import { type MonthTotals, monthBefore, monthPoint } from '@ma-cantine/lib/purchases/month-point'
import { expect, test } from 'vitest'

const month = (key: string, valueTotalHt: number, valueBioHt = 0, valueSustainableHt = 0): MonthTotals => ({
  key,
  valueTotalHt,
  valueBioHt,
  valueSustainableHt,
  valueExternalityPerformanceHt: 0,
  valueEgalimOthersHt: 0,
})

test('the shares of a year are those up to the end of the month, beside those a month earlier and those of the month', () => {
  const months = [month('2026-01', 100, 10, 10), month('2026-02', 300, 90, 10), month('2026-03', 999, 999)]
  expect(monthPoint('2026-02', months, [])).toMatchObject({
    total: 400,
    totalOfMonth: 300,
    organic: { share: 0.25, shareBefore: 0.1, shareOfMonth: 0.3 },
    quality: { share: 0.3, shareBefore: 0.2, shareOfMonth: expect.closeTo(1 / 3) },
  })
})

test('a month without purchases has no share of its own, the first one none before it, and an empty year no point', () => {
  expect(monthPoint('2026-02', [month('2026-01', 100, 10)], [])?.organic).toEqual({
    share: 0.1,
    shareBefore: 0.1,
    shareOfMonth: null,
  })
  expect(monthPoint('2026-01', [month('2026-01', 100, 10)], [])?.organic.shareBefore).toBeNull()
  expect(monthPoint('2026-01', [month('2026-02', 100)], [])).toBeNull()
})

test('the year goes on at the pace of the year before where that is known, else by its days, and a whole year does not', () => {
  const before = Array.from({ length: 12 }, (_, index) => month(`2025-${String(index + 1).padStart(2, '0')}`, 100))
  expect(monthPoint('2026-03', [month('2026-03', 300)], before)?.pace).toMatchObject({
    model: 'months',
    projectedTotal: 120_000,
  })
  expect(monthPoint('2026-03', [month('2026-03', 300)], [])?.pace?.model).toBe('days')
  expect(monthPoint('2026-12', [month('2026-03', 300)], before)?.pace).toBeNull()
})

test.each([
  ['2026-01-05', '2025-12'],
  ['2026-03-31', '2026-02'],
])('the month before %s is %s', (day, expected) => {
  expect(monthBefore(day)).toBe(expected)
})
