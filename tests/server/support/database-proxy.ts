import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import type { FreshDatabase } from '../../support/fresh-database.ts'

/** A proxy in front of a PostgreSQL database, which a test can cut. */
export class DatabaseProxy {
  /** The same database, with the address of the proxy. */
  readonly database: FreshDatabase
  private readonly server: Server
  private readonly sockets = new Set<Socket>()
  private isCut = false
  private isFrozen = false

  private constructor(server: Server, database: FreshDatabase) {
    this.server = server
    const { port } = server.address() as AddressInfo
    const location = Object.assign(new URL(database.location), { port: String(port) }).href
    this.database = { ...database, location, environment: { ...database.environment, DATABASE_URL: location } }
  }

  static async open(database: FreshDatabase): Promise<DatabaseProxy> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const line = new DatabaseProxy(server, database)
    server.on('connection', socket => line.join(socket, new URL(database.location)))
    return line
  }

  /** Cuts the database off: open connections end, new ones are refused. */
  cut(): void {
    this.isCut = true
    for (const socket of this.sockets) socket.resetAndDestroy()
  }

  /** Stops all traffic silently; new connections are accepted, without an answer. */
  freeze(): void {
    this.isFrozen = true
    for (const socket of this.sockets) socket.unpipe().pause()
  }

  restore(): void {
    this.isCut = false
    if (!this.isFrozen) return
    this.isFrozen = false
    for (const socket of this.sockets) socket.resetAndDestroy()
  }

  /** Ends open connections at their next use, like a firewall that dropped them. */
  dropIdle(): void {
    for (const socket of this.sockets) socket.prependOnceListener('data', () => socket.resetAndDestroy())
  }

  async close(): Promise<void> {
    this.cut()
    this.server.close()
    await once(this.server, 'close')
  }

  private join(socket: Socket, { hostname, port }: URL): void {
    socket.on('error', () => {})
    if (this.isCut) {
      socket.resetAndDestroy()
      return
    }
    if (this.isFrozen) {
      this.track(socket)
      return
    }
    const database = connect(Number(port), hostname)
    database.on('error', () => socket.destroy())
    socket.on('close', () => database.destroy())
    database.on('close', () => socket.destroy())
    this.track(socket)
    socket.pipe(database).pipe(socket)
  }

  private track(socket: Socket): void {
    this.sockets.add(socket)
    socket.once('close', () => this.sockets.delete(socket))
  }
}
