import { snakeCase } from '@ma-cantine/lib/entities/snake-case'
import type { FastifyBaseLogger } from 'fastify'
import knex, { type Knex } from 'knex'
import { migrate } from './migrate.ts'
import { camelCaseRows } from './naming.ts'
import { openPostgresql, openReplicaPools } from './postgresql.ts'
import { Replica } from './replica.ts'
import { onKnownSchema } from './schema-guard.ts'
import { openSqlite } from './sqlite.ts'
import type { QueuePlace } from './work-queue.ts'

export interface Database {
  /** For queries, any number at a time; each sees the last commit. With SQLite it cannot write. */
  readonly reader: Knex
  /** For single writing statements, on which no other row depends: they are made on any version of the tables. */
  readonly writer: Knex
  /** For probes of the database, so that they wait behind no other query of this node. */
  readonly probe: Knex
  /** A streaming replica, which `replicatedReads()` asks; null without one. */
  readonly replica: Replica | null
  /** Rejects with the error of a full disk when a server elsewhere has no space left. */
  checkSpace(): Promise<void>
  /**
   * Runs the work in a transaction: committed when it resolves, rolled back when it rejects. With SQLite, transactions
   * run one at a time, so nothing slow belongs in them. With PostgreSQL, a deadlock or a lock runs the work again from
   * its start, so it must change nothing outside of the database.
   *
   * @throws DatabaseBusyError when a lock is not released in time, or during a migration; NewerDatabaseError after one
   * of a later version.
   */
  transaction<Result>(work: (transaction: Knex.Transaction) => Promise<Result>): Promise<Result>
  /**
   * The same for work that writes thousands of rows. A node runs few of them at a time, and one at a time that takes a
   * lock; the others wait without a connection. The signal removes work from the queue, and has no effect once it has begun.
   *
   * @param prepare short transactions that come just before it, once its turn has come.
   * @throws DatabaseBusyError when the queue is full, the reason of the signal when it aborts.
   */
  longTransaction<Result>(
    place: QueuePlace,
    work: (transaction: Knex.Transaction) => Promise<Result>,
    prepare?: () => Promise<void>,
  ): Promise<Result>
  close(): Promise<void>
}

/** A database without its replica. */
export type PrimaryDatabase = Omit<Database, 'replica'>

export interface OpenOptions {
  /** Whether waits, statements and transactions have time limits. */
  readonly hasTimeLimits: boolean
}

const naming: Knex.Config = {
  wrapIdentifier: (name, quote) => quote(snakeCase(name)),
  postProcessResponse: camelCaseRows,
  // Keeps the values of queries, which may be personal data, out of error messages and so out of the log.
  compileSqlOnError: false,
}

/** Facts of the service that statements depend on, wherever they are made: connections and transactions carry them. */
export interface DatabaseParameters {
  /** The setting `PUBLISH_BY_DEFAULT`. */
  readonly publishByDefault: boolean
}

export const parametersOf = (database: Knex): DatabaseParameters => database.client.config.userParams

/** Whether the location of a database is the address of a PostgreSQL server, not a SQLite file. */
export const isPostgresqlAddress = (location: string): boolean => /^postgres(ql)?:/.test(location)

/** Prevents Knex from printing errors that it also throws. */
const silence: Knex.Config = { log: { warn() {}, error() {} } }

/**
 * Opens a database and migrates it to the current version.
 *
 * @param location a SQLite file, or the postgres:// address of a database.
 * @param log log of lost connections.
 * @param parameters facts of the service that statements depend on.
 * @param replicaAddress a streaming replica of that PostgreSQL; it may be away.
 */
export async function openDatabase(
  location: string,
  log?: FastifyBaseLogger,
  parameters: DatabaseParameters = { publishByDefault: true },
  replicaAddress: string | null = null,
): Promise<Database> {
  const open = isPostgresqlAddress(location) ? openPostgresql : openSqlite
  const logging: Knex.Config = {
    log: { warn: message => log?.warn(String(message)), error: message => log?.error(String(message)) },
  }
  // Migrations use SQL names, and have no time limit.
  const plain = open(location, configuration => knex({ ...configuration, ...silence }), { hasTimeLimits: false })
  try {
    await plain.transaction(migrate)
  } finally {
    await plain.close()
  }
  // Unknown to the types of knex.
  const carried = { userParams: parameters }
  const connect = (configuration: Knex.Config) => knex({ ...configuration, ...logging, ...naming, ...carried })
  const database = open(location, connect, { hasTimeLimits: true })
  try {
    // None of them is left without a connection when the others take all that the server accepts.
    await Promise.all([database.reader, database.writer, database.probe].map(pool => pool.raw('SELECT 1')))
    const replica =
      replicaAddress === null ? null : new Replica(database, openReplicaPools(replicaAddress, connect), log)
    await replica?.watch()
    return {
      ...database,
      replica,
      transaction: work => database.transaction(onKnownSchema(work)),
      longTransaction: (place, work, prepare) => database.longTransaction(place, onKnownSchema(work), prepare),
      async close() {
        await replica?.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
