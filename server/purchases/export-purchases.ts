import { purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Knex } from 'knex'
import { Download } from '../http/download.ts'
import { exportColumns } from '../lists/export-columns.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { findSelectedPurchases, readPurchases } from './read-selected-purchases.ts'
import type { PurchaseFilters } from './select-purchases.ts'

const { sheetColumns, sheetRow, csvHeader, csvRow } = exportColumns(purchaseFields)

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

async function* selectedPurchases(database: Knex, reach: Reach, filters: PurchaseFilters) {
  const selected = await findSelectedPurchases(database, reach, filters)
  yield* readPurchases(
    database,
    Int32Array.from(selected, ({ id }) => id),
  )
}

export function purchasesWorkbook(database: Knex, reach: Reach, filters: PurchaseFilters): Download {
  const rows = async function* () {
    for await (const purchases of selectedPurchases(database, reach, filters)) yield* purchases.map(sheetRow)
  }
  const content = writeXlsxStream(rows(), { name: 'Achats', columns: sheetColumns, freezePane: { rows: 1 } })
  return new Download('export-achats.xlsx', workbookType, content)
}

export function purchasesCsv(database: Knex, reach: Reach, filters: PurchaseFilters): Download {
  const lines = async function* () {
    yield csvHeader
    for await (const purchases of selectedPurchases(database, reach, filters)) yield purchases.map(csvRow).join('')
  }
  return new Download('export-achats.csv', 'text/csv; charset=utf-8', lines())
}
