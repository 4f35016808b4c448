import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@ma-cantine/lib/http/api-error'
import { isTransient, isUnderWay } from './server-problem.ts'

/** Seconds to wait after each failure. The last pause comes before the last try. */
const pauses = [0.5, 1, 2]
/** Seconds that the server asks to wait. Such tries are limited by the total time alone, because the server is up. */
const requestedWait = (error: unknown): number | null => (error instanceof ApiError ? error.retryAfter : null)

/** Seconds between two tries of a request that the server is still working on. */
const pollInterval = 1

/**
 * Calls `send` again after a transient failure, which must be safe to do twice. It waits as long as the server asks, or
 * else for the next pause. No try starts after `seconds`.
 * @throws the error of the last try.
 */
export async function sendAgain<Answer>(send: () => Promise<Answer>, seconds: number): Promise<Answer> {
  const end = performance.now() + seconds * 1000
  for (let failures = 0; ; ) {
    try {
      return await send()
    } catch (error) {
      const wait = isUnderWay(error)
        ? pollInterval
        : isTransient(error)
          ? (requestedWait(error) ?? pauses[failures++])
          : undefined
      if (wait === undefined || performance.now() + wait * 1000 > end) throw error
      await pause(wait * 1000)
    }
  }
}
