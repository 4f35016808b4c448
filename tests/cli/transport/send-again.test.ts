import { ApiError } from '@ma-cantine/lib/http/api-error'
import { expect, test } from 'vitest'
import { sendAgain } from '../../../cli/transport/send-again.ts'

/** A server that is down for one call, and says when it will be back. */
function downOnce(retryAfter: number) {
  let calls = 0
  const send = async () => {
    if (++calls === 1) throw new ApiError(503, 'down', { retryAfter })
    return calls
  }
  return { send, calls: () => calls }
}

test('a call that failed is sent again once the server is back', async () => {
  expect(await sendAgain(downOnce(0).send, 60)).toBe(2)
})

test('no call is sent after the time that was given', async () => {
  const { send, calls } = downOnce(2)
  await expect(sendAgain(send, 1)).rejects.toThrow('down')
  expect(calls()).toBe(1)
})
