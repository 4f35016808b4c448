import { expect, test } from 'vitest'
import { newNoticeId } from '../../../web/app/notice-id.ts'

test('each open notice has an id of its own, a whole number below 10 000', () => {
  const ids = new Set<number>()
  for (let count = 0; count < 9000; count++) ids.add(newNoticeId(ids))
  expect(ids.size).toBe(9000)
  expect([...ids].every(id => Number.isInteger(id) && id >= 0 && id < 10_000)).toBe(true)
})
