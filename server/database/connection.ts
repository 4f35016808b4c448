import knex, { type Knex } from 'knex'
import { migrate } from './migrate.ts'
import { camelCaseRows, snakeCase } from './naming.ts'
import { beginImmediate, sqliteConfigurations } from './sqlite.ts'

export interface Database {
  /** For queries: any number at a time, each seeing the last commit. It cannot write. */
  readonly reader: Knex
  /** For single statements that write. */
  readonly writer: Knex
  /**
   * Runs the work alone in a transaction: committed when it resolves, rolled back when it rejects. Others wait for
   * their turn, so nothing slow belongs in it.
   */
  transaction<Result>(work: (transaction: Knex.Transaction) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(file: string): Promise<Database> {
  const configurations = sqliteConfigurations(file)
  await migrate(configurations.writer)
  const naming: Knex.Config = {
    wrapIdentifier: (name, quote) => quote(snakeCase(name)),
    postProcessResponse: camelCaseRows,
    // Messages of errors go to the log, where the values of a query, which may name people, do not belong.
    compileSqlOnError: false,
  }
  const writer = knex({ ...configurations.writer, ...naming })
  const reader = knex({ ...configurations.reader, ...naming })
  beginImmediate(writer)
  return {
    reader,
    writer,
    transaction: work => writer.transaction(work),
    async close() {
      await reader.destroy()
      await writer.destroy()
    },
  }
}
