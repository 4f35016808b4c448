import { type FileKind, schemaOf } from '@ma-cantine/lib/imports/file-kinds'
import { codeLabels } from '@ma-cantine/lib/mapping/value-labels'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { allowedValues } from '@ma-cantine/lib/table-schema/descriptor'
import { columnLetter } from '@ma-cantine/lib/table-schema/error'
import type { ColumnView } from '../check-protocol.ts'

export interface FileColumns {
  readonly labels: readonly string[]
  /** The position of each field of the schema. */
  readonly positions: readonly number[]
  /** Adds columns beyond the header, where a row has a cell or an error. */
  readonly width: number
}

/** The columns of the file. */
export function describeColumns(
  kind: FileKind,
  { labels, positions, width }: FileColumns,
  locale: Locale,
): ColumnView[] {
  const { fields } = schemaOf(kind)
  return Array.from({ length: Math.max(labels.length, width) }, (_, position) => {
    const field = fields[positions.indexOf(position)]
    const codes = field && codeLabels[field.name]?.[locale]
    const values = field ? allowedValues(field) : null
    return {
      letter: columnLetter(position + 1),
      label: labels[position]?.trim() ?? '',
      field: field?.name ?? null,
      values: values?.map(value => ({ value, label: codes?.[value] ?? null })) ?? null,
      separator: field?.doc_enum_multiple ? (field.separator ?? ',') : null,
    }
  })
}
