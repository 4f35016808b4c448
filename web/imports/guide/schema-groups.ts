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

/** The keys of the groups that the columns of a file belong to. */
function partsOf(fields: readonly Field[]): (name: string) => string {
  const has = (column: string) => fields.some(({ name }) => name === column)
  const labels = new Set(fields.flatMap(({ name }) => labelByColumn.get(name) ?? []))
  // One label is no grid: a simple report of 2026 has the French part of each family.
  const labelOf = (name: string) => (labels.size > 1 ? labelByColumn.get(name) : undefined)
  // Other files only name a stored canteen, in one column.
  const isOfCanteen = (name: string) => has('nom') && (!has('année_bilan') || canteenFields.has(name))
  return name => {
    if (name.startsWith('admin_')) return 'staff'
    return labelOf(name) ?? (isOfCanteen(name) ? 'canteen' : 'diagnostic')
  }
}

/** The columns of a file in their order, grouped by subject. */
export function schemaGroups({ fields }: TableSchema): readonly SchemaGroup[] {
  const columns = fields.map((field, index) => ({ field, letter: columnLetter(index + 1) }))
  const partOf = partsOf(fields)
  const parts = Map.groupBy(columns, ({ field }) => partOf(field.name))
  if (parts.size === 1 && parts.has('diagnostic')) {
    return [{ title: 'all', columns: columns as [SchemaColumn, ...SchemaColumn[]] }]
  }
  return [...parts].map(([part, columns]) => ({
    // A title such as « Bio – viandes et volailles » starts with the label.
    title:
      part === 'canteen' || part === 'diagnostic' || part === 'staff'
        ? part
        : { label: columns[0]?.field.title.split(' – ', 1)[0] ?? part },
    columns: columns as [SchemaColumn, ...SchemaColumn[]],
  }))
}
