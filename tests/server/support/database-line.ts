import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import type { FreshDatabase } from '../../support/fresh-database.ts'

/** The line between servers and a PostgreSQL database, which a test can cut. */
export class DatabaseLine {
  /** The same database, at the other end of the line. */
  readonly database: FreshDatabase
  private readonly server: Server
  private readonly lines = new Set<Socket>()
  private away = false
  private frozen = false

  private constructor(server: Server, database: FreshDatabase) {
    this.server = server
    const { port } = server.address() as AddressInfo
    const location = Object.assign(new URL(database.location), { port: String(port) }).href
    this.database = { ...database, location, environment: { ...database.environment, DATABASE_URL: location } }
  }

  static async open(database: FreshDatabase): Promise<DatabaseLine> {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const line = new DatabaseLine(server, database)
    server.on('connection', socket => line.join(socket, new URL(database.location)))
    return line
  }

  /** Nobody reaches the database any more: open connections end, others are refused. */
  cut(): void {
    this.away = true
    for (const socket of this.lines) socket.resetAndDestroy()
  }

  /** Nothing passes any more, and neither end is told; who comes is let in, and hears nothing. */
  freeze(): void {
    this.frozen = true
    for (const socket of this.lines) socket.unpipe().pause()
  }

  restore(): void {
    this.away = false
    if (!this.frozen) return
    this.frozen = false
    for (const socket of this.lines) socket.resetAndDestroy()
  }

  /** Connections that are open end when they are next used, as those that a firewall forgot: nothing says so before. */
  forget(): void {
    for (const socket of this.lines) socket.prependOnceListener('data', () => socket.resetAndDestroy())
  }

  async close(): Promise<void> {
    this.cut()
    this.server.close()
    await once(this.server, 'close')
  }

  private join(socket: Socket, { hostname, port }: URL): void {
    socket.on('error', () => {})
    if (this.away) {
      socket.resetAndDestroy()
      return
    }
    if (this.frozen) {
      this.follow(socket)
      return
    }
    const database = connect(Number(port), hostname)
    database.on('error', () => socket.destroy())
    socket.on('close', () => database.destroy())
    database.on('close', () => socket.destroy())
    this.follow(socket)
    socket.pipe(database).pipe(socket)
  }

  private follow(socket: Socket): void {
    this.lines.add(socket)
    socket.once('close', () => this.lines.delete(socket))
  }
}
