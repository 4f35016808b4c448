import { type AmountList, type StoredAmount, storedAmounts } from '@ma-cantine/lib/diagnostics/amount-properties'
import { type DiagnosticFields, diagnosticFields } from '@ma-cantine/lib/diagnostics/diagnostic-fields'
import { entityTable, type RowOf } from '../database/entity-table.ts'

export const diagnosticRows = entityTable('diagnostics', diagnosticFields)

export type DiagnosticRow = RowOf<DiagnosticFields>
export type AmountColumns = Pick<DiagnosticRow, StoredAmount>

export function amountListOf(row: AmountColumns): AmountList {
  return storedAmounts.map(property => {
    const amount = row[property]
    return amount === null ? null : Number(amount)
  })
}
