/**
 * The part of the Table Schema standard (https://specs.frictionlessdata.io/table-schema/) that our import files use, with
 * four properties of our own, described in schemas/README.md.
 */
export type FieldType = 'string' | 'integer' | 'number' | 'date' | 'year'

export interface Constraints {
  readonly required?: boolean
  readonly unique?: boolean
  readonly pattern?: string
  readonly enum?: readonly string[]
  /** Counts code points. */
  readonly minLength?: number
  readonly maxLength?: number
  /** A number, or a date in ISO form. */
  readonly minimum?: number | string
  readonly maximum?: number | string
  /** The digits of a number in all and after its decimal mark, as in XML Schema. */
  readonly totalDigits?: number
  readonly fractionDigits?: number
}

/** A column as Table Schema describes it, with what our schemas add. */
export interface Field {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly type: FieldType
  readonly format?: string
  /** The decimal mark of a number; a comma or a point when left out. */
  readonly decimalChar?: '.' | ','
  /**
   * Empty where a right row with the other examples leaves the cell empty. The expectation is never empty in our schemas;
   * both may be in a user's.
   */
  readonly example: string
  /** Describes a right value, to complete « Valeur attendue : … ». */
  readonly expectation: string
  readonly constraints?: Constraints
  /** The values that `constraints.pattern` allows, one by one. */
  readonly doc_enum?: readonly string[]
  /** The cell may hold several values, joined by `separator`. */
  readonly doc_enum_multiple?: boolean
  readonly separator?: string
  /** Words that people write for a value of the list: refused, but the error names that value. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>
}

/** The schema of a file: Table Schema, with what ours add. */
export interface TableSchema {
  readonly $schema: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly version: string
  /** The day or the month in which the format was published; left out when it is older than 2026. */
  readonly valid_from?: string
  /** The year of the last declaration campaign in which files may have the format; left out as long as no end is announced. */
  readonly last_campaign?: number
  readonly encoding: string
  readonly fields: readonly Field[]
}

/** The closed list of values of a field, or null when any value of the type is allowed. */
export function allowedValues(field: Field): readonly string[] | null {
  return field.constraints?.enum ?? field.doc_enum ?? null
}

export const isRequired = (field: Field): boolean => field.constraints?.required === true
