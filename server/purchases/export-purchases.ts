import type { NamesOf } from '@ma-cantine/lib/entities/field'
import { type PurchaseFields, purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'
import type { PurchaseSelection } from '@ma-cantine/lib/purchases/purchases-api'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'
import { Download } from '../http/download.ts'
import { exportColumns } from '../lists/export-columns.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { type PurchaseRow, purchaseRows } from './purchase-row.ts'
import { managedBy, purchaseConditions, purchaseOrder } from './select-purchases.ts'

const { names, sheetColumns, sheetRow, csvHeader, csvRow } = exportColumns(purchaseFields)

/** The columns of purchases to read, and those of other tables. */
const storedNames = purchaseRows.columns.filter(column => names.includes(column))
const joinedColumns = { canteenName: 'canteens.name' } satisfies Record<NotStoredNames, string>

type ExportedNames = NamesOf<PurchaseFields, { readonly exportColumn: object }>
type NotStoredNames = Exclude<ExportedNames, (typeof purchaseRows.columns)[number]>
type ExportedPurchase = Record<ExportedNames, unknown>

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const batchRows = 1000

/**
 * Reads the selected purchases in order, batch by batch. All ids are read first: concurrent writes neither repeat nor
 * skip a purchase, and one deleted meanwhile is left out.
 */
async function* selectedPurchases(
  database: Knex,
  reach: Reach,
  selection: PurchaseSelection,
): AsyncGenerator<ExportedPurchase[]> {
  const managed = managedBy(database, reach)
  const conditions = purchaseConditions(database, selection)
  const found = await rawRows<{ id: number }>(
    database,
    `WITH ${managed.sql}
     SELECT purchases.id FROM managed CROSS JOIN purchases
     WHERE canteen_id = managed.id AND deletion_date IS NULL AND ${conditions.sql} ORDER BY ${purchaseOrder(selection)}`,
    [...managed.bindings, ...conditions.bindings],
  )
  const ids = Int32Array.from(found, ({ id }) => id)
  for (let start = 0; start < ids.length; start += batchRows) {
    const part = ids.subarray(start, start + batchRows)
    const rows: (PurchaseRow & Record<NotStoredNames, string>)[] = await database('purchases')
      .join('canteens', 'canteens.id', 'purchases.canteenId')
      .where(inList(database, 'purchases.id', part))
      .whereNull('purchases.deletionDate')
      .select('purchases.id', ...storedNames.map(column => `purchases.${column}`), joinedColumns)
    const byId = new Map(rows.map(row => [row.id, asExported(row)]))
    yield [...part].flatMap(id => byId.get(id) ?? [])
  }
}

/** Exports a missing list like an empty one. */
const asExported = (row: PurchaseRow & Record<NotStoredNames, string>): ExportedPurchase => {
  const { characteristics, ...others } = purchaseRows.valuesOf(row)
  return { ...others, canteenName: row.canteenName, characteristics: characteristics ?? [] }
}

export function purchasesWorkbook(database: Knex, reach: Reach, selection: PurchaseSelection): Download {
  const rows = async function* () {
    for await (const purchases of selectedPurchases(database, reach, selection)) yield* purchases.map(sheetRow)
  }
  const content = writeXlsxStream(rows(), { name: 'Achats', columns: sheetColumns, freezePane: { rows: 1 } })
  return new Download('export-achats.xlsx', workbookType, content)
}

export function purchasesCsv(database: Knex, reach: Reach, selection: PurchaseSelection): Download {
  const lines = async function* () {
    yield csvHeader
    for await (const purchases of selectedPurchases(database, reach, selection)) yield purchases.map(csvRow).join('')
  }
  return new Download('export-achats.csv', 'text/csv; charset=utf-8', lines())
}
