/** @module-tag long */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../../../server/database/connection.ts'
import { administer, type PostgresqlCluster, startPostgresql } from '../../support/postgresql.ts'
import { source } from '../../support/sources.ts'
import { purchasesContent } from '../support/purchases-content.ts'
import { tilleuls } from '../support/sirets.ts'
import { eventually, startTestServer, type TestServer } from '../support/test-server.ts'

const needed = ['pg_dump', 'pg_restore', 'psql', 'initdb', 'postgres']

/** The folder of a whole PostgreSQL of this machine: npm's has no `pg_dump`, and that of an older one refuses it. */
function installedPostgresql(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map(version => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find(folder => needed.every(program => existsSync(join(folder, program))))
}

const installed = installedPostgresql()
if (!installed) console.warn(`Backups of PostgreSQL are not tried: this machine has no ${needed.join(', ')}.`)

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
    await server.app.services.background.waitForAll()
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

  const environment = (url: string, ...folders: string[]) => ({
    ...process.env,
    PATH: [...folders, installed, process.env.PATH].join(delimiter),
    DATABASE_URL: url,
    SESSION_SECRET: 'a secret that is long enough for this',
  })

  /** Runs the script as npm does, on a database. */
  const run = (script: 'backup' | 'restore', url: string, ...args: string[]) => runIn(environment(url), script, ...args)

  function runIn(env: NodeJS.ProcessEnv, script: 'backup' | 'restore', ...args: string[]) {
    return new Promise<{ code: number; stderr: string }>(resolve => {
      execFile(process.execPath, [...source(`server/${script}.ts`), ...args], { env }, (error, _, stderr) =>
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

  /** A database with an account that the copies do not have. */
  async function filled(): Promise<string> {
    const url = await newDatabase()
    const other = await startTestServer({ DATABASE_URL: url })
    await other.addPerson({ username: 'avant' })
    await other.close()
    return url
  }

  /** A folder with a `pg_restore` that runs this script when asked for the content of a copy. */
  function programs(script: string): string {
    const place = mkdtempSync(join(tmpdir(), 'ma-cantine-programs-'))
    const real = join(installed ?? '', 'pg_restore')
    const lines = ['#!/bin/sh', `case "$*" in *--list*) exec "${real}" "$@";; esac`, script]
    writeFileSync(join(place, 'pg_restore'), lines.join('\n'), { mode: 0o755 })
    onTestFinished(() => rmSync(place, { recursive: true, force: true }))
    return place
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

  test('a truncated copy replaces nothing', async () => {
    const copy = join(folder, 'coupée')
    await run('backup', server.settings.database, copy)
    truncateSync(copy, Math.floor(statSync(copy).size / 2))
    const target = await filled()
    const before = await contentOf(target)
    const { code, stderr } = await run('restore', target, copy, '--overwrite')
    expect(code).toBe(1)
    expect(stderr).toContain('pg_restore')
    expect(await contentOf(target)).toEqual(before)
  })

  test('a database that a server uses is not replaced, and the connections to it are counted', async () => {
    const copy = join(folder, 'servie')
    await run('backup', server.settings.database, copy)
    const before = await contentOf(server.settings.database)
    await server.app.inject('/readyz')
    const { code, stderr } = await run('restore', server.settings.database, copy, '--overwrite')
    expect(code).toBe(1)
    expect(stderr).toMatch(/en cours d’utilisation \(connexions ouvertes : \d+\) : arrêtez d’abord tous les serveurs/)
    expect(await contentOf(server.settings.database)).toEqual(before)
  })

  test('a restoration whose statements fail replaces nothing, and says why', async () => {
    const copy = join(folder, 'refusée')
    await run('backup', server.settings.database, copy)
    const target = await filled()
    const before = await contentOf(target)
    const fakes = programs(`"${join(installed ?? '', 'pg_restore')}" "$@"; echo 'SELECT 1/0;'`)
    const { code, stderr } = await runIn(environment(target, fakes), 'restore', copy, '--overwrite')
    expect(code).toBe(1)
    expect(stderr).toContain('division by zero')
    expect(stderr).not.toMatch(/^ +at /m)
    expect(await contentOf(target)).toEqual(before)
  })

  test('a restoration killed in the middle replaces nothing, and leaves no plain copy of the data', async () => {
    const alone = mkdtempSync(join(folder, 'tué-'))
    const copy = join(alone, 'copie')
    await run('backup', server.settings.database, copy)
    const target = await filled()
    const before = await contentOf(target)
    // Gives all of the copy, and does not end.
    const fakes = programs(
      `"${join(installed ?? '', 'pg_restore')}" "$@"; touch "$(dirname "$0")/given"; exec sleep 10`,
    )
    const child = spawn(process.execPath, [...source('server/restore.ts'), copy, '--overwrite'], {
      env: environment(target, fakes),
      stdio: 'ignore',
    })
    await eventually(() => (existsSync(join(fakes, 'given')) ? true : undefined))
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(readdirSync(alone)).toEqual(['copie'])
    expect(await contentOf(target)).toEqual(before)
  })
})
