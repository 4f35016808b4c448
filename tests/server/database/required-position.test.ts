import { expect, test } from 'vitest'
import { RequiredPosition } from '../../../server/database/required-position.ts'

/** A second, in milliseconds. */
const second = 1000

/** What a replica must have replayed while the primary moves on by a hundred a second. */
function requiredAfter(seconds: number, positionAt: (second: number) => number): number {
  const required = new RequiredPosition()
  for (let past = 0; past <= seconds; past++) required.add(positionAt(past), past * second)
  return required.value
}

test('a replica may be as far behind as the primary was five seconds ago', () => {
  expect(requiredAfter(60, past => 100 * past)).toBe(5500)
})

test('an idle primary makes no replica late, however long it writes nothing', () => {
  expect(requiredAfter(3600, () => 700)).toBe(700)
})

test('a node that has just started asks for all that there was, its migrations included', () => {
  expect(new RequiredPosition().value).toBe(Number.POSITIVE_INFINITY)
  expect(requiredAfter(0, () => 700)).toBe(700)
  expect(requiredAfter(4, past => 700 + 100 * past)).toBe(700)
})

test('a primary that says nothing makes the replica no later', () => {
  const required = new RequiredPosition()
  required.add(100, 0)
  required.add(200, 10 * second)
  expect(required.value).toBe(100)
  expect(required.last).toBe(200)
})

test('what was read once is asked for, until the history changes', () => {
  const required = new RequiredPosition()
  required.add(100, 0)
  required.reach(150)
  required.reach(120)
  expect(required.value).toBe(150)
  required.forget()
  required.add(90, second)
  expect(required.value).toBe(90)
})
