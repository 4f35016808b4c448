import { describe, expect, test } from 'vitest'
import { nextOwner, renewalMinutes } from '../../../../web/app/device/owner.ts'

const [anne, paul] = [1, 2]
const now = 1_700_000_000_000
const minutes = (count: number) => count * 60_000
const open = { id: anne, endedAt: null }

describe('what a device keeps of an account', () => {
  test('stays while its session is open, and when it is opened again', () => {
    expect(nextOwner(null, anne, now)).toEqual({ owner: open, forgets: false })
    expect(nextOwner(open, anne, now)).toEqual({ owner: open, forgets: false })
    expect(nextOwner({ id: anne, endedAt: now - minutes(5) }, anne, now)).toEqual({ owner: open, forgets: false })
  })

  test('is forgotten when another account signs in, however short ago', () => {
    const owner = { id: paul, endedAt: null }
    expect(nextOwner(open, paul, now)).toEqual({ owner, forgets: true })
    expect(nextOwner({ id: anne, endedAt: now }, paul, now)).toEqual({ owner, forgets: true })
  })

  test('loses its copies as soon as its session has ended, and the rest after its delay, counted from the first time', () => {
    expect(nextOwner(open, null, now)).toEqual({ owner: { id: anne, endedAt: now }, forgets: true })
    const ended = { id: anne, endedAt: now }
    const justBefore = now + minutes(renewalMinutes) - 1
    expect(nextOwner(ended, null, justBefore)).toEqual({ owner: ended, forgets: true })
    expect(nextOwner(ended, null, justBefore + 1)).toEqual({ owner: null, forgets: true })
  })

  test('is nothing on the device of a visitor', () => {
    expect(nextOwner(null, null, now)).toEqual({ owner: null, forgets: false })
  })
})
