/** All that is PostgreSQL's own; its counterpart is `sqlite.ts`. */
import { pipeline } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import type { Knex } from 'knex'
import { type ClientBase, types } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type BulkRows, type BulkValue, joinSlices } from './bulk-rows.ts'
import type { Database, OpenOptions } from './connection.ts'
import { begin, forgetLostConnections, readAgain } from './lost-connections.ts'
import type { Sql } from './sql.ts'
import { endStuckCopies } from './stuck-copies.ts'
import { DatabaseBusy, isLocked } from './trouble.ts'
import { Turns } from './turns.ts'

/**
 * Connections of one node. Reads have theirs, so that no write holds up a page; so has the question whether the database is
 * there. Long transactions are few, so that short writes always find a connection.
 */
const connections = { reader: 6, writer: 8, probe: 1 }
const longTransactions = 3
const longestLine = 200

const applicationName = 'ma-cantine'

const second = 1000

/** Milliseconds. */
const limits = {
  /** To open a connection, and to wait for one that others use. */
  connect: 5 * second,
  acquire: 15 * second,
  /** The server gives up a statement, a wait for a lock, a transaction whose node says nothing more. */
  statement: 30 * second,
  lock: second,
  idleTransaction: 10 * second,
  /** The node gives up the answer of a server that says nothing any more, after the server would have. */
  answer: 35 * second,
  /** How long work that meets a lock is tried again. */
  patience: 8 * second,
  longPatience: 15 * second,
}

/** Both ends ask one that says nothing whether it is there, first after that many seconds, then more often. */
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

export function openPostgresql(
  address: string,
  connect: (configuration: Knex.Config) => Knex,
  { bounded }: OpenOptions,
): Database {
  const pool = (max: number): Knex => {
    const opened = connect({
      client: 'pg',
      connection: {
        connectionString: address,
        application_name: applicationName,
        types: { getTypeParser },
        keepAlive: true,
        keepAliveInitialDelayMillis: keepAlive.idle * second,
        connectionTimeoutMillis: limits.connect,
        ...(bounded ? { query_timeout: limits.answer } : {}),
      } as Knex.PgConnectionConfig,
      acquireConnectionTimeout: limits.acquire,
      pool: { min: 0, max, ...(bounded ? { afterCreate: setLimits } : {}) },
    })
    return forgetLostConnections(opened)
  }
  const reader = readAgain(pool(connections.reader))
  const writer = pool(connections.writer)
  const probe = readAgain(pool(connections.probe))
  const turns = new Turns(longTransactions, longestLine)
  const stopWatching = bounded ? endStuckCopies(probe, applicationName) : () => {}
  return {
    reader,
    writer,
    probe,
    transaction: work => again(() => begin(writer, work), limits.patience),
    longTransaction: ({ owner, signal }, work) =>
      again(() => turns.run(owner, signal, () => begin(writer, work)), limits.longPatience, signal),
    async close() {
      stopWatching()
      await Promise.all([reader, writer, probe].map(database => database.destroy()))
    },
  }
}

/** Said to each new connection: a pooler between us and the server would refuse them as parameters of the connection. */
const setLimits = (connection: ClientBase, done: (error: Error | null, connection: ClientBase) => void): void => {
  connection.query(sessionSettings, error => done(error, connection))
}

/** Counts and amounts are numbers, as SQLite gives them and as the API sends them: 15 digits of them are sure. */
const numeric = new Set<number>([types.builtins.INT8, types.builtins.NUMERIC])
const getTypeParser = (type: number, format: string) =>
  numeric.has(type) && format !== 'binary' ? Number : types.getTypeParser(type, format as 'text')

/** `serialization_failure` and `deadlock_detected`: the server rolled back, and running again is what it asks for. */
const rolledBack = new Set(['40001', '40P01'])
const longestPause = second / 2

/** Runs work again when it met others, after a pause that is never the same, until the patience is over. */
async function again<Result>(run: () => Promise<Result>, patience: number, signal?: AbortSignal): Promise<Result> {
  // From the first time it met others: a long work, or one that waited in line, is tried more than once as well.
  let end: number | null = null
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (!isLocked(error) && !rolledBack.has((error as { code?: string }).code ?? '')) throw error
      end ??= performance.now() + patience
      if (performance.now() > end) throw new DatabaseBusy('lock', { cause: error })
      await setTimeout(Math.random() * Math.min(longestPause, 20 * 2 ** attempt))
      signal?.throwIfAborted()
    }
  }
}

/** What `COPY` would read as something else, and how it is written there. */
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const special = /[\\\t\n\r]/
const specials = new RegExp(special, 'g')

function copied(value: BulkValue): string {
  if (value === null) return '\\N'
  const text = String(value)
  // Looking first is quicker: hardly any has one.
  return special.test(text) ? text.replace(specials, character => escapes[character] as string) : text
}

/** `COPY`, in its text format: a sixth less time than a statement, which would parse JSON first. */
const bulk: BulkRows = {
  text: values => values.map(copied).join('\t'),
  gather: ({ constants }, bytes, slices) => joinSlices(bytes, slices, `\t${bulk.text(Object.values(constants))}\n`),
  async insert(transaction, { table, columns, constants }, gathered) {
    const names = [...Object.keys(columns), ...Object.keys(constants)].join(', ')
    // That of the transaction, which ends with it.
    const connection: ClientBase = await transaction.client.acquireConnection()
    await pipeline([gathered], connection.query(copyFrom(`COPY ${table} (${names}) FROM STDIN`)))
  },
}

export const postgresqlSql: Sql = {
  jsonRows(columns) {
    const values = Object.entries(columns).map(([column, type], index) => `(value ->> ${index})::${type} AS ${column}`)
    return `(SELECT ${values.join(', ')} FROM jsonb_array_elements(?::jsonb))`
  },
  bulk,
  jsonValues: type => `(SELECT value::${type} FROM jsonb_array_elements_text(?::jsonb))`,
  // The offset has each list made once, whatever it is then looked up with.
  jsonLists: `(
    SELECT key::integer AS key, translate(value::text, '[]', '{}')::bigint[] AS list FROM jsonb_each(?::jsonb) OFFSET 0
  )`,
  inList: (number, list) => `${number} = ANY (${list})`,
  skipLocked: 'FOR UPDATE SKIP LOCKED',
  jsonAggregate: columns => `CAST(json_agg(json_build_array(${columns.join(', ')})) AS text)`,
  instant:
    "to_char(timezone('UTC', clock_timestamp()) + ? * interval '1 millisecond', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')",
  async lock(transaction, name) {
    await transaction.raw('SELECT pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
  },
}
