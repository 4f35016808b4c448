import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openDatabase } from '../../server/database/connection.ts'
import { administer } from './postgresql.ts'

export interface FreshDatabase {
  /** The settings of a server on this database. */
  readonly environment: Readonly<Record<string, string>>
  /** A SQLite file, or a postgres:// address. */
  readonly location: string
  drop(): Promise<void>
}

/** Address of the PostgreSQL cluster, which only the set-up of the PostgreSQL tests sets. */
const getTestCluster = () => (process.env.TEST_DATABASE === 'postgresql' ? process.env.TEST_POSTGRESQL : undefined)

let tables: Promise<Buffer> | null = null

/** A SQLite file with empty tables: copying it is faster than running the migrations. */
async function makeTableFile(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-tables-'))
  const file = join(folder, 'tables.sqlite')
  try {
    await (await openDatabase(file)).close()
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Creates an empty database: a SQLite file in the folder, or a database of the cluster when its address is given. */
export async function createDatabase(folder: string, cluster = getTestCluster()): Promise<FreshDatabase> {
  if (!cluster) {
    const location = join(folder, 'data', 'test.sqlite')
    tables ??= makeTableFile()
    mkdirSync(dirname(location), { recursive: true })
    writeFileSync(location, await tables)
    return { environment: { DATABASE_FILE: location }, location, drop: async () => {} }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(cluster, async database => {
    await database.raw(`CREATE DATABASE ${name} TEMPLATE tables STRATEGY file_copy`)
  })
  const location = Object.assign(new URL(cluster), { pathname: `/${name}` }).href
  return {
    environment: { DATABASE_URL: location, SESSION_SECRET: 'a secret that tests share, long enough' },
    location,
    drop: () =>
      administer(cluster, async database => {
        await database.raw(`DROP DATABASE ${name} WITH (FORCE)`)
      }),
  }
}
