import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { OpenConnections } from './open-connections.ts'

/**
 * Stops the server on a signal. `/readyz` announces it first, and so does each answer to its connection, while requests
 * are still served; then no connection is accepted, and requests in progress have some time to end: an import is
 * answered, or aborted and rolled back. A second signal stops at once.
 */
export function stopGracefully(app: FastifyInstance): void {
  const { settings, readiness } = app.services
  const patience = settings.stopPatience * 1000
  const connections = new OpenConnections(app.server)

  async function stop(): Promise<void> {
    // The database rolls back the transactions in progress.
    if (readiness.isStopping) process.exit(1)
    readiness.isStopping = true
    connections.endWithAnswers()
    await sleep(settings.stopDelay * 1000)
    setTimeout(() => app.server.closeAllConnections(), patience).unref()
    // A mail server that does not answer must not delay the stop: the message stays in the outbox.
    setTimeout(() => process.exit(0), patience + 10_000).unref()
    const closed = app.close()
    while (app.server.listening) await setImmediate()
    connections.closeUnused()
    await closed
  }

  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
