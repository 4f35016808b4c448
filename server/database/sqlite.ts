/** All the code specific to SQLite; its counterpart is `postgresql.ts`. */
import type { Knex } from 'knex'
import { type BulkRows, joinSlices } from './bulk-rows.ts'
import type { OpenOptions, PrimaryDatabase } from './connection.ts'
import type { Sql, SqlType } from './sql.ts'
import { cacheStatements, type PreparingConnection } from './statement-cache.ts'
import { WorkQueue } from './work-queue.ts'

interface Connection extends PreparingConnection {
  exec(sql: string, done: (error: Error | null) => void): void
}

/**
 * A new database has pages of 16 KiB: an import changes fewer of them, which saves an eighth of its time. With WAL,
 * readers see the last commit while a writer works; locks of other processes are waited for. A cache of 64 MiB keeps
 * the indexes of a large import in memory, which saves a third of its time. A separate connection moves the log into
 * the file, so that no writer waits for it unless the log exceeds 16 384 pages (256 MiB).
 */
const writerPragmas = [
  'page_size = 16384',
  'busy_timeout = 10000',
  'journal_mode = WAL',
  'journal_size_limit = 67108864',
  'wal_autocheckpoint = 16384',
  'foreign_keys = ON',
  'cache_size = -65536',
]
const readerPragmas = ['busy_timeout = 10000', 'query_only = ON']
const checkpointPragmas = ['busy_timeout = 10000']

/** Milliseconds to wait for a connection that others use. */
const acquireTimeout = 30_000
/** Longest queue of long transactions. */
const queueLimit = 200

const afterCreate =
  (pragmas: readonly string[]) =>
  (connection: Connection, done: (error: Error | null, connection: Connection) => void): void =>
    connection.exec(pragmas.map(pragma => `PRAGMA ${pragma};`).join(''), error => done(error, connection))

const afterReaderCreate: ReturnType<typeof afterCreate> = (connection, done) => {
  cacheStatements(connection)
  afterCreate(readerPragmas)(connection, done)
}

/**
 * sqlite3 has one transaction per connection, shared by all its users. So the writer has exactly one connection, whose
 * pool is the queue of the transactions; readers have others and never take part in one.
 */
export function openSqlite(
  file: string,
  connect: (configuration: Knex.Config) => Knex,
  { hasTimeLimits }: OpenOptions,
): PrimaryDatabase {
  const common = {
    client: 'sqlite3',
    connection: { filename: file },
    useNullAsDefault: true,
    ...(hasTimeLimits ? { acquireConnectionTimeout: acquireTimeout } : {}),
  }
  const writer = connect({ ...common, pool: { min: 1, max: 1, afterCreate: afterCreate(writerPragmas) } })
  const reader = connect({ ...common, pool: { min: 0, max: 4, afterCreate: afterReaderCreate } })
  const probe = connect({ ...common, pool: { min: 0, max: 1, afterCreate: afterReaderCreate } })
  const checkpointer = connect({ ...common, pool: { min: 0, max: 1, afterCreate: afterCreate(checkpointPragmas) } })
  guardTransactions(writer)
  const stopCheckpoints = scheduleCheckpoints(writer, checkpointer)
  // There is one writer: a short write waits for one long transaction at most.
  const turns = new WorkQueue(1, queueLimit)
  return {
    reader,
    writer,
    probe,
    // The disk of the file is one of this machine.
    checkSpace: async () => {},
    transaction: work => writer.transaction(work),
    longTransaction: (place, work, prepare) =>
      turns.run(place, async () => {
        await prepare?.()
        return writer.transaction(work)
      }),
    async close() {
      await stopCheckpoints()
      await checkpointer.destroy()
      await probe.destroy()
      await reader.destroy()
      await writer.destroy()
    },
  }
}

/** Milliseconds without a write before a checkpoint. */
const idleDelay = 200

/**
 * Moves the log into the file after each burst of writes, as far as readers allow. @returns a function that stops it.
 */
function scheduleCheckpoints(writer: Knex, keeper: Knex): () => Promise<void> {
  let checkpoint: Promise<unknown> = Promise.resolve()
  const timer = setTimeout(() => {
    checkpoint = checkpoint
      .then(() => keeper.raw('PRAGMA wal_checkpoint(PASSIVE)'))
      .catch(() => {
        // The database is busy or gone: the next burst, or closing it, tries again.
      })
  }, idleDelay)
  timer.unref()
  const postpone = () => timer.refresh()
  writer.on('query-response', postpone)
  return () => {
    writer.off('query-response', postpone)
    clearTimeout(timer)
    return checkpoint.then(() => {})
  }
}

