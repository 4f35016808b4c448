import { fileBindings } from '../entities/file-bindings.ts'
import type { PurchaseDraft } from '../purchases/purchase-draft.ts'
import { purchaseFields } from '../purchases/purchase-fields.ts'
import { purchaseTable } from '../purchases/purchase-table.ts'
import { cellsWriter } from '../table-schema/binding.ts'
import { newCell } from '../table-schema/new-cell.ts'

const dialect = { delimiter: ';', skipInitialSpace: true } as const

const { schema } = purchaseTable
const cellsOf = cellsWriter<PurchaseDraft>(schema, fileBindings(purchaseFields))

/** Draft purchases as a file for the import of purchases, which a French spreadsheet opens directly. */
export function purchasesCsv(drafts: readonly PurchaseDraft[]): string {
  const rows = [schema.fields.map(({ name }) => name), ...drafts.map(cellsOf)]
  return `\ufeff${rows.map(cells => `${cells.map(cell => newCell(cell, dialect)).join(dialect.delimiter)}\r\n`).join('')}`
}
