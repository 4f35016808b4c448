import knex, { type Knex } from 'knex'
import * as firstTables from './migrations/0001-first-tables.ts'
import * as history from './migrations/0002-history.ts'
import * as operations from './migrations/0008-operations.ts'
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
  { name: '0008-operations', ...operations },
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

export interface MigrationState {
  /** Names of the migrations that the database has not had yet. */
  readonly missing: readonly string[]
  /** Names of those it has had and that this version does not know: a later one made them. */
  readonly unknown: readonly string[]
}

export async function migrationState(reader: Knex): Promise<MigrationState> {
  const applied: string[] = await reader('knex_migrations').pluck('name')
  const known = migrations.map(({ name }) => name)
  return {
    missing: known.filter(name => !applied.includes(name)),
    unknown: applied.filter(name => !known.includes(name)),
  }
}
