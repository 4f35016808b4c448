import { causeCodes, causesOf } from './causes.ts'
import type { HttpProxy } from './proxy.ts'

/** The status by which a proxy asks for a name and a password. */
export const proxySignIn = 407

/** The proxy could not be reached, or did not let the request through. */
export class ProxyError extends Error {
  readonly proxy: HttpProxy
  /** The status of its refusal; null when none came. */
  readonly status: number | null

  constructor(proxy: HttpProxy, status: number | null, options?: ErrorOptions) {
    super(`Proxy ${proxy.url.host}${status === null ? '' : `: ${status}`}`, options)
    this.name = 'ProxyError'
    this.proxy = proxy
    this.status = status
  }
}

/**
 * What an error means where a proxy forwards requests, which have no other connection than to it; null when it waited for
 * the server in vain.
 */
export function forwardingError(proxy: HttpProxy, cause: unknown): ProxyError | null {
  const codes = causeCodes(cause)
  if (codes.has('UND_ERR_HEADERS_TIMEOUT') || codes.has('UND_ERR_BODY_TIMEOUT')) return null
  // undici gives this status in a sentence alone.
  const asksSignIn = causesOf(cause).some(({ message }) => message.includes('(407)'))
  return new ProxyError(proxy, asksSignIn ? proxySignIn : null, { cause })
}
