import { setTimeout as pause } from 'node:timers/promises'
import { NetworkError, unavailableStatuses } from '@ma-cantine/lib/http/api-error'
import { deviceGrantType, terminalClientId, terminalPaths } from '@ma-cantine/lib/oauth/terminal-application'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { PostForm } from '../transport/post-form.ts'
import { isTransient } from '../transport/server-problem.ts'
import type { Words } from '../words/fr.ts'
import { answerProblem, type DeviceCode } from './device-code.ts'

/** Seconds that a server adds to the interval by `slow_down`. */
const slowDown = 5
const longestInterval = 60

/**
 * Asks for the token until the person has answered on the site, no more often than the server allows. A network that
 * fails is waited for, as long as the code lasts.
 * @throws Failure when they refuse, or do not answer in time; NetworkError when nobody could be asked at the end.
 */
export async function awaitToken(post: PostForm, code: DeviceCode, server: string, words: Words): Promise<string> {
  const end = performance.now() + code.lifetime * 1000
  let interval = code.interval
  let failure: unknown = expired(words)
  while (performance.now() + interval * 1000 < end) {
    await pause(interval * 1000)
    try {
      const { status, body, retryAfter } = await post(terminalPaths.token, {
        client_id: terminalClientId,
        grant_type: deviceGrantType,
        device_code: code.deviceCode,
      })
      if (status === 200) return readToken(body, server, words)
      failure = expired(words)
      const error = String(body?.error)
      if (status === 429) interval = Math.max(interval, Math.min(retryAfter ?? interval + slowDown, longestInterval))
      else if (unavailableStatuses.has(status)) failure = new Failure(...answerProblem(status, server, words))
      else if (error === 'slow_down') interval = Math.min(interval + slowDown, longestInterval)
      else if (error !== 'authorization_pending') throw refusal(error, status, server, words)
    } catch (error) {
      if (!(error instanceof NetworkError) || !isWorthWaiting(error)) throw error
      failure = error
      interval = Math.min(interval * 2, longestInterval)
    }
  }
  throw failure
}

const isWorthWaiting = (error: NetworkError): boolean =>
  isTransient(error) || (error.cause as NodeJS.ErrnoException | undefined)?.code === 'UND_ERR_BODY_TIMEOUT'

const expired = (words: Words) => new Failure(exitCodes.signIn, { code: 'code-expired', ...words.accounts.codeExpired })

function refusal(error: string, status: number, server: string, words: Words): Failure {
  if (error === 'access_denied') {
    return new Failure(exitCodes.signIn, { code: 'access-denied', ...words.accounts.accessDenied })
  }
  if (error === 'expired_token') return expired(words)
  // The answer that held the token was lost: the server takes it back when the code comes again.
  if (error === 'invalid_grant') return new Failure(exitCodes.signIn, { code: 'code-used', ...words.accounts.codeUsed })
  return new Failure(...answerProblem(status, server, words))
}

function readToken(body: Readonly<Record<string, unknown>> | null, server: string, words: Words): string {
  const { access_token: token, token_type: type } = body ?? {}
  if (typeof token === 'string' && /^[\x21-\x7e]{1,4000}$/.test(token) && /^bearer$/i.test(String(type))) return token
  throw new Failure(...answerProblem(200, server, words))
}
