import { isPostgresql } from '../../../server/database/sql.ts'
import { waitForBlockedConnection } from './postgresql-activity.ts'
import { eventually, type TestServer } from './test-server.ts'

/**
 * Waits until so many writes wait for another one: on SQLite for the connection that writes, on PostgreSQL for a lock, where
 * one of them is enough, for the others may have nothing to wait for.
 */
export function untilWritesWait(server: TestServer, count = 1): Promise<true> {
  const { writer } = server.app.services.database
  if (isPostgresql(writer)) return waitForBlockedConnection(server)
  const pool: { numPendingAcquires(): number } = writer.client.pool
  return eventually(() => (pool.numPendingAcquires() >= count ? true : undefined))
}
