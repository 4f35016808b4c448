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

/** Creates a client with a limit on every wait. It uses the proxies of the environment, except for this machine. */
export function connect({ server, token, timeoutSeconds, locale }: TransportOptions): Client {
  const options = {
    connect: { timeout: Math.min(connectSeconds, timeoutSeconds) * 1000 },
    headersTimeout: timeoutSeconds * 1000,
    bodyTimeout: timeoutSeconds * 1000,
  }
  // fetch, FormData and the dispatcher must come from the same undici: Node has a copy with classes of its own.
  install()
  setGlobalDispatcher(isLoopback(server) ? new Agent(options) : new EnvHttpProxyAgent(options))
  return createClient({ baseUrl: server, fetch: globalThis.fetch, token, locale: () => locale })
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
