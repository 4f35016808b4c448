import { type FileKind, schemaOf } from '@ma-cantine/lib/imports/file-kinds'
import { allowedValues, type FieldType, isRequired } from '@ma-cantine/lib/table-schema/descriptor'
import { columnLetter } from '@ma-cantine/lib/table-schema/error'

/** A kind of file as `schemas` describes it. This object is also its JSON. */
export interface SchemaDetails {
  readonly kind: FileKind
  readonly name: string
  readonly title: string
  readonly description: string
  readonly version: string
  readonly columns: readonly ColumnDetails[]
}

export interface ColumnDetails {
  readonly letter: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly type: FieldType
  readonly required: boolean
  readonly expectation: string
  /** Null when any value of the type is accepted. */
  readonly values: readonly string[] | null
  /** Separator of the values of a cell, or null when a cell has one value. */
  readonly separator: string | null
  readonly example: string
}

export function describeSchema(kind: FileKind): SchemaDetails {
  const { name, title, description, version, fields } = schemaOf(kind)
  return {
    kind,
    name,
    title,
    description,
    version,
    columns: fields.map((field, index) => ({
      letter: columnLetter(index + 1),
      name: field.name,
      title: field.title,
      description: field.description,
      type: field.type,
      required: isRequired(field),
      expectation: field.expectation,
      values: allowedValues(field),
      separator: field.doc_enum_multiple ? (field.separator ?? ',') : null,
      example: field.example,
    })),
  }
}
