import { countedFor, type Kinds, move, perMeal, shareOf, totalOf, wayTo } from '@ma-cantine/lib/purchases/what-if'
import { describe, expect, test } from 'vitest'
import { fc } from '../../support/properties.ts'

/** Euros of organic, quality and other products. */
const bought = (organic: number, quality: number, other: number): Kinds => ({
  organic: organic * 100,
  quality: quality * 100,
  other: other * 100,
})

describe('moving euros from one kind to another', () => {
  test('100 of 900 other to 100 organic: 200 of 1 000 are 20 %, and nothing costs more', () => {
    const changed = move(bought(100, 0, 900), { from: 'other', to: 'organic', cents: 10_000, premium: 0 })
    expect(changed).toEqual({ kinds: bought(200, 0, 800), spent: 10_000, extra: 0 })
    expect(shareOf('organic', changed.kinds)).toBe(0.2)
  })

  test('100 at 30 % more are 130 organic: (100 + 130) / 1 030, and 30 more to pay', () => {
    const changed = move(bought(100, 0, 900), { from: 'other', to: 'organic', cents: 10_000, premium: 30 })
    expect(changed).toEqual({ kinds: bought(230, 0, 800), spent: 13_000, extra: 3_000 })
  })

  test('quality to organic leaves 300 of quality in all, and makes 200 of them organic', () => {
    const { kinds } = move(bought(100, 200, 700), { from: 'quality', to: 'organic', cents: 10_000, premium: 0 })
    expect([countedFor('organic', kinds), countedFor('quality', kinds)]).toEqual([20_000, 30_000])
  })

  test('no more than the 900 that there are, no less than nothing', () => {
    const from = { from: 'other', to: 'organic', premium: 0 } as const
    expect(move(bought(100, 0, 900), { ...from, cents: 1e12 }).kinds).toEqual(bought(1000, 0, 0))
    expect(move(bought(100, 0, 900), { ...from, cents: -5 }).kinds).toEqual(bought(100, 0, 900))
  })

  test('to the same kind changes nothing, whatever the premium', () => {
    const change = { from: 'other', to: 'other', cents: 500, premium: 50 } as const
    expect(move(bought(1, 1, 8), change)).toEqual({ kinds: bought(1, 1, 8), spent: 500, extra: 0 })
  })

  test('0.05 at 10 % more is 0.055, a half that goes up to 0.06', () => {
    expect(move(bought(0, 0, 1), { from: 'other', to: 'organic', cents: 5, premium: 10 }).spent).toBe(6)
  })
})

describe('the way to a share', () => {
  test('20 % of 1 000 = 200 organic, less 100: 100 to replace, 0 more to pay', () => {
    expect(wayTo(bought(100, 0, 900), 'organic', 20, 0)).toEqual({
      kind: 'possible',
      cents: 10_000,
      spent: 10_000,
      extra: 0,
      kinds: bought(200, 0, 800),
    })
  })

  test('83.34 at 25 % more are 104.18: (100 + 104.18) / 1 020.84 = 20 %, 20.84 more to pay, 0.2084 of a cent for each of 10 000 meals', () => {
    const way = wayTo(bought(100, 0, 900), 'organic', 20, 25)
    expect(way).toMatchObject({ kind: 'possible', cents: 8_334, spent: 10_418, extra: 2_084 })
    expect(perMeal(2_084, 10_000)).toBe(0.2084)
  })

  test('50 % of 1 000 = 500 of quality, less 100 organic and 150: 250 to replace', () => {
    expect(wayTo(bought(100, 150, 750), 'quality', 50, 0)).toMatchObject({
      cents: 25_000,
      kinds: bought(100, 400, 500),
    })
  })

  test('a share of exactly 20 % is reached: nothing to replace', () => {
    expect(wayTo(bought(200, 0, 800), 'organic', 20, 0)).toEqual({ kind: 'reached' })
  })

  test('one cent less than 20 % is one cent to replace', () => {
    const { organic, ...others } = bought(200, 0, 800)
    const way = wayTo({ ...others, organic: organic - 1, other: others.other + 1 }, 'organic', 20, 0)
    expect(way).toMatchObject({ kind: 'possible', cents: 1 })
  })

  test('100 + 100 of other products make 40 % of 500 at best: 50 % organic is out of reach', () => {
    expect(wayTo(bought(100, 300, 100), 'organic', 50, 0)).toEqual({ kind: 'impossible', best: 0.4 })
  })

  test('without purchases there is no way, and no share', () => {
    expect(wayTo(bought(0, 0, 0), 'organic', 20, 0)).toEqual({ kind: 'impossible', best: null })
    expect(shareOf('organic', bought(0, 0, 0))).toBeNull()
  })

  test('100 % is reached by replacing all', () => {
    expect(wayTo(bought(0, 0, 10), 'quality', 100, 40)).toMatchObject({ cents: 1_000, spent: 1_400 })
  })
})

test('nothing is per meal while the meals are not known', () => {
  expect([perMeal(100, null), perMeal(100, 0), perMeal(100, 40)]).toEqual([null, null, 2.5])
})

const cents = fc.nat({ max: 1_000_000_000_000 })

test('on random purchases, the way reaches the share, one cent less does not, and sums are exact', () => {
  fc.assert(
    fc.property(
      fc.record({ organic: cents, quality: cents, other: cents }),
      fc.constantFrom('organic', 'quality'),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: -90, max: 300 }),
      (purchases, aim, percent, premium) => {
        const way = wayTo(purchases, aim, percent, premium)
        const isEnough = (kinds: Kinds) =>
          100n * BigInt(countedFor(aim, kinds)) >= BigInt(percent) * BigInt(totalOf(kinds))
        if (way.kind === 'reached') expect(isEnough(purchases)).toBe(true)
        if (way.kind !== 'possible') return
        expect(isEnough(way.kinds)).toBe(true)
        expect(totalOf(way.kinds)).toBe(totalOf(purchases) + way.extra)
        const less = move(purchases, { from: 'other', to: aim, cents: way.cents - 1, premium })
        expect(isEnough(less.kinds)).toBe(false)
      },
    ),
  )
})
