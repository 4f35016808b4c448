import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as bulkPurchases from '../../../server/database/migrations/0010-bulk-purchases.ts'
import * as insertedPurchases from '../../../server/database/migrations/0011-inserted-purchases.ts'
import * as purchaseReferences from '../../../server/database/migrations/0015-purchase-references.ts'
import * as purchaseSums from '../../../server/database/migrations/0028-purchase-sums.ts'
import * as purchaseOrders from '../../../server/database/migrations/0029-purchase-orders.ts'
import * as countedBatches from '../../../server/database/migrations/0043-counted-batches.ts'
import { file } from '../../support/files.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteenId: number
let otherId: number
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.empty()
  manager = await server.addPerson()
  canteenId = await server.addCanteen(tilleuls, [manager])
  otherId = await server.addCanteen(parc, [manager])
})
afterAll(() => server.close())

const writer = () => server.app.services.database.writer
const dates = { creationDate: '2024-01-01T00:00:00.000Z', modificationDate: '2024-01-01T00:00:00.000Z' }
const insert = (values: Record<string, unknown>) =>
  writer()('purchases').insert({ canteenId, date: '2024-01-01', priceHt: 1, searchText: '', ...dates, ...values })
const importRows = (rows: Record<string, string>[]) => server.importPurchases(manager, file('achats', rows))

/** Messages of the databases, and of triggers of earlier versions, about a missing reference. */
const broken = /foreign key constraint|do not go together/i

test('a purchase has a canteen and, if any, an import that exist', async () => {
  await insert({})
  await expect(insert({ canteenId: 999 })).rejects.toThrow(broken)
  await expect(insert({ importId: 999 })).rejects.toThrow(broken)
  await expect(writer()('purchases').update({ canteenId: 999 })).rejects.toThrow(broken)
  await expect(writer()('purchases').update({ importId: 999 })).rejects.toThrow(broken)
  await writer()('purchases').update({ canteenId: otherId })
  expect(await server.rows('purchases')).toMatchObject([{ canteenId: otherId, importId: null }])
})

test('a canteen and an import stay as long as they have purchases', async () => {
  const { importId } = await importRows([{}])
  // Only its purchases refer to it.
  for (const table of ['canteenManagers', 'canteenSectors', 'purchaseCounts', 'purchaseMonths', 'purchaseTexts'])
    await writer()(table).delete()
  await expect(writer()('canteens').where({ id: canteenId }).delete()).rejects.toThrow(broken)
  await expect(writer()('canteens').where({ id: canteenId }).update({ id: 998 })).rejects.toThrow(broken)
  await expect(writer()('imports').where({ id: importId }).delete()).rejects.toThrow(broken)
  await writer()('purchases').delete()
  await writer()('imports').where({ id: importId }).delete()
  await writer()('canteens').where({ id: canteenId }).delete()
  expect(await server.rows('canteens')).toMatchObject([{ id: otherId }])
})

test('a purchase has a text to search in', async () => {
  await expect(insert({ searchText: null })).rejects.toThrow(/not.null/i)
  await insert({})
  await expect(writer()('purchases').update({ searchText: null })).rejects.toThrow(/not.null/i)
})

test('the migrations can be undone and done again, with purchases', async () => {
  await importRows([{}])
  for (const step of [
    countedBatches.down,
    purchaseOrders.down,
    purchaseSums.down,
    purchaseReferences.down,
    insertedPurchases.down,
    bulkPurchases.down,
    bulkPurchases.up,
    insertedPurchases.up,
    purchaseReferences.up,
    purchaseSums.up,
    purchaseOrders.up,
    countedBatches.up,
  ]) {
    await step(writer())
    await expect(insert({ canteenId: 999 })).rejects.toThrow(broken)
    await expect(insert({ searchText: null })).rejects.toThrow(/missing|not.null/i)
  }
  await importRows([{ description: 'Navets' }])
  const { purchases, counted } = {
    purchases: await server.count('purchases'),
    counted: await server.rows('purchaseCounts'),
  }
  expect(counted.reduce((sum, { count }) => sum + Number(count), 0)).toBe(purchases)
})
