import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../server/dist/database/connection.js'
import { administer, type PostgresqlCluster, startPostgresql } from '../../support/postgresql.ts'
import { purchasesContent } from '../support/purchases-content.ts'
import { tilleuls } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const programs = ['pg_dump', 'pg_restore', 'psql', 'initdb', 'postgres']

/** The folder of a whole PostgreSQL of this machine: npm's has no `pg_dump`, and that of an older one refuses it. */
function installedPostgresql(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find(folder => programs.every(program => existsSync(join(folder, program))))
}

const installed = installedPostgresql()
if (!installed) console.warn(`Backups of PostgreSQL are not tried: this machine has no ${programs.join(', ')}.`)

describe.runIf(installed)('with the programs of PostgreSQL', () => {
  let folder: string
  let cluster: PostgresqlCluster
  let server: TestServer
  let restored = 0
  beforeAll(async () => {
    const bin = installed ?? ''
    folder = mkdtempSync(join(tmpdir(), 'ma-cantine-backup-'))
    cluster = await startPostgresql({ initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') })
    server = await startTestServer({ DATABASE_URL: await newDatabase() })
    const person = await server.addPerson()
    await server.addCanteen(tilleuls, [person])
    expect(await server.importPurchases(person, purchasesContent(1500, 'Sauvegardé'))).toMatchObject({ count: 1500 })
    await server.app.services.background.finished()
  })
  afterAll(async () => {
    await server?.close()
    await cluster?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  async function newDatabase(): Promise<string> {
    const name = `base_${++restored}`
    await administer(cluster.address('postgres'), async database => {
      await database.raw(`CREATE DATABASE ${name}`)
    })
    return cluster.address(name)
  }

  /** Runs the script as npm does, on a database. */
  function run(script: 'backup' | 'restore', url: string, ...args: string[]) {
    const path = fileURLToPath(new URL(`../../../server/dist/operations/${script}.js`, import.meta.url))
    const PATH = [installed, process.env.PATH].join(delimiter)
    const env = { ...process.env, PATH, DATABASE_URL: url, SESSION_SECRET: 'a secret that is long enough for this' }
    return new Promise<{ code: number; stderr: string }>(resolve => {
      execFile(process.execPath, [path, ...args], { env }, (error, _, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, stderr }),
      )
    })
  }

  const tables = ['users', 'accessTokens', 'canteens', 'canteenManagers', 'purchases', 'imports', 'sectors']

  async function contentOf(url: string): Promise<Record<string, string[]>> {
    const database = await openDatabase(url)
    const content: Record<string, string[]> = {}
    for (const table of tables) {
      const rows: object[] = await database.reader(table)
      content[table] = rows.map(row => JSON.stringify(row)).sort()
    }
    await database.close()
    return content
  }

  test('a copy of a running server comes back row by row, in a database that is empty or to be replaced', async () => {
    const source = server.settings.database
    const copy = join(folder, 'copie')
    expect(await run('backup', source, copy)).toEqual({ code: 0, stderr: '' })
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    const target = await newDatabase()
    expect(await run('restore', target, copy)).toEqual({ code: 0, stderr: '' })
    const before = await contentOf(source)
    expect(before.purchases).toHaveLength(1500)
    expect(await contentOf(target)).toEqual(before)

    const changed = await openDatabase(target)
    await changed.writer('purchases').delete()
    await changed.close()
    const refused = await run('restore', target, copy)
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('--overwrite')])
    expect((await contentOf(target)).purchases).toEqual([])
    expect(await run('restore', target, copy, '--overwrite')).toEqual({ code: 0, stderr: '' })
    expect(await contentOf(target)).toEqual(before)
    expect(readdirSync(folder)).toEqual(['copie'])
  })

  test('a copy that is cut replaces nothing', async () => {
    const copy = join(folder, 'coupée')
    await run('backup', server.settings.database, copy)
    truncateSync(copy, Math.floor(statSync(copy).size / 2))
    const before = await contentOf(server.settings.database)
    const { code, stderr } = await run('restore', server.settings.database, copy, '--overwrite')
    expect(code).toBe(1)
    expect(stderr).toContain('pg_restore')
    expect(await contentOf(server.settings.database)).toEqual(before)
  })
})
