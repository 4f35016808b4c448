import type { Diagnostic } from '@ma-cantine/lib/diagnostics/diagnostic'
import type { Knex } from 'knex'
import { inList } from '../database/in-list.ts'
import { parisTime } from '../time/date-time.ts'
import { type DiagnosticRow, valuesOf } from './diagnostic-row.ts'

/** The diagnostics of these canteens, by canteen, earliest year first: one query whatever their number. */
export async function loadDiagnostics(
  database: Knex,
  canteenIds: readonly number[],
): Promise<Map<number, Diagnostic[]>> {
  const rows: DiagnosticRow[] = await database('diagnostics')
    .where(inList(database, 'canteen_id', canteenIds))
    .orderBy(['canteenId', 'year'])
  return Map.groupBy(rows.map(asDiagnostic), ({ canteenId }) => canteenId)
}

function asDiagnostic(row: DiagnosticRow): Diagnostic {
  const values = valuesOf(row)
  return {
    ...row,
    ...values,
    creationDate: parisTime(row.creationDate),
    modificationDate: parisTime(row.modificationDate),
    isFilled: (values.valueTotalHt ?? 0) > 0,
    // Nothing stores declarations: none can be in force.
    isTeledeclared: false,
    teledeclaration: null,
  }
}
