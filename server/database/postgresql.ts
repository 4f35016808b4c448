/** All the code specific to PostgreSQL; its counterpart is `sqlite.ts`. */
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'
import { type ClientBase, types } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type BulkRows, type BulkValue, joinSlices } from './bulk-rows.ts'
import type { OpenOptions, PrimaryDatabase } from './connection.ts'
import { beginTransaction, disconnectAll, forgetLostConnections, retryReads } from './lost-connections.ts'
import { checkSpaceOf } from './postgresql-space.ts'
import { waitForConnections } from './refused-connections.ts'
import type { ReplicaPools } from './replica.ts'
import type { Sql } from './sql.ts'
import { endStuckCopies } from './stuck-copies.ts'
import { DatabaseBusyError, isLockError } from './trouble.ts'
import { WorkQueue } from './work-queue.ts'

/**
 * Connections of one node. Reads and probes have their own, so that no write delays them; long transactions are few, so
 * that short writes always find a connection.
 */
const connections = { reader: 6, writer: 8, probe: 1 }
/** Those to a replica, if there is one. */
const replicaConnections = { reader: 6, probe: 1 }
const longTransactions = 3
const queueLimit = 200

const applicationName = 'ma-cantine'

const second = 1000

/** Milliseconds. */
const limits = {
  /** Time limits to open a connection, and to wait for a free one. */
  connect: 5 * second,
  acquire: 15 * second,
  /** The same of a replica: the primary serves in its place. */
  replicaConnect: second,
  replicaAcquire: 2 * second,
  /** No limit: attempts to open a connection have one each, and so has who waits for it. */
  create: 2 ** 31 - 1,
  /** Time limits of the server: for a statement, for a lock, and for a transaction whose node is silent. */
  statement: 30 * second,
  lock: second,
  idleTransaction: 10 * second,
  /** Time limit of the node for an answer, longer than those of the server. */
  answer: 35 * second,
  /** How long work is retried when it meets a lock. */
  patience: 8 * second,
  longPatience: 15 * second,
}

/** Both ends probe a silent connection after `idle` seconds, then every `interval` seconds. */
const keepAlive = { idle: 10, interval: 5, count: 3 }

const sessionSettings = Object.entries({
  statement_timeout: limits.statement,
  lock_timeout: limits.lock,
  idle_in_transaction_session_timeout: limits.idleTransaction,
  tcp_keepalives_idle: keepAlive.idle,
  tcp_keepalives_interval: keepAlive.interval,
  tcp_keepalives_count: keepAlive.count,
})
  .map(([name, value]) => `SET ${name} = ${value}`)
  .join('; ')

/** Makes an instance of Knex of a configuration. */
type Connect = (configuration: Knex.Config) => Knex

const connectionOf = (address: string, connectTimeout: number) => ({
  connectionString: address,
  application_name: applicationName,
  types: { getTypeParser },
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAlive.idle * second,
  connectionTimeoutMillis: connectTimeout,
})

/** The last one stays open: a pool without any could not work while others hold all that the server accepts. */
const limitedPool = (max: number): Knex.PoolConfig => ({
  min: 1,
  max,
  afterCreate: setLimits,
  createTimeoutMillis: limits.create,
})

export function openPostgresql(address: string, connect: Connect, { hasTimeLimits }: OpenOptions): PrimaryDatabase {
  const openPool = (max: number): Knex => {
    const database = connect({
      client: 'pg',
      connection: {
        ...connectionOf(address, limits.connect),
        ...(hasTimeLimits ? { query_timeout: limits.answer } : {}),
      } as Knex.PgConnectionConfig,
      acquireConnectionTimeout: limits.acquire,
      pool: hasTimeLimits ? limitedPool(max) : { min: 0, max },
    })
    const pool = forgetLostConnections(database)
    return hasTimeLimits ? waitForConnections(pool) : pool
  }
  const reader = retryReads(openPool(connections.reader))
  const writer = openPool(connections.writer)
  const probe = retryReads(openPool(connections.probe))
  const turns = new WorkQueue(longTransactions, queueLimit)
  const stopWatching = hasTimeLimits ? endStuckCopies(probe, applicationName) : () => {}
  return {
    reader,
    writer,
    probe,
    checkSpace: checkSpaceOf(probe),
    transaction: work => retryWhenLocked(() => beginTransaction(writer, work), limits.patience),
    longTransaction(place, work, prepare) {
      const takeTurn = async () => {
        await prepare?.()
        return beginTransaction(writer, work)
      }
      return retryWhenLocked(() => turns.run(place, takeTurn), limits.longPatience, place.signal)
    },
    async close() {
      stopWatching()
      await Promise.all([reader, writer, probe].map(database => database.destroy()))
    },
  }
}

/** Opens the connections to a replica, which need not answer. They retry nothing: the primary serves in its place. */
export function openReplicaPools(address: string, connect: Connect): ReplicaPools {
  const openPool = (max: number): Knex =>
    forgetLostConnections(
      connect({
        client: 'pg',
        connection: {
          ...connectionOf(address, limits.replicaConnect),
          query_timeout: limits.answer,
        } as Knex.PgConnectionConfig,
        acquireConnectionTimeout: limits.replicaAcquire,
        pool: limitedPool(max),
      }),
    )
  const reader = openPool(replicaConnections.reader)
  const probe = openPool(replicaConnections.probe)
  const disconnect = [reader, probe].map(disconnectAll)
  return {
    reader,
    probe,
    disconnect: () => {
      for (const end of disconnect) end()
    },
    async close() {
      await Promise.all([reader, probe].map(database => database.destroy()))
    },
  }
}

