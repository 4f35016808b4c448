import type { Fields } from '@ma-cantine/lib/entities/field'
import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import { storesPurchases } from '@ma-cantine/lib/imports/import-outcome'
import { purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'

/** A table that imports fill in bulk: its rows have the columns `importId` and `importRow`. */
export interface BulkTable {
  readonly table: string
  readonly fields: Fields
  readonly canteen: string
  readonly name: string
  /** Whether files of a kind fill it. */
  readonly isFilledBy: (kind: FileKind) => boolean
}

const importedTables = {
  purchases: {
    table: 'purchases',
    fields: purchaseFields,
    canteen: 'canteenId',
    name: 'description',
    isFilledBy: storesPurchases,
  },
} satisfies Readonly<Record<string, BulkTable>>
export type BulkName = keyof typeof importedTables
export const bulkTables: Readonly<Record<BulkName, BulkTable>> = importedTables

/** The tables that files of a kind fill. */
export const bulkNamesOf = (kind: FileKind): BulkName[] =>
  (Object.keys(bulkTables) as BulkName[]).filter(name => bulkTables[name].isFilledBy(kind))
