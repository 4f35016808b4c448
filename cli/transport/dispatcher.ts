import { Agent, type Dispatcher, Pool, ProxyAgent } from 'undici'
import type { HttpProxy } from './proxy.ts'
import { ProxyError } from './proxy-error.ts'

const connectSeconds = 10

/** Makes connections with a limit on every wait, through the proxy if there is one. */
export function makeDispatcher(proxy: HttpProxy | null, timeoutSeconds: number): Dispatcher {
  const connect = { timeout: Math.min(connectSeconds, timeoutSeconds) * 1000 }
  const waits = { headersTimeout: timeoutSeconds * 1000, bodyTimeout: timeoutSeconds * 1000 }
  if (!proxy) return new Agent({ ...waits, connect })
  return new ProxyAgent({
    ...waits,
    uri: proxy.url.href,
    proxyTls: connect,
    requestTls: connect,
    clientFactory: (origin, options) => tunnelClient(proxy, origin, { ...options, ...waits }),
  })
}

/** Asks a proxy for tunnels. What fails there is an error of the proxy, and not of the server behind it. */
function tunnelClient(proxy: HttpProxy, origin: URL, options: Pool.Options): Dispatcher {
  const pool = new Pool(origin, options)
  const openTunnel = pool.connect.bind(pool)
  return Object.assign(pool, {
    async connect(request: Dispatcher.ConnectOptions): Promise<Dispatcher.ConnectData> {
      const answer = await openTunnel(request).catch((cause: unknown) => {
        throw new ProxyError(proxy, null, { cause })
      })
      if (answer.statusCode === 200) return answer
      answer.socket.on('error', () => {}).destroy()
      throw new ProxyError(proxy, answer.statusCode)
    },
  })
}
