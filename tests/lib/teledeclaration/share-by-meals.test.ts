import { canShare, shareByMeals } from '@ma-cantine/lib/teledeclaration/share-by-meals'
import { expect, test } from 'vitest'
import { fc } from '../../support/properties.ts'

const sharersOf = (meals: readonly (number | null)[]) => meals.map((yearlyMealCount, id) => ({ id, yearlyMealCount }))
const sharesOf = (amount: number, meals: readonly number[]) => [...shareByMeals(amount, sharersOf(meals)).values()]
const cents = (amount: number) => Math.round(amount * 100)
const amount = fc.integer({ min: 0, max: 999_999_999_999_999 }).map(count => count / 100)
const meals = fc.array(fc.integer({ min: 1, max: 2_147_483_647 }), { minLength: 1, maxLength: 40 })

test('purchases are shared by meals, to the cent; what is left goes to the largest remainders', () => {
  expect(sharesOf(12_000, [10_000, 20_000, 30_000])).toEqual([2000, 4000, 6000])
  expect(sharesOf(1000, [1, 1, 1])).toEqual([333.34, 333.33, 333.33])
  expect(sharesOf(0.05, [2, 7, 1])).toEqual([0.01, 0.04, 0])
  expect(sharesOf(0, [4, 5])).toEqual([0, 0])
})

test('shares add up to the amount, whatever it is', () => {
  fc.assert(
    fc.property(amount, meals, (amount, meals) => {
      expect(sharesOf(amount, meals).reduce((sum, share) => sum + cents(share), 0)).toBe(cents(amount))
    }),
  )
})

test('each share is the exact one, to less than a cent, and more meals never have a smaller one', () => {
  fc.assert(
    fc.property(amount, meals, (amount, meals) => {
      const whole = meals.reduce((sum, count) => sum + BigInt(count), 0n)
      const shares = sharesOf(amount, meals).map(share => BigInt(cents(share)))
      for (const [place, share] of shares.entries()) {
        const off = share * whole - BigInt(cents(amount)) * BigInt(meals[place] ?? 0)
        expect(off < whole && off > -whole).toBe(true)
        for (const [other, otherShare] of shares.entries()) {
          if ((meals[place] ?? 0) > (meals[other] ?? 0)) expect(share >= otherShare).toBe(true)
        }
      }
    }),
    { numRuns: 40 },
  )
})

test('nothing is shared while the meals of one canteen are not known', () => {
  expect(canShare(sharersOf([10, 20]))).toBe(true)
  for (const meals of [[], [10, null], [10, 0]]) expect(canShare(sharersOf(meals))).toBe(false)
})
