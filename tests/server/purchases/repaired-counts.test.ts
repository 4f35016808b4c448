import { afterAll, beforeAll, expect, test } from 'vitest'
import { purchaseCountsJob } from '../../../server/purchases/purchase-counts-job.ts'
import { file } from '../../support/files.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteen: number
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.addPerson()
  canteen = await server.addCanteen(tilleuls, [manager])
  await server.addCanteen(parc, [manager])
  const rows = [{}, { description: 'Navets' }, { description: 'Navets', prix_ht: '2,5' }, { siret: parc }]
  await server.importPurchases(manager, file('achats', rows))
})
afterAll(() => server.close())

const run = () => purchaseCountsJob.run(server.app.services, { signal: new AbortController().signal })
const list = async (query: string) => {
  const url = `/api/v1/purchases/?canteen=${canteen}&${query}`
  return (await server.app.inject({ url, headers: manager.headers })).json<{ count: number; results: object[] }>()
}
const summary = async () => {
  const url = `/api/v1/canteens/${canteen}/purchasesSummary/`
  return (await server.app.inject({ url, headers: manager.headers })).json<object>()
}
const readCounts = async () => {
  const { reader } = server.app.services.database
  const tables = await Promise.all(['purchaseCounts', 'purchaseMonths', 'purchaseTexts'].map(name => reader(name)))
  return tables.map(rows => rows.map(row => JSON.stringify({ ...row, id: undefined })).toSorted())
}
const repaired = async () => (await server.app.services.metrics.repairedCounts.get()).values[0]?.value

const queries = ['limit=2', 'search=navets', 'date_after=2000-01-15&date_before=2040-02-03']

test('counts that a write without triggers left wrong are answered by no negative number, and repaired by the job', async () => {
  const { writer } = server.app.services.database
  await run()
  expect(await repaired()).toBe(0)
  const counts = await readCounts()
  const right = await Promise.all([...queries.map(list), summary()])

  await writer('purchaseCounts').where({ canteenId: canteen }).update({ count: -2999, cents: -100 })
  await writer('purchaseMonths').where({ canteenId: canteen }).update({ count: -1 })
  await writer('purchaseTexts').where({ canteenId: canteen, searchText: 'navets\nla ferme' }).delete()
  for (const query of queries) expect((await list(query)).count).toBeGreaterThanOrEqual(0)
  expect(JSON.stringify(await summary())).not.toMatch(/:-/)

  await run()
  expect(await readCounts()).toEqual(counts)
  expect(await Promise.all([...queries.map(list), summary()])).toEqual(right)
  expect(await repaired()).toBe(1)
  await run()
  expect(await repaired()).toBe(1)
})
