import knex from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPostgresqlAddress } from '../../../server/database/connection.ts'
import * as filesOf2026 from '../../../server/database/migrations/0046-files-of-2026.ts'
import * as reportsOf2026 from '../../../server/database/migrations/0047-reports-of-2026.ts'
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

async function migrate(...steps: readonly (typeof reportsOf2026.up)[]): Promise<void> {
  const { database: location } = server.settings
  const plain = (isPostgresqlAddress(location) ? openPostgresql : openSqlite)(location, knex, { hasTimeLimits: false })
  await plain.transaction(async transaction => {
    for (const step of steps) await step(transaction)
  })
  await plain.close()
}

/** Rows by the names of their columns, in any order of these. */
const stored = async (table: string) =>
  (await server.rows(table)).map(row => Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))))

test('former rows stay exact; reports of 2026 lose their parts alone in the former version', async () => {
  const manager = await server.addPerson()
  await server.addCanteen(tilleuls, [manager])
  const send = (content: string) => server.upload('/api/v1/importDiagnostics/simple/', manager, content)
  const row = { siret: tilleuls, année_bilan: '2024' }
  await send(file('diagnostics', [row]))
  const former = { diagnostics: await stored('diagnostics'), imports: await stored('imports') }
  await send(file('diagnostics_2026_siret', [{ ...row, année_bilan: '2025' }]))
  expect((await stored('imports')).map(({ kind }) => kind)).toEqual(['diagnostics', 'diagnostics_2026_siret'])

  await migrate(reportsOf2026.down, filesOf2026.down)
  expect((await stored('imports')).map(({ kind }) => kind)).toEqual(['diagnostics', 'diagnostics'])
  const down = await stored('diagnostics')
  expect(former.diagnostics[0]).toMatchObject(down[0] ?? {})
  expect(down[1]).not.toHaveProperty('valueFishFranceHt')

  await migrate(filesOf2026.up, reportsOf2026.up)
  expect((await stored('diagnostics'))[0]).toEqual(former.diagnostics[0])
  expect((await stored('imports'))[0]).toEqual(former.imports[0])
})
