import type { ImportErrorCode } from '@ma-cantine/lib/imports/import-error'
import type { Validation } from '@ma-cantine/lib/table-schema/validation'
import { addCellError } from './cell-errors.ts'

/** Adds an error about the SIRET of a row. */
export function addSiretError<Draft>(
  validation: Validation<Draft>,
  code: ImportErrorCode,
  row: number,
  siret: string,
): void {
  addCellError(validation, { code, row, field: 'siret', value: siret })
}
