import { type DeclaredSite, siteFigures } from '@ma-cantine/lib/statistics/site-figures'
import { expect, test } from 'vitest'

const sites: readonly DeclaredSite[] = [10_000, 20_000, 30_000].map((yearlyMealCount, index) => ({
  id: index + 1,
  yearlyMealCount,
}))
const totals = (euros: number, year: number, of = sites) =>
  [...siteFigures({ total: euros * 100, organic: 0, sustainable: 0 }, of, year).values()].map(
    ({ total }) => total / 100,
  )

test('25: what a group declared is shared by meals from 2025 on, equally before, each part rounded to a cent', () => {
  expect(totals(12_000, 2025)).toEqual([2000, 4000, 6000])
  expect(totals(12_000, 2024)).toEqual([4000, 4000, 4000])
  expect(totals(1000, 2024)).toEqual([333.33, 333.33, 333.33])
})

test('canteens whose meals are not known share equally', () => {
  const unknown = sites.map(({ id }) => ({ id, yearlyMealCount: null }))
  expect(totals(9000, 2025, unknown)).toEqual([3000, 3000, 3000])
})
