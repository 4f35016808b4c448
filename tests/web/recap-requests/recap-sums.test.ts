import { expect, test } from 'vitest'
import { canteensWithoutRows, recapSums } from '../../../web/recap-requests/recap-sums.ts'

const canteen = (id: number, totals: { rowCount: number; priceHt: string; labelledHt: string } | null) => ({
  id,
  name: `Cantine ${id}`,
  siret: null,
  totals,
})

test('the sums of a recap are those of its canteens, to the cent', () => {
  const canteens = [
    canteen(1, { rowCount: 3, priceHt: '0.10', labelledHt: '0.10' }),
    canteen(2, { rowCount: 1, priceHt: '0.20', labelledHt: '0.00' }),
    canteen(3, { rowCount: 2, priceHt: '99999.99', labelledHt: '1000.01' }),
    canteen(4, null),
  ]
  expect(recapSums(canteens)).toEqual({ rowCount: 6, priceHt: '100000.29', labelledHt: '1000.11' })
})

test('a recap without rows sums up to nothing', () => {
  expect(recapSums([])).toEqual({ rowCount: 0, priceHt: '0.00', labelledHt: '0.00' })
})

test('the canteens of which a recap says nothing are those without totals or without rows', () => {
  const canteens = [
    canteen(1, { rowCount: 1, priceHt: '5.00', labelledHt: '0.00' }),
    canteen(2, { rowCount: 0, priceHt: '0.00', labelledHt: '0.00' }),
    canteen(3, null),
  ]
  expect(canteensWithoutRows(canteens).map(({ id }) => id)).toEqual([2, 3])
})
