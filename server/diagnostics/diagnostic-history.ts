import { type DiagnosticFields, diagnosticFields } from '@ma-cantine/lib/diagnostics/diagnostic-fields'
import { namesWhere } from '@ma-cantine/lib/entities/field'
import type { HistoryEntry } from '@ma-cantine/lib/entities/history-entry'
import type { Knex } from 'knex'
import { listHistory } from '../history/list-history.ts'
import { findDiagnostic } from './find-diagnostics.ts'

/** The properties whose changes people see. */
const shownFields = namesWhere<DiagnosticFields, keyof DiagnosticFields>(
  diagnosticFields,
  ({ answer, stored }, name) =>
    answer && stored && !['id', 'canteenId'].includes(name) && !diagnosticFields[name as keyof DiagnosticFields].stamp,
)

/** A page of the changes of a diagnostic, last first. @throws Refusal (404) when the canteen has no such diagnostic. */
export async function diagnosticHistory(
  database: Knex,
  canteenId: number,
  id: number,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ count: number; results: HistoryEntry[] }> {
  await findDiagnostic(database, canteenId, id)
  return listHistory(database, { entity: 'diagnostics', entityId: id, shownFields }, page)
}
