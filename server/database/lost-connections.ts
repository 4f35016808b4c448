/** Recovers from lost connections to PostgreSQL. */
import type { Socket } from 'node:net'
import type { Knex } from 'knex'
import type { ClientBase } from 'pg'
import { isAnswerTimeout, isConnectionLost } from './trouble.ts'

interface PoolClient {
  query(connection: Connection, statement: unknown): Promise<unknown>
  acquireRawConnection(): Promise<Connection>
  validateConnection(connection: Connection): boolean
  acquireConnection(): Promise<Connection>
  releaseConnection(connection: Connection): Promise<void>
}

/** Connection of pg, with the socket that its type leaves out. */
type Connection = ClientBase & { readonly connection: { readonly stream: Socket } }

/**
 * After the loss of a connection, discards those of the pool that were opened before: an idle connection does not
 * notice that it is closed.
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
    // Connections lost together count once.
    connection.once('error', () => {
      if (before === losses) losses++
    })
    return connection
  }
  client.validateConnection = connection => lossesBefore.get(connection) === losses
  return closeTimedOutConnections(database)
}

/** @returns a function that ends all connections of a pool: the queries that wait for an answer fail. */
export function disconnectAll(database: Knex): () => void {
  const client: PoolClient = database.client
  const open = client.acquireRawConnection.bind(client)
  const connections = new Set<Connection>()
  client.acquireRawConnection = async () => {
    const connection = await open()
    connections.add(connection)
    connection.once('end', () => connections.delete(connection))
    return connection
  }
  return () => {
    for (const { connection } of connections) connection.stream.destroy()
  }
}

/** Closes a connection whose answer timed out: the answer could still arrive, as that of another query. */
const closeTimedOutConnections = (database: Knex): Knex =>
  onLostConnection(database, async ({ error, connection }) => {
    connection.connection.stream.destroy()
    throw error
  })

/** Runs a read again on a new connection when its connection was lost. */
export const retryReads = (database: Knex): Knex =>
  onLostConnection(database, async ({ error, connection, query }) => {
    // After a timeout, a second wait would be too long.
    if (isAnswerTimeout(error)) throw error
    const client: PoolClient = database.client
    // The pool needs its place: other queries may have lost their connections at the same moment.
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
  /** Runs the same query on another connection. */
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

/** Begins a transaction, again on a new connection when the first one was lost before the work began. */
export async function beginTransaction<Result>(
  writer: Knex,
  work: (transaction: Knex.Transaction) => Promise<Result>,
): Promise<Result> {
  let hasBegun = false
  const run = async (): Promise<Result> => {
    let connection: Connection | null = null
    const closeAfterTimeout = (error: unknown) => {
      // The pool would reuse the connection, and a rollback would also wait without an answer.
      if (isAnswerTimeout(error)) connection?.connection.stream.destroy()
      return error
    }
    try {
      return await writer.transaction(async transaction => {
        connection = (await transaction.client.acquireConnection()) as Connection
        // Knex calls the work even when BEGIN has failed, and rejects with that failure afterwards.
        hasBegun = !transaction.isCompleted()
        if (!hasBegun) throw new Error('The transaction did not begin')
        return await work(transaction).catch(error => {
          throw closeAfterTimeout(error)
        })
      })
    } catch (error) {
      throw closeAfterTimeout(error)
    }
  }
  try {
    return await run()
  } catch (error) {
    if (hasBegun || isAnswerTimeout(error) || !isConnectionLost(error)) throw error
    return await run()
  }
}
