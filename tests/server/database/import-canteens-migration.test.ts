import knex from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPostgresqlAddress } from '../../../server/database/connection.ts'
import * as importCanteens from '../../../server/database/migrations/0013-import-canteens.ts'
import * as purchaseReferences from '../../../server/database/migrations/0015-purchase-references.ts'
import * as purchaseSums from '../../../server/database/migrations/0028-purchase-sums.ts'
import { openPostgresql } from '../../../server/database/postgresql.ts'
import { openSqlite } from '../../../server/database/sqlite.ts'
import { file } from '../../support/files.ts'
import { marronniers, parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  await server.addCanteen(tilleuls, [manager])
  await server.addCanteen(parc, [manager])
})
afterAll(() => server.close())

/** Undoes and repeats the migration and those that depend on it, on a connection with SQL names. */
async function migrateAgain(): Promise<void> {
  const { database: location } = server.settings
  const plain = (isPostgresqlAddress(location) ? openPostgresql : openSqlite)(location, knex, { hasTimeLimits: false })
  const steps = [
    purchaseSums.down,
    purchaseReferences.down,
    importCanteens.down,
    importCanteens.up,
    purchaseReferences.up,
    purchaseSums.up,
  ]
  for (const step of steps) await plain.transaction(step)
  await plain.close()
}

interface Known {
  readonly importId: number
  readonly canteenId: number
}

async function known(): Promise<Known[]> {
  const rows: Known[] = await server.app.services.database.reader('importCanteens')
  return rows.toSorted((a, b) => a.importId - b.importId || a.canteenId - b.canteenId)
}

test('earlier imports get the canteens of their rows and of the history', async () => {
  const both = file('achats', [{ siret: tilleuls }, { siret: parc }])
  await server.importPurchases(manager, both)
  await server.importCanteens(manager, file('cantines', [{ siret: marronniers }]))
  await server.importDiagnostics('simple', manager, file('diagnostics', [{ siret: parc }]))
  const before = await known()
  expect(before).toHaveLength(4)
  await migrateAgain()
  expect(await known()).toEqual(before)
})

test('earlier answers are replayed if their canteens are known', async () => {
  const send = (key: string, query = '') => {
    const headers = { 'idempotency-key': key }
    const content = file('achats', [{ siret: parc, description: 'Navets' }])
    return server.upload(`/api/v1/importPurchases/${query}`, manager, content, { headers })
  }
  const [done] = [await send('fait'), await send('essai', '?dryRun=true')]
  await migrateAgain()
  const replayed = await send('fait')
  expect(replayed.headers['idempotent-replayed']).toBe('true')
  expect(replayed.body).toBe(done?.body)
  expect((await send('essai', '?dryRun=true')).headers['idempotent-replayed']).toBeUndefined()
  await server.app.services.database.writer('canteenManagers').delete()
  expect((await send('fait')).statusCode).toBe(403)
})
