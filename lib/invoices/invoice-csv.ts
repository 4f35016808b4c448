import type { Fields } from '../entities/field.ts'
import type { PurchaseDraft } from '../purchases/purchase-draft.ts'
import { purchaseFields } from '../purchases/purchase-fields.ts'
import { purchaseTable } from '../purchases/purchase-table.ts'
import { newCell } from '../table-schema/new-cell.ts'

const dialect = { delimiter: ';', skipInitialSpace: true } as const

const columns = purchaseTable.schema.fields.flatMap(({ name }) =>
  Object.entries(purchaseFields as Fields).flatMap(([property, { file }]) =>
    file?.column === name ? [{ property: property as keyof PurchaseDraft, file }] : [],
  ),
)

/** Draft purchases as a file for the import of purchases, which a French spreadsheet opens directly. */
export function purchasesCsv(drafts: readonly PurchaseDraft[]): string {
  const rows = [
    columns.map(({ file }) => file.column),
    ...drafts.map(draft => columns.map(({ property, file }) => file.write(draft[property]))),
  ]
  return `\ufeff${rows.map(cells => `${cells.map(cell => newCell(cell, dialect)).join(dialect.delimiter)}\r\n`).join('')}`
}
