import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'
import { isRefusedConnection } from './trouble.ts'

interface PoolClient {
  readonly pool: { numPendingAcquires(): number; numUsed(): number; numFree(): number }
  acquireRawConnection(): Promise<unknown>
}

/** Milliseconds before PostgreSQL is asked again: by a pool without any connection, and by one that works meanwhile. */
const shortPause = 100
const longPause = 1000

/**
 * Waits when PostgreSQL accepts no more connections, for as long as queries wait: they take the first connection that the
 * pool gets back or opens, and have a time limit of their own.
 */
export function waitForConnections(database: Knex): Knex {
  const client: PoolClient = database.client
  const open = client.acquireRawConnection.bind(client)
  client.acquireRawConnection = async () => {
    for (;;) {
      try {
        return await open()
      } catch (error) {
        const { pool } = client
        if (!isRefusedConnection(error) || pool.numPendingAcquires() === 0) throw error
        await setTimeout(pool.numUsed() + pool.numFree() > 0 ? longPause : shortPause)
      }
    }
  }
  return database
}
