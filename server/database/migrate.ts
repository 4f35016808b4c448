import knex, { type Knex } from 'knex'
import * as firstTables from './migrations/0001-first-tables.ts'
import * as history from './migrations/0002-history.ts'
import * as diagnostics from './migrations/0005-diagnostics.ts'
import { beginImmediate } from './sqlite.ts'

interface Migration {
  readonly name: string
  readonly up: (knex: Knex) => Promise<void>
  readonly down: (knex: Knex) => Promise<void>
}

/** In the order they are applied. A name that has been published never changes. */
const migrations: readonly Migration[] = [
  { name: '0001-first-tables', ...firstTables },
  { name: '0002-history', ...history },
  { name: '0005-diagnostics', ...diagnostics },
]

const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...migrations],
  getMigrationName: migration => migration.name,
  getMigration: async migration => migration,
}

/**
 * Applies the migrations that are missing, all in one transaction: a process killed in the middle leaves nothing, not
 * even knex's own lock, and two processes starting together wait for each other.
 */
export async function migrate(configuration: Knex.Config): Promise<void> {
  const database = knex(configuration)
  beginImmediate(database)
  try {
    await database.transaction(transaction => transaction.migrate.latest({ migrationSource }))
  } finally {
    await database.destroy()
  }
}
