import { ApiError, isUnavailable, RefusedError } from '@ma-cantine/lib/http/api-error'

/** Milliseconds between two tries; the last one is repeated. The network coming back ends a pause. */
const pauses = [500, 1000, 2000, 5000, 10_000] as const

const tooManyRequests = 429
const underWay = 409

/** Whether the server may answer the same request in a moment. */
const mayAnswer = (error: unknown): boolean =>
  error instanceof ApiError &&
  (isUnavailable(error) ||
    error.status === tooManyRequests ||
    (error instanceof RefusedError && error.status === underWay))

/**
 * Sends the same request until the server answers it.
 * @param onWait called with whether the answer is being waited for.
 * @throws the error of the last try, once `signal` is aborted.
 */
export async function sendUntilAnswered<Answer>(
  send: () => Promise<Answer>,
  signal: AbortSignal,
  onWait: (isWaiting: boolean) => void,
): Promise<Answer> {
  for (let tries = 0; ; tries++) {
    try {
      const answer = await send()
      if (tries > 0) onWait(false)
      return answer
    } catch (error) {
      if (!mayAnswer(error) || signal.aborted) throw error
      onWait(true)
      await pause(requestedPause(error) ?? pauses[Math.min(tries, pauses.length - 1)] ?? 0, signal)
      if (signal.aborted) throw error
    }
  }
}

const requestedPause = (error: unknown): number | null =>
  error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : null

/** Waits, until the network is back or somebody gives up at the latest. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
