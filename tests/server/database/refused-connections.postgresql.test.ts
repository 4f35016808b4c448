import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDatabase } from '../../support/fresh-database.ts'
import { administer } from '../../support/postgresql.ts'
import { tilleuls } from '../support/sirets.ts'
import { startTestServer } from '../support/test-server.ts'

test('a node to which PostgreSQL gives few connections answers all with those it has', async () => {
  const database = await createDatabase('')
  const role = `few_${randomUUID().replaceAll('-', '')}`
  await administer(database.location, async direct => {
    await direct.raw(`
      CREATE ROLE ${role} LOGIN CONNECTION LIMIT 6;
      GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role};
      GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO ${role}`)
  })
  const server = await startTestServer(
    {},
    { database: Object.assign(new URL(database.location), { username: role }).href },
  )
  const person = await server.addPerson()
  const canteen = await server.addCanteen(tilleuls, [person])
  const read = () => server.app.inject({ url: '/api/v1/purchases/', headers: person.headers })
  const write = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/purchases/',
      headers: person.headers,
      payload: { canteen, priceHt: 1 },
    })
  const calls = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? read() : write()))
  const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200, 201]))
  expect((await server.app.inject('/readyz')).statusCode).toBe(200)
  expect(await server.count('purchases')).toBe(30)
  await server.close()
  await administer(database.location, async direct => {
    await direct.raw(`DROP OWNED BY ${role}; DROP ROLE ${role}`)
  })
  await database.drop()
})
