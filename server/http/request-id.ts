import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Letters, digits and a few signs, long enough to be unlike another: nothing that could forge a line of the log. */
const wellFormed = /^[A-Za-z0-9][\w.-]{7,63}$/

/** The identifier that the proxy or the client gave the request, when it is well formed, or a new one. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && wellFormed.test(given) ? given : randomUUID()
}
