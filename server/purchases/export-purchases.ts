import type { FileFormat } from '@ma-cantine/lib/http/file-endpoints'
import { purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'
import type { ReplicatedReads } from '../database/replicated-reads.ts'
import type { Download } from '../http/download.ts'
import { exportFile } from '../lists/export-file.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { findSelectedPurchases, readPurchases } from './read-selected-purchases.ts'
import type { PurchaseFilters } from './select-purchases.ts'

const makeFile = exportFile(purchaseFields, { file: 'export-achats', sheet: 'Achats' })

/** The selected purchases in the order of the list, with the words that people read: a file for them, not for imports. */
export async function exportPurchases(
  replicated: ReplicatedReads,
  reach: Reach,
  filters: PurchaseFilters,
  format: FileFormat,
): Promise<Download> {
  const { ids } = await replicated(reader => findSelectedPurchases(reader, reach, filters))
  return makeFile(format, readPurchases(replicated, ids))
}
