import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface CuttableLine {
  /** The address of the same server, reached through this line. */
  readonly address: string
  /** Cuts what goes through, and refuses what comes. */
  cut(): Promise<void>
  /** Lets nothing through any more, without a word to either end. */
  freeze(): void
  mend(): Promise<void>
  close(): Promise<void>
}

/** A line of the loopback to a server, that a test cuts and mends. */
export async function cuttableLine(to: string): Promise<CuttableLine> {
  const target = new URL(to)
  const sockets = new Set<Socket>()
  let frozen = false
  const server = createServer(near => {
    sockets.add(near)
    near.on('error', () => {}).on('close', () => sockets.delete(near))
    if (frozen) return
    const far = connect(Number(target.port), target.hostname)
    sockets.add(far)
    far.on('error', () => {}).on('close', () => sockets.delete(far))
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const cut = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    address: Object.assign(new URL(to), { port: String(port) }).href,
    cut,
    freeze() {
      frozen = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    async mend() {
      frozen = false
      for (const socket of sockets) socket.destroy()
      if (!server.listening) await once(server.listen(port, '127.0.0.1'), 'listening')
    },
    close: cut,
  }
}
