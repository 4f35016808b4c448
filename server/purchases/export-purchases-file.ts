import type { Field } from '@ma-cantine/lib/entities/field'
import type { FileFormat } from '@ma-cantine/lib/http/file-endpoints'
import type { PurchaseFileVersion } from '@ma-cantine/lib/purchases/purchase-file-versions'
import { purchaseFormats } from '@ma-cantine/lib/purchases/purchase-formats'
import type { Binding } from '@ma-cantine/lib/table-schema/binding'
import type { ReplicatedReads } from '../database/replicated-reads.ts'
import type { Download } from '../http/download.ts'
import { fileOfRows } from '../lists/file-rows.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { findSelectedPurchases, readPurchases } from './read-selected-purchases.ts'
import type { PurchaseFilters } from './select-purchases.ts'

/** The columns that spreadsheets calculate with; the others are texts. */
const kinds: Readonly<Record<string, Field['kind']>> = {
  canteenId: 'integer',
  date: 'day',
  priceHt: 'amount',
  localDefinitionKm: 'integer',
}

const columnsOf = (bindings: Readonly<Record<string, { readonly column: string }>>) =>
  Object.fromEntries(
    Object.entries(bindings).map(([name, file]) => [
      name,
      { kind: kinds[name] ?? 'text', file: file as Binding<unknown> },
    ]),
  )

const notRetired = `coalesce(characteristics, '') NOT LIKE '%"CONVERSION_BIO"%'
  AND coalesce(characteristics, '') NOT LIKE '%"EQUIVALENTS"%'`

/** What each version can say, as a condition in SQL: `other-format.ts` tells why. */
const sayable: Readonly<Record<PurchaseFileVersion, string>> = {
  '2025': `coalesce(characteristics, '') NOT LIKE '%"EUROPE"%'
    AND (coalesce(local_definition, '') NOT IN ('PAT', 'COMMUNE', 'KM')
      OR local_definition = 'KM' AND coalesce(local_definition_km, 200) = 200)`,
  '2026-siret': notRetired,
  '2026-id': notRetired,
}

const exports = new Map(
  purchaseFormats.map(format => [
    format.version,
    { format, file: fileOfRows(columnsOf(format.bindings), format.table.schema) },
  ]),
)

/**
 * The selected purchases as a file that an import reads. What the format cannot say is left out: no export changes the
 * meaning of a purchase. A cell that the import wants and the purchase lacks is empty, for people to fill.
 */
export async function purchasesFile(
  replicated: ReplicatedReads,
  reach: Reach,
  { version, ...filters }: PurchaseFilters & { readonly version: PurchaseFileVersion },
  format: FileFormat,
): Promise<Download> {
  const { file, format: words } = exports.get(version) as NonNullable<ReturnType<typeof exports.get>>
  const bySiret = words.canteenColumn === 'siret'
  const kept = `${bySiret ? 'managed.siret IS NOT NULL' : 'true'} AND ${sayable[version]}`
  const { ids, leftOut } = await replicated(reader => findSelectedPurchases(reader, reach, filters, kept))
  return file.makeFile({ format, batches: fileRows(), leftOut })

  async function* fileRows() {
    for await (const purchases of readPurchases(replicated, ids)) {
      yield purchases.map(purchase => {
        const canteenKey = bySiret ? (purchase.siret ?? '') : String(purchase.canteenId)
        const { draft } = words.say({ ...purchase, priceHt: purchase.priceHt.toFixed(2) }, canteenKey)
        return file.textsOf({ ...draft })
      })
    }
  }
}
