import type { FileKind } from '@ma-cantine/lib/imports/file-kinds'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { makePrintable } from '@ma-cantine/lib/reports/make-printable'
import { en } from '@ma-cantine/lib/table-messages/en-words'
import { fr } from '@ma-cantine/lib/table-messages/fr-words'
import { allowedValues, type Constraints, type FieldType, isRequired } from '@ma-cantine/lib/table-schema/descriptor'
import { columnLetter } from '@ma-cantine/lib/table-schema/error'
import type { NamedSchema } from './find-schema.ts'

/** A schema as `schemas` describes it. This object is also its JSON. */
export interface SchemaDetails<Kind = FileKind | null> {
  /** Null for a schema of the user's own. */
  readonly kind: Kind
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
  /** What the schema says, or else what its limits tell. */
  readonly expectation: string
  /** Null when any value of the type is accepted. */
  readonly values: readonly string[] | null
  /** Separator of the values of a cell, or null when a cell has one value. */
  readonly separator: string | null
  readonly constraints: Constraints
  readonly example: string
}

const tableWords = { fr, en } as const

export function describeSchema<Kind>({ kind, schema }: NamedSchema<Kind>, locale: Locale): SchemaDetails<Kind> {
  const { name, title, description, version, fields } = schema
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
      expectation: field.expectation || tableWords[locale].expectation(field),
      values: allowedValues(field),
      separator: field.doc_enum_multiple ? (field.separator ?? ',') : null,
      constraints: field.constraints ?? {},
      example: field.example,
    })),
  }
}

/** The same for a terminal, whose cursor a schema of the user's own could move. */
export const printableSchema = (schema: SchemaDetails): SchemaDetails => ({
  ...schema,
  name: makePrintable(schema.name),
  title: makePrintable(schema.title),
  description: makePrintable(schema.description),
  version: makePrintable(schema.version),
  columns: schema.columns.map(column => ({
    ...column,
    name: makePrintable(column.name),
    title: makePrintable(column.title),
    expectation: makePrintable(column.expectation),
    values: column.values?.map(makePrintable) ?? null,
    example: makePrintable(column.example),
  })),
})