interface SqlTransaction {
  begin(connection: unknown): Promise<unknown>
  commit(connection: unknown, result: unknown): Promise<unknown>
  rollback(connection: unknown, error: unknown): Promise<unknown>
  /** The transaction ends with the statement: with status 1 it resolves with the result, with 2 it rejects with it. */
  query(connection: unknown, sql: string, status?: 1 | 2, result?: unknown): Promise<unknown>
}

interface SqlClient {
  transaction(...options: unknown[]): SqlTransaction
  query(connection: unknown, sql: string): Promise<unknown>
}

/**
 * Makes every transaction take the write lock at its start: one that began by reading cannot write after another
 * process has written. Rolls back a transaction whose commit fails: SQLite leaves it open, and Knex would give its
 * connection to the next writer. A transaction always fails with its own error: on a full disk SQLite has rolled back by
 * itself, and refuses to do so again.
 */
function guardTransactions(knex: Knex): void {
  const client = knex.client as SqlClient
  const start = client.transaction.bind(client)
  client.transaction = (...options) => {
    const transaction = start(...options)
    transaction.begin = connection => transaction.query(connection, 'BEGIN IMMEDIATE;')
    transaction.commit = async (connection, result) => {
      try {
        await client.query(connection, 'COMMIT;')
      } catch (error) {
        return transaction.rollback(connection, error)
      }
      return transaction.query(connection, 'SELECT 1;', 1, result)
    }
    transaction.rollback = async (connection, error) => {
      await client.query(connection, 'ROLLBACK;').catch(() => {})
      return transaction.query(connection, 'SELECT 1;', 2, error)
    }
    return transaction
  }
}

/** `jsonb_each` returns parsed inner arrays; `json_each` returns texts that each `->>` parses again. */
function jsonRows(columns: Readonly<Record<string, SqlType>>, json = '?'): string {
  const values = Object.keys(columns).map((column, index) => `value ->> ${index} AS ${column}`)
  return `(SELECT ${values.join(', ')} FROM jsonb_each(${json}))`
}

/** Inserts all rows from one JSON array in one statement, which is faster than binding each value. */
const bulk: BulkRows = {
  text: values => JSON.stringify(values),
  gather(_, bytes, slices) {
    const array = joinSlices(bytes, slices, ',', 1)
    array.write('[')
    // Replaces the free byte after a trailing comma, which JSON5 allows.
    array.write(']', array.length - 1)
    return array
  },
  async insert(transaction, { table, columns, constants }, gathered) {
    const own = Object.keys(columns)
    const others = Object.keys(constants)
    await transaction.raw(
      `INSERT INTO ${table} (${[...own, ...others].join(', ')})
       SELECT ${[...own, ...others.map(() => '?')].join(', ')} FROM ${jsonRows(columns, 'CAST(? AS text)')}`,
      [...Object.values(constants), gathered],
    )
  },
}

export const sqliteSql: Sql = {
  tables: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
  jsonRows: columns => jsonRows(columns),
  bulk,
  jsonValues: () => '(SELECT value FROM json_each(?))',
  jsonLists: '(SELECT CAST(key AS integer) AS key, value AS list FROM json_each(?))',
  inList: (number, list) => `${number} IN (SELECT value FROM json_each(${list}))`,
  firstLine: column => `substr(${column}, 1, instr(${column}, char(10)) - 1)`,
  skipLocked: '',
  analyze: 'ANALYZE',
  async reserveIds(transaction, table, count) {
    const [row]: { last: number }[] = await transaction.raw(
      'SELECT coalesce(max(seq), 0) AS last FROM sqlite_sequence WHERE name = ?',
      [table],
    )
    const last = row?.last ?? 0
    await transaction.raw('DELETE FROM sqlite_sequence WHERE name = ?', [table])
    await transaction.raw('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)', [table, last + count])
    return last + 1
  },
  jsonAggregate: columns => `json_group_array(json_array(${columns.join(', ')}))`,
  instant: "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (? / 1000.0) || ' seconds')",
  // Writing transactions already exclude one another.
  lock: async () => {},
  trySharedLock: async () => true,
}
