import type { Knex } from 'knex'
import { knownMigrations, NewerDatabaseError, schemaLock } from './migrate.ts'
import { sqlOf } from './sql.ts'
import { DatabaseBusyError } from './trouble.ts'

type Work<Result> = (transaction: Knex.Transaction) => Promise<Result>

/**
 * Makes a transaction write only the tables that this version knows: counts, triggers and constraints of a later one
 * may rely on what only its own code writes. The lock keeps the tables as they are to the end of the transaction.
 *
 * @returns work that throws DatabaseBusyError during a migration, NewerDatabaseError after one of a later version.
 */
export const onKnownSchema =
  <Result>(work: Work<Result>): Work<Result> =>
  async transaction => {
    if (!(await sqlOf(transaction).trySharedLock(transaction, schemaLock))) throw new DatabaseBusyError('migration')
    // What this version knows was applied before it served: a later migration comes last.
    const last: { name: string } | undefined = await transaction('knex_migrations').orderBy('id', 'desc').first('name')
    if (last && !knownMigrations.has(last.name)) throw new NewerDatabaseError([last.name])
    return work(transaction)
  }