/** Set by a query on each new connection, as a pooler in between would refuse connection parameters. */
const setLimits = (connection: ClientBase, done: (error: Error | null, connection: ClientBase) => void): void => {
  connection.query(sessionSettings, error => done(error, connection))
}

/** Parses counts and amounts as numbers, as SQLite returns them and the API sends them: 15 digits are exact. */
const numeric = new Set<number>([types.builtins.INT8, types.builtins.NUMERIC])
const getTypeParser = (type: number, format: string) =>
  numeric.has(type) && format !== 'binary' ? Number : types.getTypeParser(type, format as 'text')

/** `serialization_failure` and `deadlock_detected`: the server has rolled back and expects a retry. */
const rollbackCodes = new Set(['40001', '40P01'])
const longestPause = second / 2

/** Retries work that met a lock or a deadlock, after random pauses, until the patience is over. */
async function retryWhenLocked<Result>(
  run: () => Promise<Result>,
  patience: number,
  signal?: AbortSignal,
): Promise<Result> {
  // Counts from the first conflict: long work, or work that waited in the queue, is retried as well.
  let end: number | null = null
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!isLockError(error) && !rollbackCodes.has((error as { code?: string }).code ?? '')) throw error
      end ??= performance.now() + patience
      if (performance.now() > end) throw new DatabaseBusyError('lock', { cause: error })
      await setTimeout(Math.random() * Math.min(longestPause, 20 * 2 ** attempt))
      signal?.throwIfAborted()
    }
  }
}

/** Escapes of the characters that are special in `COPY`. */
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const specialCharacter = /[\\\t\n\r]/
const specialCharacters = new RegExp(specialCharacter, 'g')

function copyText(value: BulkValue): string {
  if (value === null) return '\\N'
  const text = String(value)
  // A test first is quicker, as hardly any text has one.
  return specialCharacter.test(text) ? text.replace(specialCharacters, character => escapes[character] as string) : text
}

/** `COPY` in its text format takes a sixth less time than a statement, which would parse JSON first. */
const bulk: BulkRows = {
  text: values => values.map(copyText).join('\t'),
  gather({ constants }, bytes, slices) {
    const others = Object.values(constants)
    return joinSlices(bytes, slices, others.length > 0 ? `\t${bulk.text(others)}\n` : '\n')
  },
  async insert(transaction, { table, columns, constants }, gathered) {
    const names = [...Object.keys(columns), ...Object.keys(constants)].join(', ')
    // Returns the connection of the transaction, which releases it at its end.
    const connection: ClientBase = await transaction.client.acquireConnection()
    await pipeline([gathered], connection.query(copyFrom(`COPY ${table} (${names}) FROM STDIN`)))
  },
}

export const postgresqlSql: Sql = {
  // Extensions have tables of their own.
  tables: `
    SELECT relname AS name FROM pg_class
    WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace
    AND NOT EXISTS (
      SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e'
    )
    ORDER BY relname`,
  jsonRows(columns) {
    const values = Object.entries(columns).map(([column, type], index) => `(value ->> ${index})::${type} AS ${column}`)
    return `(SELECT ${values.join(', ')} FROM jsonb_array_elements(?::jsonb))`
  },
  bulk,
  jsonValues: type => `(SELECT value::${type} FROM jsonb_array_elements_text(?::jsonb))`,
  // The offset makes PostgreSQL build each list once, not once per look-up.
  jsonLists: `(
    SELECT key::integer AS key, translate(value::text, '[]', '{}')::bigint[] AS list FROM jsonb_each(?::jsonb) OFFSET 0
  )`,
  inList: (number, list) => `${number} = ANY (${list})`,
  firstLine: column => `split_part(${column}, chr(10), 1)`,
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  // A table that is locked is being looked at by the server itself.
  analyze: 'ANALYZE (SKIP_LOCKED)',
  async reserveIds(transaction, table, count) {
    const { rows } = await transaction.raw<{ rows: { first: number }[] }>(
      `WITH taken AS MATERIALIZED (SELECT nextval(pg_get_serial_sequence('${table}', 'id')) AS first)
       SELECT first, setval(pg_get_serial_sequence('${table}', 'id'), first + ${Math.max(count, 1)} - 1) FROM taken`,
    )
    return rows[0]?.first ?? 1
  },
  jsonAggregate: columns => `CAST(json_agg(json_build_array(${columns.join(', ')})) AS text)`,
  instant:
    "to_char(timezone('UTC', clock_timestamp()) + ? * interval '1 millisecond', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')",
  async lock(transaction, name) {
    await transaction.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
  },
  async trySharedLock(transaction, name) {
    const sql = 'SELECT pg_try_advisory_xact_lock_shared(hashtextextended(?, 0)) AS granted'
    const { rows } = await transaction.raw<{ rows: { granted: boolean }[] }>(sql, [name])
    return rows[0]?.granted === true
  },
}
