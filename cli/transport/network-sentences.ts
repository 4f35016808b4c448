import type { NetworkError } from '@ma-cantine/lib/http/api-error'
import type { Sentences } from '../problems/problem.ts'
import type { Words } from '../words/fr.ts'
import { causesOf } from './causes.ts'
import type { Trouble } from './network-trouble.ts'
import { ProxyError } from './proxy-error.ts'
import { RedirectError } from './redirect-error.ts'

interface Call {
  readonly server: string
  readonly timeoutSeconds: number
  readonly words: Words
}

/** What is said of a request without an answer. The name and the password of a proxy are never shown. */
export function networkSentences(trouble: Trouble, error: NetworkError, call: Call): Sentences {
  const { server, timeoutSeconds, words } = call
  const causes = causesOf(error)
  const target = causes.find(cause => cause instanceof RedirectError)?.target ?? ''
  const refusal = causes.find(cause => cause instanceof ProxyError)
  const [proxy = '', variable = ''] = refusal ? [refusal.proxy.url.origin, refusal.proxy.variable] : []
  const party = refusal ? proxy : server
  const sentences: Record<Trouble, () => Sentences> = {
    'server-too-slow': () => words.server.serverTooSlow(server, timeoutSeconds),
    'server-unreachable': () => words.server.serverUnreachable(server),
    'server-unknown': () => words.server.serverUnknown(server),
    'connection-lost': () => words.server.connectionLost(server),
    redirected: () => words.server.redirected(server, target),
    'proxy-sign-in': () => words.server.proxySignIn(proxy, variable),
    'proxy-refused': () => words.server.proxyRefused(proxy, server, refusal?.status ?? 0),
    'proxy-too-slow': () => words.server.proxyTooSlow(proxy, variable, timeoutSeconds),
    'proxy-unreachable': () => words.server.proxyUnreachable(proxy, variable),
    'proxy-unknown': () => words.server.proxyUnknown(proxy, variable),
    'proxy-lost': () => words.server.proxyLost(proxy, server),
    'certificate-refused': () => words.server.certificateRefused(party),
    'certificate-outdated': () => words.server.certificateOutdated(party),
    'certificate-of-another': () => words.server.certificateOfAnother(party),
    'not-encrypted': () => words.server.notEncrypted(party),
  }
  return sentences[trouble]()
}
