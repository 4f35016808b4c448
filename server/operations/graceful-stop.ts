import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Stops the server when the system asks for it. `/readyz` says so first, while requests are still served; then no new
 * connection is taken, and requests under way have some time to end: an import gets its answer, or is cut and rolled back.
 * Asked twice, it stops at once.
 */
export function stopGracefully(app: FastifyInstance): void {
  const { settings, readiness } = app.services
  const patience = settings.stopPatience * 1000
  const closeUnused = unusedConnections(app.server)

  async function stop(): Promise<void> {
    // What was being written is rolled back.
    if (readiness.stopping) process.exit(1)
    readiness.stopping = true
    await sleep(settings.stopDelay * 1000)
    setTimeout(() => app.server.closeAllConnections(), patience).unref()
    // A mail server that does not answer must not hold it any longer: the message stays in the outbox.
    setTimeout(() => process.exit(0), patience + 10_000).unref()
    const closed = app.close()
    while (app.server.listening) await setImmediate()
    closeUnused()
    await closed
  }

  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** Follows connections. @returns how to close those that never asked anything, which Node does not count as idle. */
function unusedConnections(server: Server): () => void {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  }
}
