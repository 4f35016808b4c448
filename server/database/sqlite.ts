/** All that is SQLite's own; its counterpart is `postgresql.ts`. */
import type { Knex } from 'knex'
import { type BulkRows, joinSlices } from './bulk-rows.ts'
import type { Database, OpenOptions } from './connection.ts'
import { type PreparingConnection, rememberStatements } from './remembered-statements.ts'
import type { Sql, SqlType } from './sql.ts'
import { Turns } from './turns.ts'

interface Connection extends PreparingConnection {
  exec(sql: string, done: (error: Error | null) => void): void
}

/**
 * Pages of 16 KiB, for a database that is being made: an import changes fewer of them, an eighth of its time. Readers see
 * the last commit while a writer works (WAL); a lock held by another process is waited for. 64 MiB of cache keep the
 * indexes of a large import in memory: a third of its time. What is in the log is moved into the file by a connection of
 * its own, so that no writer waits for it, unless the log grows beyond 16 384 pages, which are 256 MiB.
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
const keeperPragmas = ['busy_timeout = 10000']

/** Milliseconds to wait for a connection that others use. */
const longestWait = 30_000
/** Long transactions that wait for their turn. */
const longestLine = 200

const afterCreate =
  (pragmas: readonly string[]) =>
  (connection: Connection, done: (error: Error | null, connection: Connection) => void): void =>
    connection.exec(pragmas.map(pragma => `PRAGMA ${pragma};`).join(''), error => done(error, connection))

const afterReaderCreate: ReturnType<typeof afterCreate> = (connection, done) => {
  rememberStatements(connection)
  afterCreate(readerPragmas)(connection, done)
}

/**
 * sqlite3 has one transaction per connection, shared by whoever uses it. So the writer has exactly one connection, and
 * waiting for it is the queue of the transactions; the readers have theirs and never take part in one.
 */
export function openSqlite(
  file: string,
  connect: (configuration: Knex.Config) => Knex,
  { bounded }: OpenOptions,
): Database {
  const common = {
    client: 'sqlite3',
    connection: { filename: file },
    useNullAsDefault: true,
    ...(bounded ? { acquireConnectionTimeout: longestWait } : {}),
  }
  const writer = connect({ ...common, pool: { min: 1, max: 1, afterCreate: afterCreate(writerPragmas) } })
  const reader = connect({ ...common, pool: { min: 0, max: 4, afterCreate: afterReaderCreate } })
  const probe = connect({ ...common, pool: { min: 0, max: 1, afterCreate: afterReaderCreate } })
  const keeper = connect({ ...common, pool: { min: 0, max: 1, afterCreate: afterCreate(keeperPragmas) } })
  guardTransactions(writer)
  const stopEmptying = emptyLog(writer, keeper)
  // There is one writer: who writes little waits for one long transaction at most.
  const turns = new Turns(1, longestLine)
  return {
    reader,
    writer,
    probe,
    transaction: work => writer.transaction(work),
    longTransaction: ({ owner, signal }, work) => turns.run(owner, signal, () => writer.transaction(work)),
    async close() {
      await stopEmptying()
      await keeper.destroy()
      await probe.destroy()
      await reader.destroy()
      await writer.destroy()
    },
  }
}

/** Milliseconds without a write before the log is emptied into the file. */
const quiet = 200

/** Empties the log into the file after each spell of writing, as far as readers let it. @returns how to stop. */
function emptyLog(writer: Knex, keeper: Knex): () => Promise<void> {
  let emptying: Promise<unknown> = Promise.resolve()
  const timer = setTimeout(() => {
    emptying = emptying
      .then(() => keeper.raw('PRAGMA wal_checkpoint(PASSIVE)'))
      .catch(() => {
        // A database that is busy, or no longer there: the next spell tries again, and so does closing.
      })
  }, quiet)
  timer.unref()
  const onWrite = () => timer.refresh()
  writer.on('query-response', onWrite)
  return () => {
    writer.off('query-response', onWrite)
    clearTimeout(timer)
    return emptying.then(() => {})
  }
}

interface SqlTransaction {
  begin(connection: unknown): Promise<unknown>
  commit(connection: unknown, result: unknown): Promise<unknown>
  rollback(connection: unknown, error: unknown): Promise<unknown>
  /** With 1 and a result, the transaction is over once the statement is. */
  query(connection: unknown, sql: string, status?: 1, result?: unknown): Promise<unknown>
}

interface SqlClient {
  transaction(...options: unknown[]): SqlTransaction
  query(connection: unknown, sql: string): Promise<unknown>
}

/**
 * Makes every transaction take the write lock as it starts: one that began by reading could no longer write once another
 * process has written. Rolls back one whose commit is refused: SQLite leaves it open, and Knex would give its connection
 * to the next writer as it is.
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
    return transaction
  }
}

/** `jsonb_each` gives the inner arrays parsed, where `json_each` would write them as text again for each `->>` to parse. */
function jsonRows(columns: Readonly<Record<string, SqlType>>, json = '?'): string {
  const values = Object.keys(columns).map((column, index) => `value ->> ${index} AS ${column}`)
  return `(SELECT ${values.join(', ')} FROM jsonb_each(${json}))`
}

/** One JSON array of all rows, in one statement: a value bound at a time takes longer. */
const bulk: BulkRows = {
  text: values => JSON.stringify(values),
  gather(_, bytes, slices) {
    const array = joinSlices(bytes, slices, ',', 1)
    array.write('[')
    // After a comma: what SQLite reads is JSON5.
    array.write(']', array.length - 1)
    return array
  },
  async insert(transaction, { table, columns, constants }, gathered) {
    const names = Object.keys(columns).join(', ')
    const others = Object.keys(constants)
    await transaction.raw(
      `INSERT INTO ${table} (${names}, ${others.join(', ')})
       SELECT ${names}, ${others.map(() => '?').join(', ')} FROM ${jsonRows(columns, 'CAST(? AS text)')}`,
      [...Object.values(constants), gathered],
    )
  },
}

export const sqliteSql: Sql = {
  jsonRows: columns => jsonRows(columns),
  bulk,
  jsonValues: () => '(SELECT value FROM json_each(?))',
  jsonLists: '(SELECT CAST(key AS integer) AS key, value AS list FROM json_each(?))',
  inList: (number, list) => `${number} IN (SELECT value FROM json_each(${list}))`,
  skipLocked: '',
  jsonAggregate: columns => `json_group_array(json_array(${columns.join(', ')}))`,
  instant: "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (? / 1000.0) || ' seconds')",
  // A transaction that writes is alone from its start.
  lock: async () => {},
}
