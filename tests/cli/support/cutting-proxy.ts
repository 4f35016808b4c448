import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A way to a server that lets its requests through, and cuts the line instead of giving back its first answers. */
export async function cuttingProxy(to: string, cuts: number): Promise<{ readonly url: string }> {
  let left = cuts
  const proxy = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming
    const onward = request(new URL(url, to), { method, headers }, answer => {
      if (left-- > 0) {
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
