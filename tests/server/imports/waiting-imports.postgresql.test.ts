import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { purchasesContent } from '../support/purchases-content.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { type StoppedWrite, stopWrite } from '../support/stopped-write.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

const rows = 5000

let server: TestServer
let manager: Person
let canteen: number
let stopped: StoppedWrite
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
})
afterAll(() => server.close())

/** Lets the import that was stopped go on. */
let release: () => Promise<void>
beforeEach(async () => {
  const condition = `NEW.description LIKE 'Premier % ${rows - 500}'`
  stopped = await stopWrite({ location: server.settings.database }, { before: 'INSERT ON purchases', condition })
  let released: Promise<void> | null = null
  release = () => {
    released ??= stopped.release()
    return released
  }
})
afterEach(() => release())

const send = (method: 'POST' | 'PATCH', url: string, payload: object) =>
  server.app.inject({ method, url, headers: manager.headers, payload })
const importFirst = (label: string) => server.importPurchases(manager, purchasesContent(rows, `Premier ${label}`))

/** Statements that wait for a lock, besides that of the import which is stopped. */
async function countWaiting(): Promise<number> {
  const { rows } = await server.app.services.database.probe.raw<{ rows: { waiting: number }[] }>(
    `SELECT count(*)::integer AS waiting FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock' AND query NOT LIKE 'COPY%'`,
  )
  return rows[0]?.waiting ?? 0
}

test('typed purchases can be changed while an import of their canteen is written', async () => {
  const ids: number[] = []
  for (const priceHt of [1, 2]) {
    ids.push((await send('POST', '/api/v1/purchases/', { canteen, priceHt })).json<{ id: number }>().id)
  }
  const importing = importFirst('Un')
  await stopped.waitUntilReached()
  for (const id of ids) {
    const { statusCode } = await send('PATCH', `/api/v1/purchases/${id}/`, { priceHt: 3 })
    expect(statusCode).toBe(200)
  }
  await release()
  expect(await importing).toMatchObject({ count: rows, similarPurchaseCount: 0 })
})

test('twelve imports of one team on one node wait for each other without a connection, others do not, and all are stored', async () => {
  const importing = importFirst('Deux')
  await stopped.waitUntilReached()
  const others = Array.from({ length: 11 }, (_, index) =>
    server.importPurchases(manager, purchasesContent(20, `Suivant ${index}`)),
  )
  const stranger = await server.addPerson()
  await server.addCanteen(parc, [stranger])
  const content = purchasesContent(rows, 'Ailleurs').replaceAll(tilleuls, parc)
  expect(await server.importPurchases(stranger, content)).toMatchObject({ count: rows })
  expect(await countWaiting()).toBe(0)
  await release()
  expect(await importing).toMatchObject({ count: rows })
  expect((await Promise.all(others)).map(({ count }) => count)).toEqual(Array(11).fill(20))
})
