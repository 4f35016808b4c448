/** What becomes of the connections to PostgreSQL that break, and of what was asked on them. */
import type { Socket } from 'node:net'
import type { Knex } from 'knex'
import type { ClientBase } from 'pg'
import { isConnectionLost, isSilent } from './trouble.ts'

interface PoolClient {
  query(connection: Connection, statement: unknown): Promise<unknown>
  acquireRawConnection(): Promise<Connection>
  validateConnection(connection: Connection): boolean
  acquireConnection(): Promise<Connection>
  releaseConnection(connection: Connection): Promise<void>
}

/** Of pg: its type leaves the socket out. */
type Connection = ClientBase & { readonly connection: { readonly stream: Socket } }

/**
 * Once a connection is lost, those of the pool that were opened before it was are not used again: nobody says of an idle one
 * that it is closed.
 */
export function forgetLostConnections(database: Knex): Knex {
  const client: PoolClient = database.client
  const open = client.acquireRawConnection.bind(client)
  let losses = 0
  const lossesBefore = new WeakMap<Connection, number>()
  client.acquireRawConnection = async () => {
    const before = losses
    const connection = await open()
    lossesBefore.set(connection, before)
    // Of those that are lost together, the first one counts.
    connection.once('error', () => {
      if (before === losses) losses++
    })
    return connection
  }
  client.validateConnection = connection => lossesBefore.get(connection) === losses
  return endSilentConnections(database)
}

/** A connection that gave no answer in time is closed: the answer may still come, to another question. */
const endSilentConnections = (database: Knex): Knex =>
  onLostConnection(database, async ({ error, connection }) => {
    connection.connection.stream.destroy()
    throw error
  })

/** A read whose connection was closed is made once more, on a new one: it changes nothing. */
export const readAgain = (database: Knex): Knex =>
  onLostConnection(database, async ({ error, connection, query }) => {
    // Who has waited so long for a database that says nothing is told now.
    if (isSilent(error)) throw error
    const client: PoolClient = database.client
    // Its place in the pool is needed: others may have lost theirs at the same moment.
    Object.assign(connection, { __knex__disposed: error })
    await client.releaseConnection(connection)
    const other = await client.acquireConnection()
    try {
      return await query(other)
    } finally {
      await client.releaseConnection(other)
    }
  })

interface LostQuery {
  readonly error: unknown
  readonly connection: Connection
  /** Makes the same query on another connection. */
  query(connection: Connection): Promise<unknown>
}

function onLostConnection(database: Knex, recover: (lost: LostQuery) => Promise<unknown>): Knex {
  const client: PoolClient = database.client
  const query = client.query.bind(client)
  client.query = async (connection, statement) => {
    try {
      return await query(connection, statement)
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      return await recover({ error, connection, query: other => query(other, statement) })
    }
  }
  return database
}

/** Work whose connection was lost before it began has done nothing: it begins once more, on a new one. */
export async function begin<Result>(
  writer: Knex,
  work: (transaction: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  let begun = false
  const run = async (): Promise<Result> => {
    let connection: Connection | null = null
    const endIfSilent = (error: unknown) => {
      // It would be given to others, and rolling back would wait for an answer that does not come.
      if (isSilent(error)) connection?.connection.stream.destroy()
      return error
    }
    try {
      return await writer.transaction(async transaction => {
        connection = (await transaction.client.acquireConnection()) as Connection
        // Knex calls the work even when BEGIN has failed, and rejects with that failure whatever becomes of it.
        begun = !transaction.isCompleted()
        if (!begun) throw new Error('The transaction did not begin')
        return await work(transaction).catch(error => {
          throw endIfSilent(error)
        })
      })
    } catch (error) {
      throw endIfSilent(error)
    }
  }
  try {
    return await run()
  } catch (error) {
    if (begun || isSilent(error) || !isConnectionLost(error)) throw error
    return await run()
  }
}
