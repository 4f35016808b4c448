import type { Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDriftedCanteens } from '../../../server/purchases/repair-purchase-counts.ts'
import { parc, tilleuls } from '../support/sirets.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** The tables of counts, in which a statement writes as much as it has purchases to count. */
const writtenCounts = `SELECT sum(pg_stat_get_xact_tuples_inserted(oid))::integer AS written FROM pg_class
  WHERE relname IN ('purchase_counts', 'purchase_months', 'purchase_texts')`

/** Vacuums the tables of purchases; returns the bytes that they still take. */
async function vacuum(writer: Knex): Promise<number> {
  await writer.raw('VACUUM ANALYZE')
  const { rows } = await writer.raw(`SELECT sum(pg_relation_size(oid))::integer AS size FROM pg_class
    WHERE relname IN ('purchases', 'purchase_counts', 'purchase_months', 'purchase_texts')`)
  return rows[0].size
}

test('purchases of an import are counted batch by batch, so that no statement takes longer with the file', async () => {
  const { database } = server.app.services
  const canteenId = await server.addCanteen(tilleuls, [])
  const insert = (transaction: Knex.Transaction, importId: number, first: number) =>
    transaction.raw(
      `INSERT INTO purchases (canteen_id, import_id, date, price_ht, search_text,
         creation_source, creation_date, modification_date)
       SELECT ?, ?, '2024-01-01', 1, 'achat ' || number, 'IMPORT', '2024-01-01', '2024-01-01'
       FROM generate_series(?::integer, ?::integer) AS number`,
      [canteenId, importId, first, first + 99],
    )
  const written = async (transaction: Knex.Transaction): Promise<number> =>
    (await transaction.raw(writtenCounts)).rows[0].written
  await database.transaction(async transaction => {
    const [row] = await transaction('imports')
      .insert({ through: 'token', kind: 'achats', status: 'done', date: '2024-01-01', fileSize: 1, report: '{}' })
      .returning('id')
    const { id } = row as { id: number }
    for (const first of [1, 51]) {
      await insert(transaction, id, first)
      expect(await findDriftedCanteens(transaction, [canteenId])).toEqual([])
    }
    const before = await written(transaction)
    await transaction('imports').where({ id }).update({ counts: '{}' })
    expect(await written(transaction)).toBe(before)
  })
})

test('a plan made for the only purchase of a country serves thousands of new texts, changed and deleted too', async () => {
  const { database } = server.app.services
  const canteenId = await server.addCanteen(parc, [])
  // What a server knows of the tables once all purchases are gone.
  await database.writer('purchases').delete()
  // Whoever reads a table at that moment keeps VACUUM from giving back its pages, and plans count them.
  await expect.poll(() => vacuum(database.writer)).toBe(0)
  const rows = 4000
  await database.transaction(async transaction => {
    let first = 1
    for (const count of [1, rows, rows]) {
      await transaction.raw(
        `INSERT INTO purchases (canteen_id, date, price_ht, search_text, creation_date, modification_date)
         SELECT ?, '2024-01-01', 1, 'achat ' || number, '2024-01-01', '2024-01-01'
         FROM generate_series(?::integer, ?::integer) AS number`,
        [canteenId, first, first + count - 1],
      )
      first += count
    }
    const some = (count: number) => transaction('purchases').select('id').orderBy('id').limit(count)
    for (const count of [1, rows]) await transaction('purchases').whereIn('id', some(count)).update({ priceHt: 2 })
    for (const count of [1, rows]) await transaction('purchases').whereIn('id', some(count)).delete()
  })
  expect(await findDriftedCanteens(database.reader, [canteenId])).toEqual([])
  expect(await server.count('purchases')).toBe(rows)
})
