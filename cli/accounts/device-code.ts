import { hostname } from 'node:os'
import { terminalClientId, terminalPaths, terminalScopes } from '@ma-cantine/lib/oauth/terminal-application'
import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { FormAnswer, PostForm } from '../transport/post-form.ts'
import type { Words } from '../words/fr.ts'

/** What the server gives to a terminal that asks to be signed in (RFC 8628). */
export interface DeviceCode {
  readonly deviceCode: string
  readonly userCode: string
  readonly page: string
  /** The page with the code in its address; null where the server gives none. */
  readonly pageWithCode: string | null
  /** Seconds. */
  readonly lifetime: number
  /** Seconds between two questions. */
  readonly interval: number
}

/** @throws Failure when the server has no such sign-in, or answers something else. */
export async function requestDeviceCode(post: PostForm, server: string, words: Words): Promise<DeviceCode> {
  const answer = await post(terminalPaths.deviceAuthorization, {
    client_id: terminalClientId,
    scope: terminalScopes.join(' '),
    device_name: hostname(),
  })
  const code = answer.status === 200 ? readDeviceCode(answer.body ?? {}) : null
  if (code) return code
  throw new Failure(...problemOf(answer, server, words))
}

function problemOf({ status, body }: FormAnswer, server: string, words: Words): ConstructorParameters<typeof Failure> {
  // A server of the version before has no such path, or does not know the terminal.
  if ([404, 405].includes(status) || ['invalid_client', 'unauthorized_client'].includes(String(body?.error))) {
    return [exitCodes.usage, { code: 'sign-in-not-offered', ...words.accounts.notOffered(server) }]
  }
  return answerProblem(status, server, words)
}

/** What is said of an answer that the flow does not know. Nothing of it is shown: it may hold a token. */
export function answerProblem(status: number, server: string, words: Words): ConstructorParameters<typeof Failure> {
  if (status === 429) return [exitCodes.network, { code: 'too-many-requests', ...words.server.tooManyRequests(server) }]
  if (status >= 500) return [exitCodes.network, { code: 'server-error', ...words.server.serverError(server, status) }]
  return [exitCodes.network, { code: 'unexpected-answer', ...words.server.unexpectedAnswer(server) }]
}

const longestLifetime = 3600
const defaultInterval = 5

function readDeviceCode(body: Readonly<Record<string, unknown>>): DeviceCode | null {
  const { device_code: deviceCode, user_code: userCode, verification_uri: page, expires_in: lifetime } = body
  const { verification_uri_complete: pageWithCode, interval = defaultInterval } = body
  if (typeof deviceCode !== 'string' || !isPage(page) || !isSeconds(lifetime) || !isSeconds(interval)) return null
  // A terminal shows it: letters, digits and dashes alone.
  if (typeof userCode !== 'string' || !/^[A-Z0-9]{2,12}(-[A-Z0-9]{2,12}){0,3}$/.test(userCode)) return null
  return {
    deviceCode,
    userCode,
    page,
    pageWithCode: isPage(pageWithCode) ? pageWithCode : null,
    lifetime: Math.min(lifetime, longestLifetime),
    interval: Math.min(interval, 60),
  }
}

const isSeconds = (value: unknown): value is number => typeof value === 'number' && value >= 1

/** An address that a browser may open, in characters that a terminal may show. */
function isPage(value: unknown): value is string {
  if (typeof value !== 'string' || !/^[\x21-\x7e]{1,2000}$/.test(value)) return false
  return /^https?:$/.test(URL.parse(value)?.protocol ?? '')
}
