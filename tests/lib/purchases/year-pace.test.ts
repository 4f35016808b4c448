import { restOfYear, type YearUnderWay, yearPace } from '@ma-cantine/lib/purchases/year-pace'
import { describe, expect, test } from 'vitest'

const year = (facts: Partial<YearUnderWay> = {}): YearUnderWay => ({
  year: 2025,
  lastDate: '2025-03-14',
  total: 100_000,
  counted: 10_000,
  ...facts,
})

describe('the year goes on at its pace', () => {
  test('73 of 365 days are a fifth: 1 000 € make 5 000 €, 100 € organic make 500 €', () => {
    expect(yearPace(year())).toEqual({
      model: 'days',
      elapsed: 0.2,
      projectedTotal: 500_000,
      projectedCounted: 50_000,
    })
  })

  test('61 of the 366 days of 2024 are a sixth: 1 000 € make 6 000 €', () => {
    expect(yearPace(year({ year: 2024, lastDate: '2024-03-01' }))?.projectedTotal).toBe(600_000)
  })

  test('months of 10, 10 and no summer: 20 of 100 by the end of February make 5 times 1 000 €, not 365 / 59 times', () => {
    const monthsBefore = [10, 10, 10, 10, 10, 10, 0, 0, 10, 10, 10, 10]
    expect(yearPace(year({ lastDate: '2025-02-28', monthsBefore }))).toMatchObject({
      model: 'months',
      elapsed: 0.2,
      projectedTotal: 500_000,
    })
  })

  test('15 of the 30 days of April count for half of its 20: (10 + 10 + 10 + 10) / 160 = a quarter', () => {
    const monthsBefore = [10, 10, 10, 20, 20, 20, 10, 10, 20, 10, 10, 10]
    expect(yearPace(year({ lastDate: '2025-04-15', monthsBefore }))?.elapsed).toBe(0.25)
  })

  test('a year before with purchases in 9 months is no model', () => {
    expect(yearPace(year({ monthsBefore: [1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0] }))?.model).toBe('days')
  })

  test('30 of the 365 days of 2025 are enough: 1 200 € make 14 600 €', () => {
    expect(yearPace(year({ lastDate: '2025-01-30', total: 120_000 }))?.projectedTotal).toBe(1_460_000)
  })

  test.each([
    ['before 30 days', { lastDate: '2025-01-29' }],
    ['once it is over', { lastDate: '2025-12-31' }],
    ['without purchases', { total: 0, counted: 0 }],
  ])('nothing is reckoned %s', (_, facts) => {
    expect(yearPace(year(facts))).toBeNull()
  })
})

describe('the rest of the year', () => {
  const rest = (facts: Partial<YearUnderWay>, goal: number) => {
    const pace = yearPace(year(facts))
    return pace && restOfYear(year(facts), pace, goal)
  }

  test('5 000 € at the end, 20 % = 1 000 €, less 100 € already: 900 € of the 4 000 € to come', () => {
    expect(rest({}, 20)).toEqual({ rest: 400_000, needed: 90_000, possible: true })
  })

  test('nothing is needed of the rest when 1 000 € of 5 000 € are there already', () => {
    expect(rest({ counted: 100_000 }, 20)).toEqual({ rest: 400_000, needed: 0, possible: true })
  })

  test('50 % of 1 100 €, less 0 €, is more than the 100 € to come: out of reach', () => {
    const late = { lastDate: '2025-11-28', total: 100_000, counted: 0 }
    expect(rest(late, 50)?.possible).toBe(false)
  })

  test('a cent that is missing is rounded up: 33.4 % of 5 000.00 € = 1 670.00 €', () => {
    expect(rest({ counted: 0 }, 33.4)?.needed).toBe(167_000)
  })
})
