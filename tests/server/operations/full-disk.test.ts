import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { afterAll, afterEach, expect, test } from 'vitest'
import { isPostgresqlAddress } from '../../../server/database/connection.ts'
import { isPostgresql } from '../../../server/database/sql.ts'
import { createDatabase, type FreshDatabase } from '../../support/fresh-database.ts'
import { giveToOrdinaryAccount } from '../../support/ordinary-account.ts'
import { administer } from '../../support/postgresql.ts'
import { purchasesContent } from '../support/purchases-content.ts'
import { tilleuls } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

/** Simulates a full disk for rows of purchases, with the database's own error. @returns a function that frees space. */
async function fill({ app }: TestServer): Promise<() => Promise<void>> {
  const { writer } = app.services.database
  if (isPostgresql(writer)) {
    await writer.raw(
      `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`,
    )
    await writer.raw('CREATE TRIGGER no_room BEFORE INSERT ON purchases EXECUTE FUNCTION no_room()')
    return async () => void (await writer.raw('DROP TRIGGER no_room ON purchases'))
  }
  const [{ pageCount } = { pageCount: 0 }]: { pageCount: number }[] = await writer.raw('PRAGMA page_count')
  await writer.raw(`PRAGMA max_page_count = ${pageCount}`)
  return async () => void (await writer.raw('PRAGMA max_page_count = 1073741823'))
}

test('on a full disk the database makes an import answer 507 and stores nothing; the import succeeds once there is space', async () => {
  server = await startTestServer()
  const person = await server.addPerson()
  await server.addCanteen(tilleuls, [person])
  const content = purchasesContent(5000, 'Plein')
  const giveRoom = await fill(server)
  const answer = await server.upload('/api/v1/importPurchases/', person, content)
  expect(answer.statusCode).toBe(507)
  expect(answer.json()).toEqual({ detail: httpRefusals('no-room').in('fr') })
  expect(server.log.join('')).toContain('no room left on a disk')
  expect([await server.count('purchases'), server.temporaryFiles()]).toEqual([0, []])
  await giveRoom()
  expect(await server.importPurchases(person, content)).toMatchObject({ count: 5000 })
})

/** A disk of that size, where this account may mount one. */
function smallDisk(size: string): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
}
const disk = smallDisk('256k')
const databaseDisk = smallDisk('64m')
if (!disk || !databaseDisk) console.warn('Full disks are not tried: this account may not mount one.')
afterAll(() => {
  for (const folder of [disk, databaseDisk]) {
    if (!folder) continue
    // PostgreSQL closes removed files when it has time to.
    execFileSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true })
  }
})

/** An empty database whose files are in the folder. */
async function createDatabaseOn(folder: string): Promise<FreshDatabase> {
  const database = await createDatabase(folder)
  if (!isPostgresqlAddress(database.location)) return database
  const cluster = process.env.TEST_POSTGRESQL ?? ''
  const name = new URL(database.location).pathname.slice(1)
  giveToOrdinaryAccount(folder)
  await administer(cluster, async direct => {
    await direct.raw(`CREATE TABLESPACE small LOCATION '${folder}'`)
    await direct.raw(`ALTER DATABASE ${name} SET TABLESPACE small`)
  })
  return {
    ...database,
    async drop() {
      await database.drop()
      await administer(cluster, async direct => void (await direct.raw('DROP TABLESPACE small')))
    },
  }
}

test.runIf(databaseDisk)(
  'on a disk without space for the database an import answers 507, and the node is not ready',
  async () => {
    const folder = databaseDisk ?? ''
    const database = await createDatabaseOn(folder)
    server = await startTestServer({ DISK_RESERVE: '1000000' }, { database: database.location })
    const ready = async () => (await server?.app.inject('/readyz'))?.body
    const person = await server.addPerson()
    await server.addCanteen(tilleuls, [person])
    const content = purchasesContent(5000, 'Plein')
    const { bavail, bsize } = statfsSync(folder)
    const filling = join(folder, 'filling')
    writeFileSync(filling, Buffer.alloc(bavail * bsize - 500_000))
    const answer = await server.upload('/api/v1/importPurchases/', person, content)
    expect([answer.statusCode, answer.json()]).toEqual([507, { detail: httpRefusals('no-room').in('fr') }])
    expect([await server.count('purchases'), await ready()]).toEqual([0, '{"status":"disk"}'])
    rmSync(filling)
    expect(await ready()).toBe('{"status":"ready"}')
    expect(await server.importPurchases(person, content)).toMatchObject({ count: 5000 })
    await server.close()
    server = undefined
    await database.drop()
  },
)

test.runIf(disk)('a full temporary folder answers 507, and the node is not ready', async () => {
  server = await startTestServer({}, { temporaryFolder: disk ?? '' })
  const person = await server.addPerson()
  await server.addCanteen(tilleuls, [person])
  const answer = await server.upload('/api/v1/importPurchases/', person, purchasesContent(5000, 'Plein'))
  expect(answer.statusCode).toBe(507)
  expect(await server.count('purchases')).toBe(0)
  const { statusCode, body } = await server.app.inject('/readyz')
  expect([statusCode, body]).toEqual([503, '{"status":"disk"}'])
  expect(await server.importPurchases(person, purchasesContent(10, 'Petit'))).toMatchObject({ count: 10 })
})

test('a node with less free space than the reserve is not ready, and goes on serving', async () => {
  server = await startTestServer({ DISK_RESERVE: String(Number.MAX_SAFE_INTEGER) })
  const { statusCode, body } = await server.app.inject('/readyz')
  expect([statusCode, body]).toEqual([503, '{"status":"disk"}'])
  expect((await server.app.inject('/api/v1/sectors/')).statusCode).toBe(200)
})

test('a reserve of zero is always available', async () => {
  server = await startTestServer({ DISK_RESERVE: '0' })
  expect((await server.app.inject('/readyz')).statusCode).toBe(200)
})
