/**
 * The part of the Table Schema standard (https://specs.frictionlessdata.io/table-schema/) that our import files use,
 * plus four properties of our own, described in schemas/README.md.
 */
export type FieldType = 'string' | 'integer' | 'number' | 'date' | 'year'

export interface Constraints {
  readonly required?: boolean
  readonly unique?: boolean
  readonly pattern?: string
  readonly enum?: readonly string[]
  /** Characters, as Unicode counts them. */
  readonly minLength?: number
  readonly maxLength?: number
  /** A number, or for a date its ISO form. */
  readonly minimum?: number | string
  readonly maximum?: number | string
  /** Digits of a number in all, and after its decimal mark, as in XML Schema. */
  readonly totalDigits?: number
  readonly fractionDigits?: number
}

export interface Field {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly type: FieldType
  readonly format?: string
  /** The decimal mark of a number; left out, a comma or a point. */
  readonly decimalChar?: '.' | ','
  /** Empty when the schema gives none, which only a user's may do; so may be the expectation. */
  readonly example: string
  /** What a right value looks like, completing « Valeur attendue : … ». */
  readonly expectation: string
  readonly constraints?: Constraints
  /** The values that `constraints.pattern` allows, one by one. */
  readonly doc_enum?: readonly string[]
  /** The cell may hold several values, joined by `separator`. */
  readonly doc_enum_multiple?: boolean
  readonly separator?: string
  /** What people write for a value of the list: refused, but it tells which value to name. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>
}

export interface TableSchema {
  readonly $schema: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly version: string
  readonly encoding: string
  readonly fields: readonly Field[]
}

/** The closed list of values of a field, or null when any value of the type is allowed. */
export function allowedValues(field: Field): readonly string[] | null {
  return field.constraints?.enum ?? field.doc_enum ?? null
}

export const required = (field: Field): boolean => field.constraints?.required === true
