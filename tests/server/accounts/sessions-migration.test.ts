import { afterAll, beforeAll, expect, test } from 'vitest'
import { down, up } from '../../../server/database/migrations/0012-pending-addresses.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('a session older than idle expiry keeps its end, and has 90 days to be used', async () => {
  const { database } = server.app.services
  const in100Days = new Date(Date.now() + 100 * 86_400_000).toISOString()
  const in80Days = new Date(Date.now() + 80 * 86_400_000).toISOString()
  const dates = async () =>
    (await database.reader('sessions').orderBy('key')).map(({ expiryDate, endDate }) => ({ expiryDate, endDate }))
  await database.transaction(async transaction => {
    await down(transaction)
    await transaction('sessions').insert([
      { key: 'long', content: '{}', expiryDate: in100Days },
      { key: 'short', content: '{}', expiryDate: in80Days },
    ])
    await up(transaction)
  })
  const [long, short] = await dates()
  expect(long?.endDate).toBe(in100Days)
  expect((Date.parse(long?.expiryDate) - Date.now()) / 86_400_000).toBeCloseTo(90, 2)
  expect(short).toEqual({ expiryDate: in80Days, endDate: in80Days })
  // After undoing the migration, sessions keep their end.
  await database.transaction(async transaction => {
    await down(transaction)
    const rows = await transaction('sessions').orderBy('key')
    expect(rows.map(({ expiryDate }) => expiryDate)).toEqual([in100Days, in80Days])
    await up(transaction)
  })
})
