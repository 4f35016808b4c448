import { adminCanteenTable, canteenTable } from '../canteens/canteen-table.ts'
import { purchaseTable } from '../purchases/purchase-table.ts'
import type { Table } from '../table-schema/table.ts'

export const fileKinds = ['achats', 'cantines', 'cantines_admin'] as const
/** A kind of import file, named as its schema in schemas/. */
export type FileKind = (typeof fileKinds)[number]

const tables = { achats: purchaseTable, cantines: canteenTable, cantines_admin: adminCanteenTable }

/** Rows of different kinds make different records: whoever only checks cells needs none of them. */
export const tableOf = (kind: FileKind): Table => tables[kind]

export const schemaOf = (kind: FileKind) => tables[kind].schema

export function kindOfSchema(name: string): FileKind | null {
  return fileKinds.find(kind => tables[kind].schema.name === name) ?? null
}
