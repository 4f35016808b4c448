import { execFile } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/connection.ts'
import { source } from '../../support/sources.ts'
import { purchasesContent } from '../support/purchases-content.ts'
import { tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let folder: string
let server: TestServer
let person: Person
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ma-cantine-backup-'))
  server = await startTestServer()
  person = await server.addPerson()
  await server.addCanteen(tilleuls, [person])
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Run {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the script as npm does, on a database. */
function run(
  script: 'backup' | 'restore',
  databaseFile: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Run> {
  const options = { env: { ...process.env, DATABASE_FILE: databaseFile, ...env } }
  return new Promise(resolve => {
    execFile(process.execPath, [...source(`server/${script}.ts`), ...args], options, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr }),
    )
  })
}

const backUp = (file: string, databaseFile = server.settings.database) => run('backup', databaseFile, [file])
const restore = (databaseFile: string, ...args: string[]) => run('restore', databaseFile, args)

let files = 0
const newPath = (extension: string) => join(folder, `${++files}.${extension}`)

/** Every row of every table, sorted; except for jobs, which the clock of a server starts at any moment. */
async function contentOf(databaseFile: string): Promise<Record<string, unknown[]>> {
  const database = await openDatabase(databaseFile)
  const content = await allRows(database.reader)
  await database.close()
  return content
}

async function allRows(reader: Knex): Promise<Record<string, unknown[]>> {
  const tables: { name: string }[] = await reader.raw(
    `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
      AND name NOT IN ('jobs', 'job_schedules') ORDER BY name`,
  )
  const content: Record<string, unknown[]> = {}
  for (const { name } of tables) content[name] = (await reader(name)).map(row => JSON.stringify(row)).toSorted()
  return content
}

const importRows = (rows: number, label: string) => server.importPurchases(person, purchasesContent(rows, label))

describe('a backup', () => {
  test('of a server that writes has whole imports, and can be restored', async () => {
    const rows = 1500
    await importRows(rows, 'Avant')
    let writing = true
    const writer = (async () => {
      let imports = 0
      while (writing) expect(await importRows(rows, `Pendant ${++imports}`)).toMatchObject({ count: rows })
      return imports
    })()
    const copies = [newPath('backup'), newPath('backup')]
    for (const copy of copies) expect(await backUp(copy)).toMatchObject({ code: 0, stderr: '' })
    writing = false
    expect(await writer).toBeGreaterThan(0)

    for (const copy of copies) {
      const restored = newPath('sqlite')
      expect(await restore(restored, copy)).toMatchObject({ code: 0, stderr: '' })
      const { purchases = [] } = await contentOf(restored)
      expect(purchases.length).toBeGreaterThanOrEqual(rows)
      expect(purchases.length % rows).toBe(0)
    }
  })

  test('of a server at rest has the same content, row by row', async () => {
    await server.app.services.background.waitForAll()
    const copy = newPath('backup')
    const { stdout } = await backUp(copy)
    expect(stdout).toContain('sauvegardée')
    const restored = newPath('sqlite')
    await restore(restored, copy)
    expect(await contentOf(restored)).toEqual(await allRows(server.app.services.database.reader))
  })

  test('can be read by this account of the machine only, and leaves nothing else', async () => {
    const alone = mkdtempSync(join(folder, 'seul-'))
    const copy = join(alone, 'copie')
    await backUp(copy)
    expect(statSync(copy).mode & 0o777).toBe(0o600)
    expect(readdirSync(alone)).toEqual(['copie'])
  })

  test('does not replace a file', async () => {
    const copy = newPath('backup')
    writeFileSync(copy, 'déjà là')
    const { code, stderr } = await backUp(copy)
    expect([code, statSync(copy).size]).toEqual([1, Buffer.byteLength('déjà là')])
    expect(stderr).toContain('existe déjà')
  })

  test.each([
    ['of a database that is not there', 'absente.sqlite', 'copie', 'n’existe pas'],
    ['in a folder that is not there', null, 'sans/dossier/copie', 'n’existe pas'],
  ])('%s is refused, and makes no file', async (_, database, copy, message) => {
    const databaseFile = database ? join(folder, database) : server.settings.database
    const { code, stderr } = await backUp(join(folder, copy), databaseFile)
    expect(code).toBe(1)
    expect(stderr).toContain(message)
    expect(existsSync(databaseFile)).toBe(database === null)
  })
})

describe('a restoration', () => {
  let copy: string
  beforeAll(async () => {
    copy = newPath('backup')
    await backUp(copy)
  })

  test('does not replace a database without --overwrite', async () => {
    const database = newPath('sqlite')
    await restore(database, copy)
    const opened = await openDatabase(database)
    await opened.writer('purchases').delete()
    await opened.close()
    const { code, stderr } = await restore(database, copy)
    expect(code).toBe(1)
    expect(stderr).toContain('--overwrite')
    expect((await contentOf(database)).purchases).toEqual([])
    expect(await restore(database, copy, '--overwrite')).toMatchObject({ code: 0, stderr: '' })
    expect((await contentOf(database)).purchases?.length).toBeGreaterThan(0)
  })

  test('can be read by this account of the machine only, whoever may read the copy', async () => {
    const [database, open] = [newPath('sqlite'), newPath('backup')]
    copyFileSync(copy, open)
    chmodSync(open, 0o644)
    await restore(database, open)
    expect((statSync(database).mode & 0o777).toString(8)).toBe('600')
  })

  test('does not replace the database of a server that runs', async () => {
    const { database: databaseFile } = server.settings
    const before = await server.count('purchases')
    const { code, stderr } = await restore(databaseFile, copy, '--overwrite')
    expect(code).toBe(1)
    expect(stderr).toContain('arrêtez d’abord le serveur')
    expect(await server.count('purchases')).toBe(before)
    expect(readdirSync(dirname(databaseFile)).filter(name => name.endsWith('.part'))).toEqual([])
  })

  test('replaces a database that is broken', async () => {
    const database = newPath('sqlite')
    writeFileSync(database, 'plus rien de lisible '.repeat(500))
    expect(await restore(database, copy, '--overwrite')).toMatchObject({ code: 0, stderr: '' })
    expect((await contentOf(database)).users).toHaveLength(1)
  })

  test.each([
    ['cut', (file: string) => truncateSync(file, statSync(file).size / 2)],
    ['that is something else', (file: string) => writeFileSync(file, 'autre chose')],
    ['that is empty', (file: string) => writeFileSync(file, '')],
  ])('of a copy %s is refused, and makes no database', async (_, damage) => {
    const damaged = newPath('backup')
    copyFileSync(copy, damaged)
    damage(damaged)
    const database = newPath('sqlite')
    const { code, stderr } = await restore(database, damaged)
    expect(code).toBe(1)
    expect(stderr).toContain('abîmée')
    expect(existsSync(database)).toBe(false)
  })

  test('of a copy made by a later version is refused', async () => {
    const later = newPath('backup')
    copyFileSync(copy, later)
    const opened = await openDatabase(later)
    await opened.writer('knex_migrations').insert({ name: '9999-later', batch: 2, migration_time: 0 })
    await opened.close()
    const { code, stderr } = await restore(newPath('sqlite'), later)
    expect(code).toBe(1)
    expect(stderr).toContain('version plus récente')
  })
})

test.each(['backup', 'restore'] as const)('%s without a file says how it is used, and ends with 2', async script => {
  const { code, stderr } = await run(script, newPath('sqlite'), [])
  expect(code).toBe(2)
  expect(stderr).toContain(`npm run ${script} -- FICHIER`)
})

test('without the programs of PostgreSQL, the message says what to install', async () => {
  const url = 'postgres://ma_cantine:secret@127.0.0.1:9/ma_cantine'
  const { code, stderr } = await run('backup', newPath('sqlite'), [newPath('dump')], {
    DATABASE_URL: url,
    SESSION_SECRET: 'x'.repeat(40),
    PATH: folder,
  })
  expect(code).toBe(1)
  expect(stderr).toContain('pg_dump')
  expect(stderr).toContain('postgresql-client')
  expect(stderr).not.toContain('secret')
})
