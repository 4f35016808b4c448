import type { ErrorCollector } from './report.ts'
import type { TableRule } from './table.ts'

/** Adds the error or the warning of a broken rule. */
export function addFinding<Draft>(
  errors: ErrorCollector,
  { code, severity, expected }: TableRule<Draft>,
  draft: Draft,
  row: number,
  column: number,
  field: string | null,
  text: string,
): void {
  // Computes the expected value only for findings that are kept, not for a million that are only counted.
  const expectedValue = errors.canKeep(code, field, severity) ? expected?.(draft) : undefined
  if (severity === 'warning') errors.warn(code, row, column, field, text, expectedValue)
  else errors.add(code, row, column, field, text, expectedValue)
}
