import type { FastifyBaseLogger } from 'fastify'
import knex, { type Knex } from 'knex'
import { migrate } from './migrate.ts'
import { camelCaseRows, snakeCase } from './naming.ts'
import { openPostgresql } from './postgresql.ts'
import { openSqlite } from './sqlite.ts'

export interface Database {
  /** For queries: any number at a time, each seeing the last commit. With SQLite it cannot write. */
  readonly reader: Knex
  /** For single statements that write. */
  readonly writer: Knex
  /** For the question whether the database is there: it waits behind nothing else of this node. */
  readonly probe: Knex
  /**
   * Runs the work in a transaction: committed when it resolves, rolled back when it rejects. With SQLite it is alone and
   * others wait for their turn, so nothing slow belongs in it. With PostgreSQL it is not, and a deadlock or a lock that
   * others keep runs the work again from its start: it changes nothing outside of the database.
   *
   * @throws DatabaseBusy when a lock stays with others for too long.
   */
  transaction<Result>(work: (transaction: Knex.Transaction) => Promise<Result>): Promise<Result>
  /**
   * The same for work that writes thousands of rows. A node does a few of them at a time: until its turn, one waits
   * without a connection. The signal takes it out of the line, and has no effect once the work has begun.
   *
   * @throws DatabaseBusy when too many wait already, the reason of the signal when it is aborted.
   */
  longTransaction<Result>(place: Place, work: (transaction: Knex.Transaction) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Who waits for a long transaction, and until when. */
export interface Place {
  /** The id of a user: turns go from one user to the next, however many each asks for. */
  readonly owner: number
  readonly signal?: AbortSignal
}

export interface OpenOptions {
  /** Whether waits, statements and transactions have time limits. */
  readonly bounded: boolean
}

const naming: Knex.Config = {
  wrapIdentifier: (name, quote) => quote(snakeCase(name)),
  postProcessResponse: camelCaseRows,
  // Messages of errors go to the log, where the values of a query, which may name people, do not belong.
  compileSqlOnError: false,
}

/** Whether the location of a database is the address of one of PostgreSQL, not a file of SQLite. */
export const isPostgresqlAddress = (location: string): boolean => /^postgres(ql)?:/.test(location)

/** Knex would print what it also throws. */
const silence: Knex.Config = { log: { warn() {}, error() {} } }

/**
 * Opens a database and brings its tables up to date.
 *
 * @param location a SQLite file, or the postgres:// address of a database.
 * @param log where lost connections are told.
 */
export async function openDatabase(location: string, log?: FastifyBaseLogger): Promise<Database> {
  const open = isPostgresqlAddress(location) ? openPostgresql : openSqlite
  const logging: Knex.Config = {
    log: { warn: message => log?.warn(String(message)), error: message => log?.error(String(message)) },
  }
  // Migrations write SQL names, and take the time they take.
  const plain = open(location, configuration => knex({ ...configuration, ...silence }), { bounded: false })
  try {
    await plain.transaction(migrate)
  } finally {
    await plain.close()
  }
  return open(location, configuration => knex({ ...configuration, ...logging, ...naming }), { bounded: true })
}
