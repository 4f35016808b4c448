import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import type { ImportErrorCode } from '@ma-cantine/lib/imports/import-error'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'

export interface CellError {
  readonly code: ErrorCode
  readonly row: number
  /** Name of the column in the schema. */
  readonly field: string
  readonly value: string
  readonly expected?: string
}

/** Adds an error about a cell, at the position of its column in the file. */
export function addCellError<Draft>(
  { errors, table, positions }: Validation<Draft>,
  { code, row, field, value, expected }: CellError,
): void {
  errors.add(code, row, columnOf({ table, positions }, field), field, value, expected)
}

/** The position in the file of a column of the schema, from 1; null when it is not there. */
export function columnOf<Draft>(
  { table, positions }: Pick<Validation<Draft>, 'table' | 'positions'>,
  field: string,
): number | null {
  const index = table?.schema.fields.findIndex(({ name }) => name === field) ?? -1
  return (positions[index] ?? -1) + 1 || null
}

export function addSiretError<Draft>(
  validation: Validation<Draft>,
  code: ImportErrorCode,
  row: number,
  siret: string,
): void {
  addCellError(validation, { code, row, field: 'siret', value: siret })
}
