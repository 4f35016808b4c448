import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A proxy that forwards all requests to a server, and cuts the connection in place of the first answers. */
export async function cuttingProxy(to: string, cuts: number): Promise<{ readonly url: string }> {
  let remainingCuts = cuts
  const proxy = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming
    const onward = request(new URL(url, to), { method, headers }, answer => {
      if (remainingCuts-- > 0) {
        answer.resume()
        answer.on('end', () => incoming.socket.destroy())
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>(resolve => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      }),
  )
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` }
}
