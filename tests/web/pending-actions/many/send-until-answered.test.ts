import { ApiError, NetworkError, RefusedError } from '@ma-cantine/lib/http/api-error'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendUntilAnswered } from '../../../../web/pending-actions/many/send-until-answered.ts'

/** The window of a browser, which Node does not have, as far as it tells that the network is back. */
let page: EventTarget
beforeEach(() => {
  vi.useFakeTimers()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A server that fails as told, then answers. */
function serverOf(...failures: readonly Error[]) {
  const waits: boolean[] = []
  const giveUp = new AbortController()
  let tries = 0
  const answer = sendUntilAnswered(
    async () => {
      const failure = failures[tries++]
      if (failure) throw failure
      return 'answer'
    },
    giveUp.signal,
    isWaiting => waits.push(isWaiting),
  )
  answer.catch(() => undefined)
  return { answer, waits, giveUp, tries: () => tries }
}

const away = new NetworkError('down')

test('a server that asks to wait is asked again once that time is over, and no sooner', async () => {
  const { answer, waits, tries } = serverOf(new ApiError(429, 'Trop de demandes.', { retryAfter: 60 }))
  await vi.advanceTimersByTimeAsync(59_999)
  expect([tries(), waits]).toEqual([1, [true]])
  await vi.advanceTimersByTimeAsync(1)
  expect([await answer, waits]).toEqual(['answer', [true, false]])
})

test('one that says nothing is asked after longer and longer pauses', async () => {
  const { tries } = serverOf(away, away, new RefusedError(409, 'Requête en cours.'), away)
  for (const [index, pause] of [500, 1000, 2000, 5000].entries()) {
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(tries()).toBe(index + 1)
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(tries()).toBe(5)
})

test('the network coming back ends a pause', async () => {
  const { answer, tries } = serverOf(away)
  await vi.advanceTimersByTimeAsync(1)
  expect(tries()).toBe(1)
  page.dispatchEvent(new Event('online'))
  expect(await answer).toBe('answer')
})

test('who gives up gets the last error, and a refusal is an answer', async () => {
  const { answer, giveUp, tries } = serverOf(away)
  await vi.advanceTimersByTimeAsync(1)
  giveUp.abort()
  await expect(answer).rejects.toBe(away)
  expect(tries()).toBe(1)
  const refused = new RefusedError(412, 'Bilan modifié.')
  await expect(serverOf(refused).answer).rejects.toBe(refused)
})
