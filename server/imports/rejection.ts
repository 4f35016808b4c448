import { type FileReport, fileReport } from '@ma-cantine/lib/imports/check-file'
import type { ErrorCode } from '@ma-cantine/lib/imports/error-code'
import { ErrorCollector } from '@ma-cantine/lib/table-schema/report'

/** The reason why a whole file is refused, whatever its rows are: the only error of the answer, on row 0. */
export interface Rejection {
  readonly code: ErrorCode
  readonly value?: string
  readonly expected?: string
}

export function rejectionReport({ code, value, expected }: Rejection): FileReport {
  const errors = new ErrorCollector()
  errors.add(code, 0, null, null, value ?? null, expected)
  return fileReport(errors.report({ schema: null, encoding: null, bom: false, delimiter: null, rows: 0 }))
}
