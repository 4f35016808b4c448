import { achats } from '@ma-cantine/lib/generated/schemas'
import type { FileFormat } from '@ma-cantine/lib/http/file-endpoints'
import { purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'
import type { Knex } from 'knex'
import type { Download } from '../http/download.ts'
import { fileOfRows } from '../lists/file-rows.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { findSelectedPurchases, readPurchases } from './read-selected-purchases.ts'
import type { PurchaseFilters } from './select-purchases.ts'

const { makeFile, textsOf } = fileOfRows(purchaseFields, achats)

/** The selected purchases of canteens that have a SIRET, as a file that an import reads. */
export async function purchasesFile(
  database: Knex,
  reach: Reach,
  filters: PurchaseFilters,
  format: FileFormat,
): Promise<Download> {
  const { ids, leftOut } = await findSelectedPurchases(database, reach, filters, true)
  return makeFile({ format, batches: fileRows(database, ids), leftOut })
}

async function* fileRows(database: Knex, ids: Int32Array) {
  for await (const purchases of readPurchases(database, ids)) {
    yield purchases.map(purchase => textsOf({ ...purchase, priceHt: purchase.priceHt.toFixed(2) }))
  }
}
