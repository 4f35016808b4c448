import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { answerOf } from '../http/entity-answer.ts'
import { type DiagnosticRow, diagnosticRows } from './diagnostic-row.ts'

/** The diagnostics of these canteens, by canteen id, earliest year first. One query. */
export async function loadDiagnostics(
  database: Knex,
  canteenIds: readonly number[],
): Promise<Map<number, Diagnostic[]>> {
  const rows: DiagnosticRow[] = await database('diagnostics')
    .where(inList(database, 'canteen_id', canteenIds))
    .orderBy(['canteenId', 'year'])
  return Map.groupBy(rows.map(asDiagnostic), ({ canteenId }) => canteenId)
}

const asDiagnostic = (row: DiagnosticRow): Diagnostic =>
  answerOf(diagnosticRows, row, {
    isFilled: Number(row.valueTotalHt) > 0,
    // Declarations are not stored yet.
    isTeledeclared: false,
    teledeclaration: null,
  })
