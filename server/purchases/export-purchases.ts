import { purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'
import { writeOds } from '@ma-cantine/lib/spreadsheets/ods/write-ods'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Knex } from 'knex'
import { Download } from '../http/download.ts'
import { type Cell, exportColumns } from '../lists/export-columns.ts'
import { type FileFormat, mediaTypes } from '../lists/file-format.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { findSelectedPurchases, readPurchases } from './read-selected-purchases.ts'
import type { PurchaseFilters } from './select-purchases.ts'

const { headers, sheetColumns, odsColumns, sheetRow, csvHeader, csvRow } = exportColumns(purchaseFields)

type Batches = ReturnType<typeof readPurchases>

async function* lines(batches: Batches): AsyncGenerator<string> {
  yield csvHeader
  for await (const purchases of batches) yield purchases.map(csvRow).join('')
}

async function* cells(batches: Batches): AsyncGenerator<Cell[]> {
  for await (const purchases of batches) yield* purchases.map(sheetRow)
}

async function* cellsWithHeaders(batches: Batches): AsyncGenerator<Cell[]> {
  yield headers
  yield* cells(batches)
}

const name = 'Achats'

const contents = {
  csv: lines,
  xlsx: (batches: Batches) => writeXlsxStream(cells(batches), { name, columns: sheetColumns, freezePane: { rows: 1 } }),
  ods: (batches: Batches) => writeOds(cellsWithHeaders(batches), { name, columns: odsColumns }),
}

/** The selected purchases in the order of the list, with the words that people read: a file for them, not for imports. */
export async function exportPurchases(
  database: Knex,
  reach: Reach,
  filters: PurchaseFilters,
  format: FileFormat,
): Promise<Download> {
  const { ids } = await findSelectedPurchases(database, reach, filters)
  return new Download(`export-achats.${format}`, mediaTypes[format], contents[format](readPurchases(database, ids)))
}
