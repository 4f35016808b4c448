import { afterAll, beforeAll, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { countScans } from '../support/postgresql-activity.ts'
import { moreSirets, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
})
afterAll(() => server.close())

test('undoing an import of canteens finds their purchases by an index, however many there are', async () => {
  const crowded = await server.addCanteen(tilleuls, [manager])
  const { writer } = server.app.services.database
  // All purchases belong to one canteen: a generic plan assumes that any canteen has many.
  await writer.raw(
    `INSERT INTO purchases (canteen_id, date, price_ht, search_text, creation_source, creation_date, modification_date)
     SELECT ?, '2024-01-01', 1, '', 'API', '2024-01-01', '2024-01-01' FROM generate_series(1, 100000)`,
    [crowded],
  )
  await writer.raw('ANALYZE purchases')
  const rows = moreSirets(100).map(siret => ({ siret }))
  const { importId } = await server.importCanteens(manager, file('cantines', rows))
  const before = await countScans(server, 'purchases')
  const { headers } = manager
  const answer = await server.app.inject({ method: 'POST', url: `/api/v1/imports/${importId}/undo/`, headers })
  expect(answer.json()).toMatchObject({ undo: { removed: 100, keptCount: 0 } })
  expect(await countScans(server, 'purchases')).toBe(before)
})
