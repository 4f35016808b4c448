import { type FileReport, fileReport } from '@ma-cantine/lib/imports/check-file'
import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import { ErrorCollector } from '@ma-cantine/lib/table-schema/report'
import type { CellError } from './cell-errors.ts'

/** The reason why a whole file is refused, whatever its rows are: the only error of the answer, on row 0. */
export interface FileRejection {
  readonly code: ErrorCode
  readonly value?: string
  readonly expected?: string
}

/** The cells that only the writing of the file shows to be wrong. */
export interface CellsRejection {
  /** Each with the position of its column, from 1. */
  readonly cells: readonly (CellError & { readonly column: number | null })[]
}

export type Rejection = FileRejection | CellsRejection

export function rejectionReport(rejection: Rejection): FileReport {
  const errors = new ErrorCollector()
  const found =
    'cells' in rejection ? rejection.cells : [{ row: 0, column: null, field: null, value: null, ...rejection }]
  for (const { code, row, column, field, value, expected } of found) {
    errors.add(code, row, column, field, value, expected)
  }
  return fileReport(errors.report({ schema: null, encoding: null, bom: false, delimiter: null, rows: 0 }))
}
