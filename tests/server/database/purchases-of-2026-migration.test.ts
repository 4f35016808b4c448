import knex from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPostgresqlAddress } from '../../../server/database/connection.ts'
import * as purchasesOf2026 from '../../../server/database/migrations/0045-purchases-of-2026.ts'
import { openPostgresql } from '../../../server/database/postgresql.ts'
import { openSqlite } from '../../../server/database/sqlite.ts'
import { file } from '../../support/files.ts'
import { tilleuls } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function migrate(step: typeof purchasesOf2026.up): Promise<void> {
  const { database: location } = server.settings
  const plain = (isPostgresqlAddress(location) ? openPostgresql : openSqlite)(location, knex, { hasTimeLimits: false })
  await plain.transaction(step)
  await plain.close()
}

/** Rows by the names of their columns, in any order of these. */
const stored = async (table: string) =>
  (await server.rows(table)).map(row => Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))

test('former rows stay exact; those of 2026 come back as near as the former version can say them', async () => {
  const manager = await server.addPerson()
  await server.addCanteen(tilleuls, [manager])
  const local = (definition_local: string) => ({ caracteristiques: 'BIO,LOCAL', definition_local })
  await server.importPurchases(
    manager,
    file('achats', [{}, ...['AUTOUR_SERVICE', 'DEPARTMENT', 'REGION', 'AUTRE'].map(local)]),
  )
  await server.importCanteens(manager, file('cantines', [{}]))
  const former = { purchases: await stored('purchases'), imports: await stored('imports') }
  await server.importPurchases(
    manager,
    file('achats_2026_siret', [
      { origine: 'EUROPE' },
      { est_local: 'x', definition_local: 'KM', definition_local_km: '50', categories_egalim: '' },
    ]),
  )

  await migrate(purchasesOf2026.down)
  const down = await stored('purchases')
  expect(down.slice(0, 5)).toEqual(former.purchases.map(({ localDefinitionKm: _, ...row }) => row))
  expect(down.slice(5)).toMatchObject([
    { characteristics: '["BIO"]', localDefinition: null },
    { characteristics: '["FRANCE","LOCAL"]', localDefinition: 'AUTRE' },
  ])
  expect((await stored('imports')).map(({ kind }) => kind)).toEqual(['achats', 'cantines', 'achats'])

  await migrate(purchasesOf2026.up)
  expect((await stored('purchases')).slice(0, 5)).toEqual(former.purchases)
  expect((await stored('imports')).slice(0, 2)).toEqual(former.imports)
})
