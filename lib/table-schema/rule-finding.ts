import type { ErrorCollector } from './report.ts'
import type { TableRule } from './table.ts'

/** Adds what a broken rule says of a row: an error, or a warning. */
export function addFinding<Draft>(
  errors: ErrorCollector,
  { code, severity, expected }: TableRule<Draft>,
  draft: Draft,
  row: number,
  column: number,
  field: string | null,
  text: string,
): void {
  // Of a million findings, those that are only counted need not be told.
  const told = errors.keeps(code, field, severity) ? expected?.(draft) : undefined
  if (severity === 'warning') errors.warn(code, row, column, field, text, told)
  else errors.add(code, row, column, field, text, told)
}
