import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { type Client, createClient } from '@ma-cantine/lib/http/client'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { Agent, EnvHttpProxyAgent, install, setGlobalDispatcher } from 'undici'
import { isLoopback } from './loopback.ts'

export interface TransportOptions {
  readonly server: string
  readonly token: string | undefined
  readonly timeoutSeconds: number
  readonly locale: Locale
}

const connectSeconds = 10

/** The client of a server, with bounds on every wait. Proxies of the environment are used, except towards this machine. */
export function connect({ server, token, timeoutSeconds, locale }: TransportOptions): Client {
  const options = {
    connect: { timeout: Math.min(connectSeconds, timeoutSeconds) * 1000 },
    headersTimeout: timeoutSeconds * 1000,
    bodyTimeout: timeoutSeconds * 1000,
  }
  // fetch, FormData and the dispatcher must come from one undici: Node's own copy does not know this one's classes.
  install()
  setGlobalDispatcher(isLoopback(server) ? new Agent(options) : new EnvHttpProxyAgent(options))
  return createClient({ baseUrl: server, fetch: globalThis.fetch, token, locale: () => locale })
}

/** Calls back with the bytes sent so far, until what it returns is called. */
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
