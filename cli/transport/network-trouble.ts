import type { NetworkError } from '@ma-cantine/lib/http/api-error'
import { causeCodes, causesOf } from './causes.ts'
import { ProxyError, proxySignIn } from './proxy-error.ts'
import { RedirectError } from './redirect-error.ts'

type CertificateTrouble = 'certificate-refused' | 'certificate-outdated' | 'certificate-of-another' | 'not-encrypted'

/** Why no answer came. */
export type Trouble =
  | 'server-too-slow'
  | 'server-unreachable'
  | 'server-unknown'
  | 'connection-lost'
  | 'redirected'
  | 'proxy-sign-in'
  | 'proxy-refused'
  | 'proxy-too-slow'
  | 'proxy-unreachable'
  | 'proxy-unknown'
  | 'proxy-lost'
  | CertificateTrouble

export function networkTrouble(error: NetworkError): Trouble {
  const causes = causesOf(error)
  if (causes.some(cause => cause instanceof RedirectError)) return 'redirected'
  const codes = causeCodes(error)
  const refusal = causes.find(cause => cause instanceof ProxyError)
  const { party, status } = refusal
    ? { party: 'proxy' as const, status: refusal.status }
    : { party: 'server' as const, status: null }
  if (status !== null) return status === proxySignIn ? 'proxy-sign-in' : 'proxy-refused'
  const is = (...known: string[]) => known.some(code => codes.has(code))
  if (is('UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT')) return `${party}-too-slow`
  if (is('ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH')) {
    return `${party}-unreachable`
  }
  if (is('ENOTFOUND', 'EAI_AGAIN')) return `${party}-unknown`
  return certificateTrouble([...codes]) ?? (refusal ? 'proxy-lost' : 'connection-lost')
}

/** By the codes of OpenSSL and of Node. */
function certificateTrouble(codes: readonly string[]): CertificateTrouble | null {
  const is = (pattern: RegExp) => codes.some(code => pattern.test(code))
  if (is(/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/)) return 'certificate-outdated'
  if (is(/^ERR_TLS_CERT_ALTNAME_INVALID$/)) return 'certificate-of-another'
  if (is(/CERT|^UNABLE_TO_VERIFY_LEAF_SIGNATURE$/)) return 'certificate-refused'
  return is(/SSL|TLS|^EPROTO$/) ? 'not-encrypted' : null
}
