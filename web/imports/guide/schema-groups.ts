import { gridColumns2026 } from '@ma-cantine/lib/diagnostics/diagnostic-draft-2026'
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
const labelByColumn = new Map<string, string>([
  ...gridCells.map(({ column, label }) => [column, label.column] as const),
  ...[...gridColumns2026].map(([column, { label }]) => [column, label.column] as const),
])

/** The key of the group that a column belongs to. */
function partOf({ name }: Field, describesCanteens: boolean): string {
  if (name.startsWith('admin_')) return 'staff'
  return labelByColumn.get(name) ?? (describesCanteens && canteenFields.has(name) ? 'canteen' : 'diagnostic')
}

/** The columns of a file in their order, grouped by subject. */
export function schemaGroups({ fields }: TableSchema): readonly SchemaGroup[] {
  const columns = fields.map((field, index) => ({ field, letter: columnLetter(index + 1) }))
  // Other files only name a stored canteen, in one column.
  const describesCanteens = fields.some(({ name }) => name === 'nom')
  const parts = Map.groupBy(columns, ({ field }) => partOf(field, describesCanteens))
  if (parts.size === 1 && !describesCanteens)
    return [{ title: 'all', columns: columns as [SchemaColumn, ...SchemaColumn[]] }]
  return [...parts].map(([part, columns]) => ({
    // A title such as « Bio – viandes et volailles » starts with the label.
    title:
      part === 'canteen' || part === 'diagnostic' || part === 'staff'
        ? part
        : { label: columns[0]?.field.title.split(' – ', 1)[0] ?? part },
    columns: columns as [SchemaColumn, ...SchemaColumn[]],
  }))
}
