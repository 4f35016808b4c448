import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

interface StandInProxy {
  /** `127.0.0.1:PORT`. */
  readonly address: string
  /** What tunnels were asked for, each with its `Proxy-Authorization`. */
  readonly tunnels: readonly { readonly target: string; readonly authorization: string | undefined }[]
  /** The whole addresses of the requests to forward. */
  readonly forwarded: readonly string[]
}

/** What a proxy does when it is asked for a tunnel or for a request to forward. */
export type ProxyConduct = { readonly status: number } | { readonly tunnelTo: number } | 'close' | 'silence'

/** A proxy on this machine that knows one server alone, or none. */
export async function standInProxy(conduct: ProxyConduct): Promise<StandInProxy> {
  const tunnels: { target: string; authorization: string | undefined }[] = []
  const forwarded: string[] = []
  const sockets = new Set<Socket>()
  const proxy = createServer(({ url = '', socket }, response) => {
    forwarded.push(url)
    if (conduct === 'close') socket.destroy()
    else if (conduct !== 'silence' && 'status' in conduct) response.writeHead(conduct.status).end()
  })
  proxy.on('connection', socket => sockets.add(socket))
  proxy.on('connect', ({ url = '', headers }, socket) => {
    tunnels.push({ target: url, authorization: headers['proxy-authorization'] })
    socket.on('error', () => {})
    if (conduct === 'close') socket.destroy()
    else if (conduct === 'silence') return
    else if ('status' in conduct) socket.end(`HTTP/1.1 ${conduct.status} Refused\r\nContent-Length: 0\r\n\r\n`)
    else {
      const server = connect(conduct.tunnelTo, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
        server.pipe(socket).pipe(server)
      })
      server.on('error', () => socket.destroy())
    }
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>(resolve => {
        proxy.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  )
  return { address: `127.0.0.1:${(proxy.address() as AddressInfo).port}`, tunnels, forwarded }
}
