import { addWeights, isSafe, noWeights, type Weights, withheldParts } from '@ma-cantine/lib/statistics/secrecy'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const weights = (declarations: number, total: number, largest: number): Weights => ({ declarations, total, largest })

test.each([
  ['nothing', weights(0, 0, 0), true],
  ['two declarations', weights(2, 100, 50), false],
  ['three that weigh the same', weights(3, 300, 100), true],
  ['one that weighs 85 %', weights(5, 100, 85), true],
  ['one that weighs more', weights(5, 100, 86), false],
  ['three of nothing', weights(3, 0, 0), true],
])('a share of %s', (_, sum, safe) => {
  expect(isSafe(sum)).toBe(safe)
})

const told = { unlisted: noWeights, isTold: true, isShield: false }

// A rests on 2 declarations. What the whole tells beyond B and C would be A: B, the smaller one, is withheld as well.
test('a part that is withheld takes the smallest other one with it', () => {
  const parts = new Map([
    ['A', weights(2, 100, 50)],
    ['B', weights(4, 400, 100)],
    ['C', weights(9, 900, 100)],
  ])
  expect([...withheldParts(parts, told)]).toEqual(['A', 'B'])
  expect([...withheldParts(parts, { ...told, isTold: false })]).toEqual(['A'])
})

// 3 declarations of canteens without a place hide the 2 of A.
test('what is in no part hides a part', () => {
  const parts = new Map([
    ['A', weights(2, 100, 50)],
    ['B', weights(4, 400, 100)],
  ])
  expect([...withheldParts(parts, { ...told, unlisted: weights(3, 300, 100) })]).toEqual(['A'])
})

test('what is withheld for the sake of others is not told by all its parts', () => {
  const parts = new Map([
    ['A', weights(5, 500, 100)],
    ['B', weights(4, 400, 100)],
  ])
  expect([...withheldParts(parts, { ...told, isTold: false, isShield: true })]).toEqual(['B'])
})

const sumOf = fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 8 }).map(totals =>
  weights(
    totals.length,
    totals.reduce((sum, total) => sum + total, 0),
    Math.max(0, ...totals),
  ),
)

test('nothing that is not safe can be worked out from a whole and its parts', () => {
  fc.assert(
    fc.property(fc.array(sumOf, { maxLength: 12 }), sumOf, (list, unlisted) => {
      const parts = new Map(list.map((part, index) => [String(index), part]))
      const whole = list.reduce(addWeights, unlisted)
      const withheld = withheldParts(parts, { unlisted, isTold: isSafe(whole), isShield: false })
      for (const [code, part] of parts) if (!withheld.has(code)) expect(isSafe(part)).toBe(true)
      if (!isSafe(whole)) return
      expect(isSafe([...withheld].reduce((sum, code) => addWeights(sum, parts.get(code) ?? noWeights), unlisted))).toBe(
        true,
      )
    }),
  )
})
