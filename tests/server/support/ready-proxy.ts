import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

interface Node {
  readonly url: string
  isReady: boolean
}

const interval = 50

/** A proxy that gives each new connection, for as long as it lasts, to a node in turn among those whose `/readyz` is 200. */
export class ReadyProxy {
  private readonly server: Server
  private readonly nodes = new Set<Node>()
  private turn = 0
  private isOpen = true
  private readonly rounds: Promise<void>

  private constructor(server: Server) {
    this.server = server.on('connection', (socket: Socket) => this.forward(socket))
    this.rounds = this.look()
  }

  static async open(): Promise<ReadyProxy> {
    const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    return new ReadyProxy(server)
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** @returns a function that tells whether connections go there. */
  add(url: string): () => boolean {
    const node: Node = { url, isReady: false }
    this.nodes.add(node)
    return () => node.isReady
  }

  async close(): Promise<void> {
    this.isOpen = false
    await this.rounds
    this.server.close()
  }

  private async look(): Promise<void> {
    while (this.isOpen) {
      await Promise.all(
        [...this.nodes].map(async node => {
          node.isReady = await fetch(`${node.url}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          )
        }),
      )
      await pause(interval)
    }
  }

  private forward(socket: Socket): void {
    const ready = [...this.nodes].filter(({ isReady }) => isReady)
    const node = ready[this.turn++ % ready.length]
    if (!node) return void socket.destroy()
    const line = connect({ port: Number(new URL(node.url).port), host: '127.0.0.1', allowHalfOpen: true })
    line.once('error', () => socket.destroy())
    socket.once('error', () => line.destroy())
    socket.pipe(line).pipe(socket)
  }
}
