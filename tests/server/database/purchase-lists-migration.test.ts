import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as firstTables from '../../../server/database/migrations/0001-first-tables.ts'
import * as purchaseLists from '../../../server/database/migrations/0009-purchase-lists.ts'
import { openSqlite } from '../../../server/database/sqlite.ts'

const folder = mkdtempSync(join(tmpdir(), 'ma-cantine-migration-'))
let database: Knex
beforeAll(async () => {
  database = openSqlite(join(folder, 'old.sqlite'), knex, { hasTimeLimits: false }).writer
  await firstTables.up(database)
  const dates = { creation_date: '2024-01-01T00:00:00.000Z', modification_date: '2024-01-01T00:00:00.000Z' }
  await database('canteens').insert({ id: 1, name: 'Cantine', ...dates })
  const rows = Array.from({ length: 6000 }, (_, index) => ({
    canteen_id: 1,
    date: '2024-01-01',
    description: `Crème n° ${index}`,
    family: index % 2 ? 'AUTRES' : null,
    characteristics: '["BIO"]',
    price_ht: 1,
    deletion_date: index === 0 ? dates.creation_date : null,
    ...dates,
  }))
  await database.batchInsert('purchases', rows, 50)
})
afterAll(async () => {
  await database.destroy()
  rmSync(folder, { recursive: true })
})

const counts = () =>
  database('purchase_counts').orderBy('family').select('canteen_id', 'family', 'characteristics', 'count')

test('existing purchases can be searched, and are counted', async () => {
  await purchaseLists.up(database)
  expect(await database('purchases').whereLike('search_text', 'creme n° 5999%')).toHaveLength(1)
  expect(await database('purchases').whereNull('search_text')).toEqual([])
  expect(await counts()).toEqual([
    { canteen_id: 1, family: '', characteristics: '["BIO"]', count: 2999 },
    { canteen_id: 1, family: 'AUTRES', characteristics: '["BIO"]', count: 3000 },
  ])
})

test('a purchase without a text to search in is refused by the database', async () => {
  const [row] = await database('purchases').limit(1)
  const { id, search_text, ...others } = row as Record<string, unknown>
  expect([id, search_text]).not.toContain(undefined)
  await expect(database('purchases').insert(others)).rejects.toThrow('search_text is missing')
  await expect(database('purchases').update({ search_text: null })).rejects.toThrow('search_text is missing')
})

test('the migration can be undone and done again', async () => {
  await purchaseLists.down(database)
  expect(await database.schema.hasTable('purchase_counts')).toBe(false)
  expect(await database.schema.hasColumn('purchases', 'search_text')).toBe(false)
  await purchaseLists.up(database)
  expect(await counts()).toHaveLength(2)
})
