import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Letters, digits and a few signs, so that an identifier cannot forge a line of the log. */
const idPattern = /^[A-Za-z0-9][\w.-]{7,63}$/

/** The identifier that the proxy or the client gave the request, if it is well formed, else a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && idPattern.test(given) ? given : randomUUID()
}
