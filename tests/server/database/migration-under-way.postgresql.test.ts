import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/connection.ts'
import { migrations } from '../../../server/database/migrate.ts'
import { waitForBlockedConnection } from '../support/postgresql-activity.ts'
import { tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteen: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
})
afterAll(() => server.close())

const add = () =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/purchases/',
    headers: manager.headers,
    payload: { canteen, priceHt: 1 },
  })

test('a migration waits for what is being written, and what comes meanwhile is refused for a moment', async () => {
  const { database } = server.app.services
  const last = migrations.at(-1)
  await database.transaction(async transaction => {
    await last?.down(transaction)
    await transaction('knex_migrations').where({ name: last?.name }).delete()
  })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const writing = database.transaction(async transaction => {
    begin()
    await released
    await transaction('canteens').where({ id: canteen }).update({ name: 'Écrite avant' })
  })
  await begun
  const starting = openDatabase(server.settings.database)
  await waitForBlockedConnection(server)
  const { statusCode, headers } = await add()
  release()
  await writing
  await (await starting).close()
  expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
  expect((await add()).statusCode).toBe(201)
  expect(await server.rows('canteens')).toMatchObject([{ name: 'Écrite avant' }])
})
