import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { openDatabase } from '../../server/database/connection.ts'
import { administer } from './postgresql.ts'

export interface FreshDatabase {
  /** What the settings of a server on this database say. */
  readonly environment: Readonly<Record<string, string>>
  /** A SQLite file or the postgres:// address. */
  readonly location: string
  drop(): Promise<void>
}

/** Set by the set-up of the tests that run on PostgreSQL, and by nothing else. */
const clusterOfTests = () => (process.env.TEST_DATABASE === 'postgresql' ? process.env.TEST_POSTGRESQL : undefined)

let tables: Promise<Buffer> | null = null

/** A SQLite file with all the tables and nothing in them: migrations take longer than a copy. */
async function fileOfTables(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-tables-'))
  const file = join(folder, 'tables.sqlite')
  try {
    await (await openDatabase(file)).close()
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A database of one's own: a SQLite file in the folder, or one of the cluster whose own address is given. */
export async function freshDatabase(folder: string, cluster = clusterOfTests()): Promise<FreshDatabase> {
  if (!cluster) {
    const location = join(folder, 'data', 'test.sqlite')
    tables ??= fileOfTables()
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
