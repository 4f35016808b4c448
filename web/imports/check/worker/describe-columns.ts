import { type FileKind, schemaOf } from '@ma-cantine/lib/imports/file-kinds'
import { allowedValues } from '@ma-cantine/lib/table-schema/descriptor'
import { columnLetter } from '@ma-cantine/lib/table-schema/error'
import type { ColumnView } from '../check-protocol.ts'

/** The columns of the file; `width` adds those beyond the header where a row has a cell or an error. */
export function describeColumns(
  kind: FileKind,
  labels: readonly string[],
  positions: readonly number[],
  width: number,
): ColumnView[] {
  const { fields } = schemaOf(kind)
  return Array.from({ length: Math.max(labels.length, width) }, (_, position) => {
    const field = fields[positions.indexOf(position)]
    return {
      letter: columnLetter(position + 1),
      label: labels[position]?.trim() ?? '',
      field: field?.name ?? null,
      values: field ? allowedValues(field) : null,
      separator: field?.doc_enum_multiple ? (field.separator ?? ',') : null,
    }
  })
}
