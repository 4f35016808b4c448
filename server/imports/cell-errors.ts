import { canteenColumns } from '@ma-cantine/lib/canteens/canteen-keys'
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

/** Adds an error about the cell that names the canteen of a row. */
export function addCanteenError<Draft>(
  validation: Validation<Draft>,
  code: ImportErrorCode,
  row: number,
  key: string,
): void {
  const field = canteenColumns.find(column => columnOf(validation, column) !== null) ?? 'siret'
  addCellError(validation, { code, row, field, value: key })
}
