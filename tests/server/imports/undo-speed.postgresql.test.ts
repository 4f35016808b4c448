import { afterAll, beforeAll, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { scansOf } from '../support/postgresql-activity.ts'
import { moreSirets, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
})
afterAll(() => server.close())

test('undoing an import of canteens looks the purchases of each up by an index, however many purchases there are', async () => {
  const crowded = await server.addCanteen(tilleuls, [manager])
  const { writer } = server.app.services.database
  // Of one canteen: whoever plans for all of them believes that any purchase will do.
  await writer.raw(
    `INSERT INTO purchases (canteen_id, date, price_ht, search_text, creation_source, creation_date, modification_date)
     SELECT ?, '2024-01-01', 1, '', 'API', '2024-01-01', '2024-01-01' FROM generate_series(1, 100000)`,
    [crowded],
  )
  await writer.raw('ANALYZE purchases')
  const rows = moreSirets(100).map(siret => ({ siret }))
  const { importId } = await server.importCanteens(manager, file('cantines', rows))
  const before = await scansOf(server, 'purchases')
  const { headers } = manager
  const answer = await server.app.inject({ method: 'POST', url: `/api/v1/imports/${importId}/undo/`, headers })
  expect(answer.json()).toMatchObject({ undo: { removed: 100, keptCount: 0 } })
  expect(await scansOf(server, 'purchases')).toBe(before)
})
