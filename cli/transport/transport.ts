import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createClient, type ScriptClient } from '@ma-cantine/lib/http/client'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { install, setGlobalDispatcher } from 'undici'
import { wordsOf } from '../words/words.ts'
import { makeDispatcher } from './dispatcher.ts'
import { chooseProxy, type HttpProxy } from './proxy.ts'
import { forwardingError } from './proxy-error.ts'
import { RedirectError } from './redirect-error.ts'

export interface TransportOptions {
  readonly server: string
  readonly token: string | undefined
  readonly timeoutSeconds: number
  readonly locale: Locale
}

/**
 * Creates a client with a limit on every wait. It uses the proxies of the environment, except for this machine.
 * @throws Failure when the variable of a proxy cannot be used.
 */
export function connect(options: TransportOptions): ScriptClient {
  const { server, token, locale } = options
  return createClient({ baseUrl: server, fetch: openFetch(options), token, locale: () => locale })
}

/**
 * The `fetch` of the client, for what is not in the contract.
 * @throws Failure when the variable of a proxy cannot be used.
 */
export function openFetch({ server, timeoutSeconds, locale }: Omit<TransportOptions, 'token'>): typeof fetch {
  const proxy = chooseProxy(server, process.env, wordsOf(locale))
  // fetch, FormData and the dispatcher must come from the same undici: Node has a copy with classes of its own.
  install()
  setGlobalDispatcher(makeDispatcher(proxy, timeoutSeconds))
  return fetchThrough(server.startsWith('http:') ? proxy : null)
}

/** The API redirects nowhere: whoever does is not it, and must not receive the token or a file. */
const fetchThrough =
  (forwarder: HttpProxy | null): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual' }).catch((error: unknown) => {
      throw (forwarder && forwardingError(forwarder, error)) ?? error
    })
    const target = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || target === null) return response
    await response.body?.cancel()
    throw new RedirectError(URL.parse(target, response.url)?.href ?? target)
  }

/** Calls back with the bytes sent so far. Returns the function that stops it. */
export function watchUpload(onSent: (bytes: number) => void): () => void {
  const channel = 'undici:request:bodyChunkSent'
  let sent = 0
  const listen = (message: unknown) => {
    sent += (message as { chunk: Uint8Array }).chunk.length
    onSent(sent)
  }
  subscribe(channel, listen)
  return () => void unsubscribe(channel, listen)
}
