import { randomUUID } from 'node:crypto'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import { isPostgresqlAddress } from '../../../server/database/connection.ts'
import { type Migration, migrations } from '../../../server/database/migrate.ts'
import { openPostgresql } from '../../../server/database/postgresql.ts'
import { openSqlite } from '../../../server/database/sqlite.ts'
import { administer } from '../../support/postgresql.ts'

export interface EmptyDatabase {
  readonly location: string
  drop(): Promise<void>
}

/** An empty database, of the kind that this run tests; or a copy of one that nobody uses meanwhile. */
export async function emptyDatabase(folder: string, copied?: EmptyDatabase): Promise<EmptyDatabase> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  const cluster = process.env.TEST_POSTGRESQL
  if (process.env.TEST_DATABASE !== 'postgresql' || !cluster) {
    const location = join(folder, `${name}.sqlite`)
    if (copied) copyFileSync(copied.location, location)
    return { location, drop: async () => {} }
  }
  const run = (sql: string) => administer(cluster, async database => void (await database.raw(sql)))
  const template = copied ? ` TEMPLATE ${new URL(copied.location).pathname.slice(1)} STRATEGY file_copy` : ''
  await run(`CREATE DATABASE ${name}${template}`)
  const location = Object.assign(new URL(cluster), { pathname: `/${name}` }).href
  return { location, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) }
}

/** Runs work on a database with the settings of the service, without renaming columns. */
export async function withPlainNames<Result>(
  location: string,
  work: (database: Knex) => Promise<Result>,
): Promise<Result> {
  const open = isPostgresqlAddress(location) ? openPostgresql : openSqlite
  const database = open(location, knex, { hasTimeLimits: false })
  try {
    return await work(database.writer)
  } finally {
    await database.close()
  }
}

/** Applies the migrations up to a version. */
export async function migrateTo(database: Knex, version: string): Promise<void> {
  const known = migrations.slice(0, migrations.findIndex(({ name }) => name === version) + 1)
  const migrationSource: Knex.MigrationSource<Migration> = {
    getMigrations: async () => known,
    getMigrationName: ({ name }) => name,
    getMigration: async migration => migration,
  }
  await database.transaction(transaction => transaction.migrate.latest({ migrationSource }))
}
