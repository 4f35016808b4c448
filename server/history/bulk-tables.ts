import type { Fields } from '@ma-cantine/lib/entities/field'
import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import { purchaseFields } from '@ma-cantine/lib/purchases/purchase-fields'

/** A table that imports fill in bulk: its rows have the columns `importId` and `importRow`. */
export interface BulkTable {
  readonly table: string
  readonly fields: Fields
  readonly canteen: string
  readonly name: string
  /** Kind of the files that fill it. */
  readonly kind: FileKind
}

const importedTables = {
  purchases: {
    table: 'purchases',
    fields: purchaseFields,
    canteen: 'canteenId',
    name: 'description',
    kind: 'achats',
  },
} satisfies Readonly<Record<string, BulkTable>>
export type BulkName = keyof typeof importedTables
export const bulkTables: Readonly<Record<BulkName, BulkTable>> = importedTables
