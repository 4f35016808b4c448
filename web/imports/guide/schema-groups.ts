import { gridCells } from '@ma-cantine/lib/diagnostics/product-grid'
import { schemaOf } from '@ma-cantine/lib/imports/import-schemas'
import type { Field, TableSchema } from '@ma-cantine/lib/table-schema/descriptor'
import { columnLetter } from '@ma-cantine/lib/table-schema/error'

export interface SchemaColumn {
  readonly field: Field
  /** As a spreadsheet names it: A, B, … AA. */
  readonly letter: string
}

/** Columns that belong together. `label` is a title from the detailed grid; the others are keys of our words. */
export interface SchemaGroup {
  readonly title: 'canteen' | 'diagnostic' | 'all' | 'staff' | { readonly label: string }
  readonly columns: readonly [SchemaColumn, ...SchemaColumn[]]
}

const canteenFields = new Set([...schemaOf('cantines').fields.map(({ name }) => name), 'nombre_satellites'])
const labelByColumn = new Map(gridCells.map(({ column, label }) => [column, label.column]))

/** The key of the group that a column belongs to. */
function partOf({ name }: Field): string {
  if (name.startsWith('admin_')) return 'staff'
  return labelByColumn.get(name) ?? (canteenFields.has(name) ? 'canteen' : 'diagnostic')
}

/** The columns of a file in their order, grouped by subject. */
export function schemaGroups({ fields }: TableSchema): readonly SchemaGroup[] {
  const columns = fields.map((field, index) => ({ field, letter: columnLetter(index + 1) }))
  const parts = Map.groupBy(columns, ({ field }) => partOf(field))
  const isPurchases = !parts.has('canteen') || fields.some(({ name }) => name === 'prix_ht')
  if (isPurchases) return [{ title: 'all', columns: columns as [SchemaColumn, ...SchemaColumn[]] }]
  return [...parts].map(([part, columns]) => ({
    // A title such as « Bio – viandes et volailles » starts with the label.
    title:
      part === 'canteen' || part === 'diagnostic' || part === 'staff'
        ? part
        : { label: columns[0]?.field.title.split(' – ', 1)[0] ?? part },
    columns: columns as [SchemaColumn, ...SchemaColumn[]],
  }))
}
