import { characteristicLabels, familyLabels, type StoredCharacteristic } from '@ma-cantine/lib/purchases/labels'
import type { ProductFamily } from '@ma-cantine/lib/purchases/purchase-draft'
import type { PurchaseSelection } from '@ma-cantine/lib/purchases/purchases-api'
import { csvCell } from '@ma-cantine/lib/reports/csv'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { rawRows } from '../database/sql.ts'
import { Download } from '../http/download.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { managedBy, purchaseConditions, purchaseOrder } from './select-purchases.ts'

interface ExportedPurchase {
  readonly id: number
  readonly date: string
  readonly canteen: string
  readonly description: string | null
  readonly provider: string | null
  readonly family: ProductFamily | null
  readonly characteristics: string | null
  readonly priceHt: number | string
}

const columns = [
  { header: 'Date', width: 12, numFmt: 'yyyy-mm-dd' },
  { header: 'Cantine', width: 30 },
  { header: 'Produit', width: 30 },
  { header: 'Fournisseur', width: 30 },
  { header: 'Famille de produits', width: 30 },
  { header: 'Caractéristiques', width: 40 },
  { header: 'Prix HT', width: 12, numFmt: '#,##0.00' },
]

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const batch = 1000

/**
 * The selected purchases in order, batch by batch. Their ids are read at once: no purchase comes twice or is left out
 * because others are written meanwhile; one deleted meanwhile is left out.
 */
async function* exported(
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
  for (let start = 0; start < ids.length; start += batch) {
    const part = ids.subarray(start, start + batch)
    const rows: ExportedPurchase[] = await database('purchases')
      .join('canteens', 'canteens.id', 'purchases.canteenId')
      .where(inList(database, 'purchases.id', part))
      .whereNull('purchases.deletionDate')
      .select('purchases.id', 'date', 'description', 'provider', 'family', 'characteristics', 'priceHt', {
        canteen: 'canteens.name',
      })
    const byId = new Map(rows.map(row => [row.id, row]))
    yield [...part].flatMap(id => byId.get(id) ?? [])
  }
}

const labelsOf = (characteristics: string | null): string =>
  characteristics === null
    ? ''
    : (JSON.parse(characteristics) as StoredCharacteristic[]).map(code => characteristicLabels[code]).join(', ')

/** What a cell of a workbook can hold. */
const longestCell = 32_767

/** Characters that XML forbids have no place in a workbook. */
const cellText = (text: string | null): string | null =>
  text === null
    ? null
    : text
        .toWellFormed()
        .replace(/[^\P{Cc}\t\r\n]|[\ufffe\uffff]/gu, '\ufffd')
        .slice(0, longestCell)
        .toWellFormed()

/** Texts are cells of text, never formulas; dates and prices are what they are, to be sorted and summed. */
export function purchasesWorkbook(database: Knex, reach: Reach, selection: PurchaseSelection): Download {
  const rows = async function* () {
    for await (const purchases of exported(database, reach, selection)) {
      for (const purchase of purchases) {
        yield [
          new Date(`${purchase.date}T00:00:00Z`),
          cellText(purchase.canteen),
          cellText(purchase.description),
          cellText(purchase.provider),
          purchase.family && familyLabels[purchase.family],
          labelsOf(purchase.characteristics),
          Number(purchase.priceHt),
        ]
      }
    }
  }
  const content = writeXlsxStream(rows(), { name: 'Achats', columns, freezePane: { rows: 1 } })
  return new Download('export-achats.xlsx', workbookType, content)
}

const csvRow = (cells: readonly (string | null)[]): string => `${cells.map(csvCell).join(';')}\r\n`

/** For a French spreadsheet: UTF-8 with its mark, semicolons, decimal commas; no cell is run as a formula. */
export function purchasesCsv(database: Knex, reach: Reach, selection: PurchaseSelection): Download {
  const lines = async function* () {
    yield `\ufeff${csvRow(columns.map(({ header }) => header))}`
    for await (const purchases of exported(database, reach, selection)) {
      yield purchases
        .map(purchase =>
          csvRow([
            purchase.date,
            purchase.canteen,
            purchase.description,
            purchase.provider,
            purchase.family && familyLabels[purchase.family],
            labelsOf(purchase.characteristics),
            Number(purchase.priceHt).toFixed(2).replace('.', ','),
          ]),
        )
        .join('')
    }
  }
  return new Download('export-achats.csv', 'text/csv; charset=utf-8', lines())
}
