import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/connection.ts'
import { migrations } from '../../../server/database/migrate.ts'
import { isPostgresql } from '../../../server/database/sql.ts'
import { isLong } from '../../support/trials.ts'
import { describeDatabase } from '../support/describe-database.ts'
import { type EmptyDatabase, emptyDatabase, migrateTo, withPlainNames } from '../support/earlier-databases.ts'
import { storeRows } from '../support/stored-rows.ts'
import published from './published-schemas.json' with { type: 'json' }

const names = migrations.map(({ name }) => name)
const kind = process.env.TEST_DATABASE === 'postgresql' ? 'postgresql' : 'sqlite'

/** The latest versions, and older ones: fewer on PostgreSQL, which takes several times as long. */
const latest = isLong ? 8 : 3
const step = kind === 'sqlite' ? (isLong ? 1 : 16) : isLong ? 4 : Number.POSITIVE_INFINITY
const isWalked = (version: string): boolean => {
  const age = names.length - 1 - names.indexOf(version)
  return age < latest || age % step === 0
}

let folder: string
/** Goes through all versions, one after the other: a copy of it is a database of the version that it has reached. */
let growing: EmptyDatabase
let newest: readonly string[]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ma-cantine-versions-'))
  growing = await emptyDatabase(folder)
  newest = await onNew(async ({ location }) => {
    await startOn(location)
    return withPlainNames(location, describeDatabase)
  })
})
afterAll(async () => {
  await growing.drop()
  rmSync(folder, { recursive: true, force: true })
})

/** Works on a new database, empty or a copy, which is dropped afterwards. */
async function onNew<Result>(work: (made: EmptyDatabase) => Promise<Result>, copied?: EmptyDatabase): Promise<Result> {
  const made = await emptyDatabase(folder, copied)
  try {
    return await work(made)
  } finally {
    await made.drop()
  }
}

/** Migrates the database like a server that starts on it. */
const startOn = async (location: string) => (await openDatabase(location)).close()

/** SQLite has no booleans. */
const comparable = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value)
const comparableRow = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [key, comparable(value)]))

const dataTables = async (database: Knex): Promise<string[]> => {
  const query = isPostgresql(database)
    ? database('pg_tables').where({ schemaname: 'public' }).pluck('tablename')
    : database('sqlite_schema').where({ type: 'table' }).pluck('name')
  const all: string[] = await query
  return all.filter(name => !/^(knex|sqlite)_/.test(name))
}

/** The stored counts, and counts of the purchases. */
async function counts(database: Knex): Promise<{ kept: unknown[]; counted: unknown[] }> {
  const groups = ['canteen_id', 'family', 'characteristics']
  const kept: { count: number }[] = await database('purchase_counts')
    .groupBy(groups)
    .orderBy(groups)
    .select(groups)
    .sum({ count: 'count' })
  const group = ['family', 'characteristics'].map(name => database.raw(`coalesce(${name}, '') AS ${name}`))
  const counted: unknown[] = await database('purchases')
    .whereNull('deletion_date')
    .groupByRaw('1, 2, 3')
    .orderByRaw('1, 2, 3')
    .select('canteen_id', ...group)
    .count({ count: '*' })
  return { kept: kept.filter(({ count }) => count !== 0), counted }
}

describe.each(names)('a database of version %s', version => {
  test('is the same as when that version was published', async () => {
    const description = await withPlainNames(growing.location, async database => {
      await migrateTo(database, version)
      return describeDatabase(database)
    })
    const digest = createHash('sha256').update(description.join('\n')).digest('hex')
    const known: Readonly<Record<string, Readonly<Record<string, string>>>> = published
    expect(
      digest,
      `Migration ${version} does not make the tables that published-schemas.json tells. If it is published, databases that had it will never get the change: write a new migration. If it is new, add its digest.`,
    ).toBe(known[version]?.[kind])
  })

  if (!isWalked(version)) return
  test('is migrated to the tables of a new one, and keeps its data', async () => {
    await withPlainNames(growing.location, database => migrateTo(database, version))
    await onNew(async ({ location }) => {
      const stored = await withPlainNames(location, async database => {
        const rows = await storeRows(database)
        for (const table of await dataTables(database)) {
          expect(await database(table).first(), `storedRows has no row of ${table}`).toBeDefined()
        }
        return rows
      })
      await startOn(location)
      await withPlainNames(location, async database => {
        expect(await describeDatabase(database)).toEqual(newest)
        for (const [table, rows] of stored) {
          const found = (await database(table)).map(comparableRow)
          expect(found, table).toHaveLength(rows.length)
          for (const row of rows) expect(found, table).toContainEqual(expect.objectContaining(comparableRow(row)))
        }
        const { kept, counted } = await counts(database)
        expect(kept).toEqual(counted)
      })
    }, growing)
  })
})

describe('what a migration derives from existing data', () => {
  const migrated = <Result>(
    version: string,
    work: (database: Knex) => Promise<Result>,
    prepare: (database: Knex) => Promise<unknown> = async () => {},
  ): Promise<Result> =>
    onNew(async ({ location }) => {
      await withPlainNames(location, async database => {
        await migrateTo(database, version)
        await storeRows(database)
        await prepare(database)
      })
      await startOn(location)
      return withPlainNames(location, work)
    })

  test('a token made before tokens had limits has the scopes of that time, and no later ones', async () => {
    const token = await migrated('0003-accounts', database => database('access_tokens').first())
    expect(JSON.parse(token.scopes)).toEqual([
      'user:read',
      'canteen:read',
      'canteen:write',
      'purchase:read',
      'purchase:write',
      'diagnostic:read',
      'diagnostic:write',
      'import:write',
    ])
  })

  test('a declaration of a kitchen covers the satellites of its frozen data that still exist', async () => {
    const satellites = [
      { id: 2, yearly_meal_count: 12_000 },
      { id: 999, yearly_meal_count: null },
    ]
    const declared = { teledeclaration_mode: 'CENTRAL_ALL', declared_data: JSON.stringify({ satellites }) }
    const covered = await migrated(
      '0070-month-point',
      database => database('declared_satellites'),
      database => database('teledeclarations').update(declared),
    )
    expect(covered).toEqual([{ teledeclaration_id: 1, canteen_id: 2, yearly_meal_count: 12_000 }])
  })

  test('purchases can be searched', async () => {
    const texts = await migrated('0008-operations', database => database('purchases').distinct().pluck('search_text'))
    expect(texts).toEqual(['creme\nferme des oeillets'])
  })

  test('imports and stored answers have their canteens', async () => {
    await migrated('0012-pending-addresses', async database => {
      const known = await database('import_canteens').orderBy('canteen_id').select('import_id', 'canteen_id')
      expect(known.map(row => Object.values(row as object))).toEqual([
        [1, 1],
        [1, 2],
      ])
      const { canteen_ids } = await database('idempotency_keys').first()
      expect(JSON.parse(canteen_ids).toSorted()).toEqual([1, 2])
    })
  })
})
