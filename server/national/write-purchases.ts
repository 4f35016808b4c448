import { createHash } from 'node:crypto'
import type { FileReport } from '@ma-cantine/lib/imports/check-file'
import { schemaOf } from '@ma-cantine/lib/imports/file-kinds'
import { type ImportCounts, noImportCounts } from '@ma-cantine/lib/imports/import-counts'
import type { Knex } from 'knex'
import type { BulkTarget, BulkValue } from '../database/bulk-rows.ts'
import type { Database } from '../database/connection.ts'
import { rawRows, sqlOf } from '../database/sql.ts'
import { purchaseRows } from '../purchases/purchase-row.ts'
import { inBatches, range, type Tell } from './batches.ts'
import { blockSize, type Country } from './country.ts'
import { diceOf } from './dice.ts'
import { insertRows } from './insert-rows.ts'
import { instantBetween } from './instants.ts'
import { inventPurchases, sharePurchases, sharingSize } from './invented-purchases.ts'

const columns = [
  'canteenId',
  'date',
  'description',
  'provider',
  'family',
  'characteristics',
  'priceHt',
  'localDefinition',
  'searchText',
  'importId',
  'importRow',
  'importSource',
  'fingerprint',
  'creationDate',
  'modificationDate',
] as const

const target: BulkTarget = {
  table: 'purchases',
  columns: purchaseRows.sqlTypes(columns),
  constants: { creation_source: 'IMPORT' },
}

const importsTarget = {
  table: 'imports',
  columns: {
    id: 'integer',
    user_id: 'integer',
    file_name: 'text',
    file_size: 'integer',
    md5: 'text',
    sha256: 'text',
    date: 'text',
    row_count: 'integer',
    created: 'integer',
    report: 'text',
  },
  constants: { through: 'session', kind: 'achats', status: 'done' },
} as const satisfies BulkTarget

const importedCanteensTarget = {
  table: 'import_canteens',
  columns: { import_id: 'integer', canteen_id: 'integer' },
  constants: {},
} as const satisfies BulkTarget

/** About the bytes of a row of a file. */
const rowSize = 105

/**
 * Canteens of a transaction, some 15 000 purchases. They come as an import for each block, for the database counts those of
 * an import at once: on SQLite, each would be counted alone otherwise.
 */
const batchSize = 2 * sharingSize

export const writePurchases = (database: Database, tell: Tell, country: Country): Promise<number> =>
  inBatches(
    database,
    tell,
    { what: 'Achats', count: country.canteens, size: batchSize },
    async (transaction, start, end) => {
      const counts = range(Math.floor(start / sharingSize), Math.ceil(end / sharingSize), part =>
        sharePurchases(country, part * sharingSize),
      ).flat()
      const blocks = range(Math.floor(start / blockSize), Math.ceil(end / blockSize), block => {
        const first = block * blockSize
        const own = counts.slice(first - start, first - start + blockSize)
        return inventImport(country, block, own)
      }).filter(({ rows }) => rows.length > 0)
      await insertRows(
        transaction,
        importsTarget,
        blocks.map(({ entry }) => entry),
      )
      await insertRows(
        transaction,
        importedCanteensTarget,
        blocks.flatMap(({ importId, canteenIds }) => canteenIds.map(id => [importId, id])),
      )
      const written = await insertRows(
        transaction,
        target,
        blocks.flatMap(({ rows }) => rows),
      )
      await endImports(transaction, blocks)
      return written
    },
  )

interface InventedImport {
  readonly importId: number
  readonly canteenIds: readonly number[]
  readonly entry: readonly BulkValue[]
  readonly rows: readonly (readonly BulkValue[])[]
}

/** The file of the manager of a block, whose canteens have so many purchases. */
function inventImport(country: Country, block: number, counts: readonly number[]): InventedImport {
  const importId = country.first.imports + block
  const dice = diceOf(country.seed, 'import', block)
  const date = instantBetween(dice, '2026-01-05', '2026-02-27')
  const digest = (algorithm: string) => createHash(algorithm).update(`${country.seed} ${block}`).digest('hex')
  const md5 = digest('md5')
  const purchases = counts.flatMap((count, index) => inventPurchases(country, block * blockSize + index, count))
  const rows = purchases.map((purchase, index) => {
    // The first row of a file is its header.
    const row = {
      ...purchase,
      importId,
      importRow: index + 2,
      importSource: md5,
      creationDate: date,
      modificationDate: date,
    }
    return columns.map(column => row[column])
  })
  const { name, version } = schemaOf('achats')
  const report: FileReport = {
    valid: true,
    schema: { name, version },
    encoding: 'utf-8',
    bom: false,
    delimiter: ',',
    rows: rows.length,
    errorCount: 0,
    warningCount: 0,
    groups: [],
    errors: [],
    warnings: [],
    digest: digest('sha256'),
  }
  const entry = [
    importId,
    country.first.users + block,
    `achats-${block + 1}.csv`,
    rowSize * rows.length,
    md5,
    digest('sha256'),
    date,
    rows.length,
    rows.length,
    JSON.stringify(report),
  ]
  const canteenIds = counts.flatMap((count, index) =>
    count > 0 ? country.first.canteens + block * blockSize + index : [],
  )
  return { importId, canteenIds, entry, rows }
}

/** Tells what each import created, upon which SQLite counts its purchases. */
async function endImports(transaction: Knex.Transaction, imports: readonly InventedImport[]): Promise<void> {
  const given = imports.map(({ importId, rows }) => {
    const counts: ImportCounts = { ...noImportCounts, purchases: { created: rows.length, skipped: 0 } }
    return [importId, JSON.stringify(counts)]
  })
  const table = sqlOf(transaction).jsonRows({ id: 'integer', counts: 'text' })
  await rawRows(
    transaction,
    `UPDATE imports SET counts = given.counts FROM ${table} AS given WHERE given.id = imports.id`,
    [JSON.stringify(given)],
  )
}
