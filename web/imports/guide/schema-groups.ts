import { gridCells } from '@ma-cantine/lib/diagnostics/product-grid'
import { schemaOf } from '@ma-cantine/lib/imports/import-schemas'
import type { Field, TableSchema } from '@ma-cantine/lib/table-schema/descriptor'
import { columnLetter } from '@ma-cantine/lib/table-schema/error'

export interface SchemaColumn {
  readonly field: Field
  /** As a spreadsheet names it: A, B, … AA. */
  readonly letter: string
}

/** Columns that are read together; a label of the detailed grid has its own title, the others one of ours. */
export interface SchemaGroup {
  readonly title: 'canteen' | 'diagnostic' | 'all' | 'staff' | { readonly label: string }
  readonly columns: readonly [SchemaColumn, ...SchemaColumn[]]
}

const ofCanteen = new Set([...schemaOf('cantines').fields.map(({ name }) => name), 'nombre_satellites'])
const labelOf = new Map(gridCells.map(({ column, label }) => [column, label.column]))

/** What a column is read with. */
function partOf({ name }: Field): string {
  if (name.startsWith('admin_')) return 'staff'
  return labelOf.get(name) ?? (ofCanteen.has(name) ? 'canteen' : 'diagnostic')
}

/** The columns of a file in their order, cut where what they are about changes. */
export function schemaGroups({ fields }: TableSchema): readonly SchemaGroup[] {
  const columns = fields.map((field, index) => ({ field, letter: columnLetter(index + 1) }))
  const parts = Map.groupBy(columns, ({ field }) => partOf(field))
  const isPurchases = !parts.has('canteen') || fields.some(({ name }) => name === 'prix_ht')
  if (isPurchases) return [{ title: 'all', columns: columns as [SchemaColumn, ...SchemaColumn[]] }]
  return [...parts].map(([part, columns]) => ({
    // « Bio – viandes et volailles »: the label comes first.
    title:
      part === 'canteen' || part === 'diagnostic' || part === 'staff'
        ? part
        : { label: columns[0]?.field.title.split(' – ', 1)[0] ?? part },
    columns: columns as [SchemaColumn, ...SchemaColumn[]],
  }))
}
