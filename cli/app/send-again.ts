import { setTimeout as pause } from 'node:timers/promises'
import { ApiError } from '@ma-cantine/lib/http/api-error'
import { isUnderWay, mayPass } from './server-problem.ts'

/** Seconds before each new try after a failure; there are no more tries than pauses. */
const pauses = [0.5, 1, 2]
/** A server that tells when to come back is there: it is asked again until the time is over. */
const toldWait = (error: unknown): number | null => (error instanceof ApiError ? error.retryAfter : null)

/** Seconds between two looks at a request that the server is still at work on. */
const look = 1

/**
 * Calls again after a failure that may pass, when the server says so or else a little later. What is called must be safe to
 * do twice. No try starts after that many seconds, for a try itself may take as long.
 * @throws the error of the last try.
 */
export async function sendAgain<Answer>(send: () => Promise<Answer>, seconds: number): Promise<Answer> {
  const end = performance.now() + seconds * 1000
  for (let failures = 0; ; ) {
    try {
      return await send()
    } catch (error) {
      const wait = isUnderWay(error) ? look : mayPass(error) ? (toldWait(error) ?? pauses[failures++]) : undefined
      if (wait === undefined || performance.now() + wait * 1000 > end) throw error
      await pause(wait * 1000)
    }
  }
}
