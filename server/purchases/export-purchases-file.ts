import type { Field } from '@ma-cantine/lib/entities/field'
import { achats, achats2026Id, achats2026Siret } from '@ma-cantine/lib/generated/schemas'
import type { FileFormat } from '@ma-cantine/lib/http/file-endpoints'
import { sayIn2025, sayIn2026 } from '@ma-cantine/lib/purchases/other-format'
import { canteenIdBinding, purchaseBindings2026, siretBinding } from '@ma-cantine/lib/purchases/purchase-draft-2026'
import { purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'
import type { PurchaseFileVersion } from '@ma-cantine/lib/purchases/purchase-file-versions'
import type { Binding } from '@ma-cantine/lib/table-schema/binding'
import type { Knex } from 'knex'
import type { Download } from '../http/download.ts'
import { fileOfRows } from '../lists/file-rows.ts'
import type { Reach } from '../teams/managed-canteens.ts'
import { type ExportedPurchase, findSelectedPurchases, readPurchases } from './read-selected-purchases.ts'
import type { PurchaseFilters } from './select-purchases.ts'

/** The columns of a file of 2026 that spreadsheets calculate with; the others are texts. */
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

const valuesOf = (purchase: ExportedPurchase) => ({ ...purchase, priceHt: purchase.priceHt.toFixed(2) })

const notRetired = `coalesce(characteristics, '') NOT LIKE '%"CONVERSION_BIO"%'
  AND coalesce(characteristics, '') NOT LIKE '%"EQUIVALENTS"%'`

/** The format of each version, and what it cannot say as a condition in SQL. */
const versions = {
  '2025': {
    file: fileOfRows(purchaseFields, achats),
    rowOf: (purchase: ExportedPurchase) => ({ ...sayIn2025(valuesOf(purchase)).draft, siret: purchase.siret }),
    needsSiret: true,
    sayable: `coalesce(characteristics, '') NOT LIKE '%"EUROPE"%'
      AND (coalesce(local_definition, '') NOT IN ('PAT', 'COMMUNE', 'KM')
        OR local_definition = 'KM' AND coalesce(local_definition_km, 200) = 200)`,
  },
  '2026-siret': {
    file: fileOfRows(columnsOf({ siret: siretBinding, ...purchaseBindings2026 }), achats2026Siret),
    rowOf: (purchase: ExportedPurchase) => ({ ...sayIn2026(valuesOf(purchase)).draft, siret: purchase.siret }),
    needsSiret: true,
    sayable: notRetired,
  },
  '2026-id': {
    file: fileOfRows(columnsOf({ canteenId: canteenIdBinding, ...purchaseBindings2026 }), achats2026Id),
    rowOf: (purchase: ExportedPurchase) => ({ ...sayIn2026(valuesOf(purchase)).draft, canteenId: purchase.canteenId }),
    needsSiret: false,
    sayable: notRetired,
  },
} as const satisfies Readonly<Record<PurchaseFileVersion, object>>

/**
 * The selected purchases as a file that an import reads. What the format cannot say is left out: no export changes the
 * meaning of a purchase. A cell that the import wants and the purchase lacks is empty, for people to fill.
 */
export async function purchasesFile(
  database: Knex,
  reach: Reach,
  { version, ...filters }: PurchaseFilters & { readonly version: PurchaseFileVersion },
  format: FileFormat,
): Promise<Download> {
  const { file, rowOf, needsSiret, sayable } = versions[version]
  const kept = needsSiret ? `managed.siret IS NOT NULL AND ${sayable}` : sayable
  const { ids, leftOut } = await findSelectedPurchases(database, reach, filters, kept)
  return file.makeFile({ format, batches: fileRows(), leftOut })

  async function* fileRows() {
    for await (const purchases of readPurchases(database, ids)) {
      yield purchases.map(purchase => file.textsOf(rowOf(purchase)))
    }
  }
}
