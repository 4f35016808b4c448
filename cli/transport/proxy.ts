import { exitCodes } from '../problems/exit-code.ts'
import { Failure } from '../problems/failure.ts'
import type { Words } from '../words/fr.ts'
import { isLoopback } from './loopback.ts'
import { isExempt } from './no-proxy.ts'

/** The proxy through which a server is reached. */
export interface HttpProxy {
  /** The variable that gives it. */
  readonly variable: string
  readonly url: URL
}

/** By the protocol of the server, first choice first, in the order of curl; HTTP_PROXY stands in for HTTPS_PROXY, as in npm. */
const variables: Readonly<Record<string, readonly string[]>> = {
  'https:': ['https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY', 'http_proxy', 'HTTP_PROXY'],
  'http:': ['http_proxy', 'HTTP_PROXY', 'all_proxy', 'ALL_PROXY'],
}

/**
 * The proxy that the environment gives for a server; null for none, and for this machine. An empty variable counts as
 * missing, as in curl.
 * @throws Failure that names the variable when its value cannot be used.
 */
export function chooseProxy(server: string, env: NodeJS.ProcessEnv, words: Words): HttpProxy | null {
  const url = new URL(server)
  if (isLoopback(server) || isExempt(url, env.no_proxy || env.NO_PROXY || '')) return null
  const variable = variables[url.protocol]?.find(name => env[name])
  if (!variable) return null
  const address = proxyUrl(env[variable] ?? '')
  if (address) return { variable, url: address }
  throw new Failure(exitCodes.usage, { code: 'bad-proxy-address', ...words.server.badProxyAddress(variable) })
}

/** Reads `proxy.example:3128` as `http://proxy.example:3128`, as curl, git and npm do. */
function proxyUrl(text: string): URL | null {
  const address = text.trim()
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `http://${address}`)
  return url && isOfProxy(url) && decodedOrNull(url.username + url.password) !== null ? url : null
}

/** A path is that of a script which chooses proxies (`proxy.pac`). */
const isOfProxy = ({ protocol, hostname, port, pathname, search, hash }: URL): boolean =>
  /^https?:$/.test(protocol) && /^[\w.:[\]-]+$/.test(hostname) && port !== '0' && pathname + search + hash === '/'

function decodedOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
